import type { PlanLinkView } from '@shop/contract/plan/plan'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { planTexts } from '#app/texts/customer/plan.ts'
import { planLinkTexts as texts } from '#app/texts/customer/plan-link.ts'
import styles from './link-parcel.module.css'
import { ParcelLines } from './parcel-lines.tsx'
import { toParcelPayment } from './to-parcel-payment.ts'

/** The parcel a link is about: goods, every amount, the difference, and of the address only as much as is safe. */
export function LinkParcel({ view }: { view: PlanLinkView }) {
  const { cycle, shipping, payment, card, place } = view
  const [preposition, day] = planTexts.dayParts(cycle.deliveryFrom, cycle.deliveryTo)
  const paidBy = card && toParcelPayment(view) === 'card' ? planTexts.card(card.number) : payment?.name
  return (
    <aside className={styles.parcel} id="balik" aria-label={texts.aside}>
      <div>
        <p className="label">{texts.arrives}</p>
        <p className={styles.day}>
          {preposition} {day}
        </p>
      </div>
      <ParcelLines cycle={cycle} />
      <SummaryRows>
        <SummaryRow name={texts.shipping} amount={cycle.shipping === 0 ? texts.free : formatPrice(cycle.shipping)} />
        {cycle.paymentFee > 0 ? <SummaryRow name={texts.fee} amount={formatPrice(cycle.paymentFee)} /> : null}
        <SummaryRow
          name={texts.difference}
          amount={cycle.difference === null ? planTexts.first : planTexts.difference(cycle.difference)}
        />
        <SummaryRow name={texts.total} amount={formatPrice(cycle.payable)} tone="total" />
      </SummaryRows>
      <p className="small muted">
        {nonBreaking([paidBy, texts.where(shipping?.name ?? '', place)].filter(Boolean).join(', '))}.{' '}
        {cycle.order ? null : planTexts.priceOf(cycle.isAnnounced)}
      </p>
    </aside>
  )
}
