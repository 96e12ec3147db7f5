import type { ParcelView } from '@shop/contract/order-detail'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Badge } from '@shop/ui/badge/badge'
import { TextLink } from '@shop/ui/text-link/text-link'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import styles from './order-parts.module.css'

export function ParcelList({ parcels }: { parcels: ParcelView[] }) {
  if (parcels.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="zasilky">
      <h2 id="zasilky" className="h3">
        {texts.parcels}
      </h2>
      <ul className={styles.list}>
        {parcels.map((parcel) => (
          <li key={parcel.parcelId}>
            <Parcel parcel={parcel} isOneOfMore={parcels.length > 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is in it stands with the goods; only when there are more parcels it must be said which is in which. */
function Parcel({ parcel, isOneOfMore }: { parcel: ParcelView; isOneOfMore: boolean }) {
  const { number, uid, state, carrier, trackingNumber, trackingUrl, storedUntil, codAmount, lines } = parcel
  return (
    <>
      <div className="row">
        <b>{texts.parcel(number)}</b>
        <Badge tone={state === 'problem' ? 'warn' : 'success'}>{texts.parcelStates[state]}</Badge>
      </div>
      <div className="small muted">
        {texts.parcelFacts(carrier, trackingNumber, parcel.weightGrams)}
        {state === 'ready_for_pickup' && storedUntil ? ` · ${texts.storedUntil(storedUntil)}` : ''}
        {codAmount > 0 && state !== 'delivered' ? ` · ${texts.cash(codAmount)}` : ''}
      </div>
      {isOneOfMore ? (
        <ul className={`small ${styles.inside}`}>
          {lines.map(({ name, pieces, batchCode }) => (
            <li key={`${name} ${batchCode}`}>
              {checkoutSummaryTexts.pieces(pieces)} {nonBreaking(name)}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="row">
        {trackingUrl ? (
          <TextLink href={trackingUrl} rel="noreferrer" standalone>
            {texts.track}
          </TextLink>
        ) : null}
        <TextLink href={`/t/${uid}`} standalone>
          {texts.passport}
        </TextLink>
      </div>
    </>
  )
}

/** Which batch it is from and until when it is good. */
export function batchWords(code: string | null, bestBefore: string | null): string {
  return [
    ...(code === null ? [] : [`${texts.batch} ${code}`]),
    ...(bestBefore === null ? [] : [`${texts.bestBefore} ${texts.day(bestBefore)}`]),
  ].join(', ')
}
