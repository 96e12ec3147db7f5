import type { TagView } from '@shop/contract/order-detail'
import { formatPercent } from '@shop/czech/format-number'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import { FindingsTable } from '#app/goods/findings-table.tsx'
import { PhoneLink } from '#app/navigation/phone-link.tsx'
import { batchTexts } from '#app/texts/catalog/batch.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import { orderPageTexts } from '#app/texts/order/order-page.ts'
import { tagTexts as texts } from '#app/texts/order/tag.ts'
import { NarrowPage } from './narrow-page.tsx'
import styles from './order-parts.module.css'
import { batchWords } from './parcel-list.tsx'

type Parcel = Extract<TagView, { kind: 'parcel' }>
type Batch = Extract<TagView, { kind: 'batch' }>

/** The way of a parcel; who gets it is nobody's business. */
export function ParcelTag({ tag }: { tag: Parcel }) {
  const { state, carrier, trackingNumber, trackingUrl, storedUntil } = tag
  return (
    <NarrowPage>
      <h1>{texts.parcelHeading}</h1>
      <p className="lead">{orderPageTexts.parcelStates[state]}</p>
      <SummaryRows>
        {carrier ? <SummaryRow name={texts.carrier} amount={carrier} /> : null}
        {trackingNumber ? <SummaryRow name={texts.tracking} amount={trackingNumber} /> : null}
        {storedUntil ? <SummaryRow name={texts.storedUntil} amount={texts.day(storedUntil)} /> : null}
      </SummaryRows>
      {trackingUrl ? (
        <div className="row">
          <Button as="a" href={trackingUrl} rel="noreferrer">
            {texts.track}
          </Button>
        </div>
      ) : null}
      <Events tag={tag} />
      <Inside lines={tag.lines} />
      <Help />
    </NarrowPage>
  )
}

function Events({ tag: { events } }: { tag: Parcel }) {
  const last = events.length - 1
  return (
    <section className="panel stack" aria-labelledby="kudy-jde">
      <h2 id="kudy-jde" className="h3">
        {texts.events}
      </h2>
      {events.length === 0 ? <p>{texts.waiting}</p> : null}
      <Timeline>
        {events.map(({ at, state, words }, index) => (
          <TimelineItem
            key={`${at} ${state}`}
            title={orderPageTexts.parcelStates[state]}
            state={index === last ? 'current' : 'done'}
            icon={index === last ? 'truck' : 'check'}
          >
            {orderPageTexts.at(new Date(at))}
            {words ? `, ${words}` : ''}
          </TimelineItem>
        ))}
      </Timeline>
    </section>
  )
}

function Inside({ lines }: { lines: Parcel['lines'] }) {
  return (
    <section className={styles.part} aria-labelledby="co-v-nem-je">
      <h2 id="co-v-nem-je" className="h3">
        {texts.inside}
      </h2>
      <ul className={styles.list}>
        {lines.map(({ name, productSlug, pieces, batchCode, bestBefore, batchUid }) => (
          <li key={`${name} ${batchCode}`}>
            <span>
              {checkoutSummaryTexts.pieces(pieces)} <a href={`/produkt/${productSlug}`}>{nonBreaking(name)}</a>
            </span>
            <span className="small muted">{batchWords(batchCode, bestBefore)}</span>
            {batchUid ? (
              <TextLink href={`/t/${batchUid}`} aria-label={`${texts.passport} ${batchCode}`} standalone>
                {texts.passport}
              </TextLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What lies in the bag: which batch, from when, until when, and whether it is safe. */
export function BatchTag({ tag }: { tag: Batch }) {
  const { code, productName, variantName, productSlug, bestBefore, producedOn, receivedOn } = tag
  const { recall, isHeld, analysis } = tag
  const day = (date: string | null) => (date === null ? texts.unknown : texts.day(date))
  return (
    <NarrowPage>
      <h1>{texts.batchHeading}</h1>
      <p className="lead">{nonBreaking([productName, variantName].filter(Boolean).join(', '))}</p>
      <BatchNotice recall={recall} isHeld={isHeld} />
      <SummaryRows>
        <SummaryRow name={texts.code} amount={code} />
        <SummaryRow name={texts.bestBefore} amount={day(bestBefore)} />
        <SummaryRow name={texts.producedOn} amount={day(producedOn)} />
        <SummaryRow name={texts.receivedOn} amount={day(receivedOn)} />
      </SummaryRows>
      {analysis === null ? null : <Analysis analysis={analysis} />}
      <div className="row">
        <Button as="a" href={`/produkt/${productSlug}`} variant="line">
          {texts.toProduct}
        </Button>
      </div>
      <Help />
    </NarrowPage>
  )
}

/** What a laboratory found in this very batch, also when the shop sells another one by now. */
function Analysis({ analysis }: { analysis: NonNullable<Batch['analysis']> }) {
  const { laboratory, protocol, analysedOn, figures, findings, protocolHash } = analysis
  return (
    <section className={styles.part} aria-labelledby="rozbor">
      <h2 id="rozbor" className="h3">
        {batchTexts.heading}
      </h2>
      <p className="small muted">{batchTexts.source(laboratory, protocol, texts.day(analysedOn))}</p>
      <SummaryRows>
        {figures.map(({ name, percent }) => (
          <SummaryRow key={name} name={name} amount={formatPercent(percent)} />
        ))}
      </SummaryRows>
      <FindingsTable findings={findings} />
      {protocolHash === null ? null : (
        <p>
          <TextLink href={`/rozbor/${protocolHash}/pdf`} standalone>
            {batchTexts.download}
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** Red once two people have called it back; until then whoever looks is not told that all is well. */
function BatchNotice({ recall, isHeld }: Pick<Batch, 'recall' | 'isHeld'>) {
  if (recall !== null) {
    return (
      <Notice tone="danger">
        <b>{texts.recall}</b>
        <p>
          {recall} {texts.recallHelp}
        </p>
      </Notice>
    )
  }
  return isHeld ? <Notice tone="warn">{texts.held}</Notice> : <Notice tone="success">{texts.fine}</Notice>
}

function Help() {
  return (
    <p className="small muted">
      {texts.help} <PhoneLink /> {texts.or} <a href="/kontakt">{texts.write}</a>.
    </p>
  )
}
