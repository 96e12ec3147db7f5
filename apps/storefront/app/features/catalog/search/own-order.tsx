import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useFetch } from '#app/navigation/use-fetch.ts'
import { answerTexts as texts } from '#app/texts/catalog/answers.ts'
import styles from './answer-block.module.css'

/** What the page may say about the last order of whoever asks, or the one named; it is told beside the page, never in it. */
export interface OwnOrder {
  isSignedIn: boolean
  order: {
    to: ShopAddress
    number: string
    state: string
    /** The promised day while it has not come. */
    expected: string | null
    parcels: { words: string; trackingUrl: string | null }[]
  } | null
}

interface OwnOrderAnswerProps {
  number: string | null
  /** The page has the form for a lost link itself. */
  isHere?: boolean
}

/** The same for everybody until the answer comes; without scripts it stays a way to the account and to a lost link. */
export function OwnOrderAnswer({ number, isHere = false }: OwnOrderAnswerProps) {
  const { data } = useFetch<OwnOrder>(number ? `/api/moje-zasilka?cislo=${number}` : '/api/moje-zasilka')
  const order = data?.order
  return (
    <section className={styles.own} aria-live="polite">
      <h2 className="h3">{order ? texts.yourOrder(order.number) : texts.findOrder}</h2>
      <p>{order ? order.state : data?.isSignedIn ? (number ? texts.notYours(number) : texts.noOrder) : texts.guest}</p>
      {order ? <Whereabouts order={order} /> : null}
      <div className="row">
        {order ? (
          <Button as={ShopLink} to={order.to} prefetch="none">
            {texts.openOrder}
          </Button>
        ) : (
          <Button as={ShopLink} to="/ucet/prehled" variant="line" prefetch="none">
            {texts.toOrders}
          </Button>
        )}
        {order || isHere ? null : (
          <Button as={ShopLink} to="/moje-objednavka" variant="line" prefetch="none">
            {texts.lostLink}
          </Button>
        )}
      </div>
    </section>
  )
}

function Whereabouts({ order: { expected, parcels } }: { order: NonNullable<OwnOrder['order']> }) {
  return (
    <>
      {expected ? <p>{expected}</p> : null}
      {parcels.map(({ words, trackingUrl }) => (
        <p key={words}>
          {words}{' '}
          {trackingUrl ? (
            <TextLink href={trackingUrl} rel="noreferrer" target="_blank">
              {texts.track}
            </TextLink>
          ) : null}
        </p>
      ))}
    </>
  )
}
