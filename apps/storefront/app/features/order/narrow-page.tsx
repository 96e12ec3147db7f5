import type { ReactNode } from 'react'
import styles from './order-parts.module.css'

/** As wide as the head of a clean page, so that the two stand in line. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={`wrap section-tight stack ${styles.narrow}`}>{children}</div>
}
