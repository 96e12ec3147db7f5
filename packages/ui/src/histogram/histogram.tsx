import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './histogram.module.css'

type HistogramProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** `share` is 0 to 100, `text` the same as it is written. */
  bars: { label: ReactNode; share: number; text: ReactNode }[]
}

export function Histogram({ bars, className, ...rest }: HistogramProps) {
  return (
    <ul {...rest} className={joinClasses(styles.histogram, className)}>
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are a fixed list without identity
        <li key={index}>
          <span>{bar.label}</span>
          <span className={styles.bar} style={{ '--v': `${bar.share}%` } as CSSProperties} />
          <span className="muted">{bar.text}</span>
        </li>
      ))}
    </ul>
  )
}
