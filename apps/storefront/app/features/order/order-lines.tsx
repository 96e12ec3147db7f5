import type { OrderView } from '@shop/contract/order'
import { LineItem } from '@shop/ui/line-item/line-item'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { ShopPicture } from '#app/features/catalog/shop-picture.tsx'
import { checkoutSummary } from '#app/texts/checkout-summary.ts'
import { orderPage as texts } from '#app/texts/order-page.ts'
import styles from './order-parts.module.css'
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
        {lines.map(({ id, name, details, remark, pieces, sum, image, theme }) => (
          <li key={id}>
            <LineItem
              size="small"
              data-protein={theme ?? undefined}
              picture={image ? <ShopPicture image={image} sizes="56px" maxWidth={112} decorative /> : null}
              name={name}
              details={
                <>
                  <div className="xs muted">{details}</div>
                  {remark ? <div className={`xs ${styles.remark}`}>{remark}</div> : null}
                </>
              }
              sum={sum}
            >
              <span className="small muted">{checkoutSummary.pieces(pieces)}</span>
            </LineItem>
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
