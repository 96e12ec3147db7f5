import type { OrderView } from '@shop/contract/order'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { checkoutSummary } from '#app/texts/checkout-summary.ts'
import { orderPage as texts } from '#app/texts/order-page.ts'
import styles from './order-parts.module.css'
import { SummaryItem } from './summary-item.tsx'
import { toOrderSummary } from './summary-view.ts'
import { VatTable } from './vat-table.tsx'

/** What was bought and for how much, as it was agreed. */
export function OrderLines({ order }: { order: OrderView }) {
  const { lines, amounts, total } = toOrderSummary(order)
  return (
    <section className={styles.part} aria-labelledby="co-je-v-krabici">
      <h2 id="co-je-v-krabici" className="h3">
        {texts.goods}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <SummaryItem line={line} />
          </li>
        ))}
      </ul>
      <SummaryRows>
        {amounts.map(({ name, amount }) => (
          <SummaryRow key={name} name={name} amount={amount} />
        ))}
        <SummaryRow name={checkoutSummary.total} amount={total} tone="total" />
      </SummaryRows>
      <VatTable rows={order.vat} />
    </section>
  )
}
