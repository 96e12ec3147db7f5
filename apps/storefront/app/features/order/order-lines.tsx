import type { OrderDetail } from '@shop/contract/order-detail'
import { formatPrice } from '@shop/czech/format-price'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import { OrderLine } from './order-line.tsx'
import styles from './order-parts.module.css'
import { hasArrived, hasEnded, isWaiting } from './order-trail.ts'
import { toOrderSummary } from './summary-view.ts'
import { VatTable } from './vat-table.tsx'

interface OrderLinesProps {
  detail: OrderDetail
  /** Where its owner writes reviews; null for whoever only has the link. */
  reviewAt: ShopAddress | null
}

/** What was bought and for how much, as it was agreed; what was paid and what went back. */
export function OrderLines({ detail: { order, payment, parcels }, reviewAt }: OrderLinesProps) {
  const { lines, amounts, total, paid } = toOrderSummary(order)
  const goods = order.lines.filter(({ kind }) => kind === 'goods' || kind === 'gift')
  return (
    <section className={styles.part} aria-labelledby="co-je-v-krabici">
      <h2 id="co-je-v-krabici" className="h3">
        {hasEnded(order) ? texts.ordered : texts.goods}
      </h2>
      <ul className={styles.lines}>
        {lines.map((words, index) => {
          const line = goods[index]
          return line ? (
            <li key={words.id}>
              <OrderLine
                line={line}
                words={words}
                parcels={parcels}
                reviewAt={hasArrived(order) ? reviewAt : null}
                canBuyAgain={!isWaiting(order)}
              />
            </li>
          ) : null
        })}
      </ul>
      <SummaryRows>
        {amounts.map(({ name, amount }) => (
          <SummaryRow key={name} name={name} amount={amount} />
        ))}
        <SummaryRow name={checkoutSummaryTexts.total} amount={total} tone="total" />
        {paid.map((row) => (
          <SummaryRow key={row.name} {...row} />
        ))}
        {payment.received > 0 ? <SummaryRow name={texts.received} amount={formatPrice(payment.received)} /> : null}
        {payment.refunded > 0 ? <SummaryRow name={texts.returned} amount={formatPrice(payment.refunded)} /> : null}
      </SummaryRows>
      <Accordion size="small">
        <AccordionItem title={texts.vatTitle}>
          <VatTable rows={order.vat} />
        </AccordionItem>
      </Accordion>
    </section>
  )
}
