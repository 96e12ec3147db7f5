import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { SummaryItem } from '#app/features/order/summary-item.tsx'
import type { SummaryView } from '#app/features/order/summary-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutSummaryTexts as texts } from '#app/texts/checkout/checkout-summary.ts'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  summary: SummaryView
  /** A cart can still be changed, an order cannot. */
  canEdit?: boolean
  /** When it comes. */
  children?: ReactNode
}

export function OrderSummary({ summary: { lines, amounts, total, paid, tax }, canEdit, children }: OrderSummaryProps) {
  return (
    <aside className={styles.summary} aria-label={texts.label}>
      <div className={styles.head}>
        <h2 className="h3">{texts.heading}</h2>
        {canEdit ? (
          <TextLink as={ShopLink} standalone to="/kosik/obsah" className="small" aria-label={texts.editLabel}>
            {texts.edit}
          </TextLink>
        ) : null}
      </div>
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
        <SummaryRow name={texts.total} amount={total} tone="total" />
        {paid.map((row) => (
          <SummaryRow key={row.name} {...row} />
        ))}
      </SummaryRows>
      {tax ? <p className={`xs muted ${styles.tax}`}>{tax}</p> : null}
      {children}
    </aside>
  )
}
