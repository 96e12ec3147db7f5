import type { TraceEntry } from '@shop/domain/cart/pricing-trace'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import { explainReason } from '#app/texts/cart/cart-reasons.ts'
import styles from './why.module.css'

interface WhyProps {
  /** What the amount is of, for those who do not see the row. */
  of: string
  entries: readonly TraceEntry[]
}

/** Every amount can say where it comes from. */
export function Why({ of, entries }: WhyProps) {
  const reasons = entries.flatMap((entry) => explainReason(entry))
  if (reasons.length === 0) return null
  return (
    <details className={styles.why}>
      <summary aria-label={texts.whyOf(of)}>{texts.why}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  )
}
