import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { useCallback, useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { Prose } from '#app/prose/prose.tsx'
import { fairTexts as texts } from '#app/texts/customer/fair.ts'
import { ChanceTable } from './chance-table.tsx'
import type { Wheel } from './load-wheel.server.ts'
import { PrizeWheel } from './prize-wheel.tsx'
import { useIdle } from './use-idle.ts'
import styles from './wheel-page.module.css'

const SPIN_MS = 4600
const CLEAR_AFTER_SECONDS = 45

interface WheelPageProps {
  wheel: Wheel
  refused: string | null
}

type SpinAnswer = { wheel: Wheel | null; refused: string | null }

/** The press asks the server; the wheel turns to what the server has drawn, and the words come when it stands. */
export function WheelPage({ wheel, refused }: WheelPageProps) {
  const fetcher = useFetcher<SpinAnswer>()
  const navigate = useNavigate()
  const drawn = fetcher.data?.wheel?.result ?? wheel.result
  const [isTurning, setIsTurning] = useState(false)
  const [isStill, setIsStill] = useState(false)
  const isFresh = Boolean(fetcher.data?.wheel?.result)

  // Waits as long as the drawing turns; whoever asked for no motion does not wait.
  useEffect(() => {
    if (!isFresh || isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setIsTurning(true)
    const timer = setTimeout(() => setIsTurning(false), SPIN_MS)
    return () => clearTimeout(timer)
  }, [isFresh, isStill])

  const toForm = useCallback(() => void navigate('/private/forpets/formular'), [navigate])
  useIdle(CLEAR_AFTER_SECONDS, drawn !== null && !isTurning, toForm)

  const said = fetcher.data?.refused ?? refused
  return (
    <section className={styles.page}>
      <div className={`wrap ${styles.columns}`}>
        <div className="stack">
          <div className="stack on-dark">
            <h1>{texts.spinHeading}</h1>
            {wheel.ration ? <Ration ration={wheel.ration} /> : null}
            {said ? <Notice tone="danger">{said}</Notice> : null}
            {drawn ? null : (
              <fetcher.Form method="post" className={styles.form}>
                <p className="lead">{texts.spinLead}</p>
                <div className="row">
                  <Button type="submit" variant="highlight" size="large" loading={fetcher.state !== 'idle'}>
                    {texts.spin}
                  </Button>
                  <Button type="submit" variant="white" onClick={() => setIsStill(true)}>
                    {texts.skip}
                  </Button>
                </div>
              </fetcher.Form>
            )}
          </div>
          <div role="status">
            {isTurning ? <p className="lead on-dark">{texts.spinning}</p> : drawn ? <Result result={drawn} /> : null}
          </div>
        </div>
        <PrizeWheel segments={wheel.segments} stopAt={drawn?.index ?? null} isStill={isStill || !isFresh} />
        <details className={styles.rules}>
          <summary>{texts.chances}</summary>
          <ChanceTable segments={wheel.segments} />
          <Prose blocks={wheel.rules} />
        </details>
      </div>
    </section>
  )
}

function Ration({ ration }: { ration: NonNullable<Wheel['ration']> }) {
  return (
    <p>
      <b>{texts.ration}:</b> {texts.rationText(ration.gramsPerDay, ration.pricePerDay, ration.productName)}
    </p>
  )
}

function Result({ result }: { result: NonNullable<Wheel['result']> }) {
  const { segment, hasCode, validTo } = result
  if (segment.prize === null) {
    return (
      <div className={styles.result}>
        <h2>{texts.loseHeading}</h2>
        <p>{texts.loseText}</p>
        <ResultWays />
      </div>
    )
  }
  return (
    <div className={styles.result}>
      <div>
        <Badge tone="highlight">{texts.win}</Badge>
      </div>
      <h2>{texts.won(segment.prize)}</h2>
      <p>{segment.description}</p>
      <p>{hasCode ? texts.code(validTo) : howToTake(segment)}</p>
      <ResultWays />
    </div>
  )
}

function howToTake({ kind, isShipped }: NonNullable<Wheel['result']>['segment']): string {
  if (kind === 'credits') return texts.credits
  return isShipped ? texts.shipped : texts.product
}

function ResultWays() {
  return (
    <div className="row">
      <Button as={ShopLink} to="/private/forpets/formular">
        {texts.next}
      </Button>
      <Button as={ShopLink} to="/produkty" variant="line">
        {texts.shop}
      </Button>
    </div>
  )
}
