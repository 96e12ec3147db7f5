import type { ReactNode } from 'react'
import styles from './checkout-page.module.css'

/** The work on the left, what is being bought on the right; on a small screen one below the other. */
export function CheckoutPage({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap wrap-funnel ${styles.funnel}`}>
      {children}
      {summary}
    </div>
  )
}
