import type { ReactNode } from 'react'
import styles from './calculator-frame.module.css'

export function CalculatorFrame({ heading, note, children }: { heading: string; note: string; children: ReactNode }) {
  return (
    <section className="section-tight" id="kalkulacka">
      <div className="wrap">
        <h2 className={styles.heading}>{heading}</h2>
        {children}
        <p className={`xs muted ${styles.note}`}>{note}</p>
      </div>
    </section>
  )
}
