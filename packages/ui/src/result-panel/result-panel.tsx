import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './result-panel.module.css'

type ResultPanelProps = ComponentPropsWithRef<'div'> & {
  /** What is being worked out, the figure itself and its unit. */
  label: ReactNode
  figure: ReactNode
  unit?: ReactNode
  rows?: { name: ReactNode; value: ReactNode }[] | undefined
}

/** Questions on the tint, the answer on the solid colour; the answer is read out when it changes. */
export function ResultPanel({ label, figure, unit, rows = [], className, children, ...rest }: ResultPanelProps) {
  return (
    <div {...rest} className={joinClasses(styles.panel, className)}>
      <div className={styles.questions}>{children}</div>
      <div className={styles.answer} aria-live="polite">
        <div>
          <p className="semi">{label}</p>
          <p className={styles.figure}>
            {figure} <small>{unit}</small>
          </p>
        </div>
        <dl>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are a fixed list without identity
            <div key={index}>
              <dt>{row.name}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
