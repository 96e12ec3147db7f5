import type { ReactNode } from 'react'
import { RichText } from '#app/prose/prose.tsx'
import type { Inline } from '#app/prose/rich-text.ts'
import styles from './section-frame.module.css'

/** What stands above a block: its headline and a sentence. */
export function Opening({ heading, text = [] }: { heading: string; text?: Inline[] | undefined }) {
  if (!heading && text.length === 0) return null
  return (
    <div className={styles.opening}>
      {heading ? <h2>{heading}</h2> : null}
      {text.length > 0 ? (
        <p className="lead">
          <RichText text={text} />
        </p>
      ) : null}
    </div>
  )
}

/** The headline on the left, the rest beside it where there is room. */
export function Split({ heading, text, children }: { heading: string; text?: Inline[]; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <Opening heading={heading} text={text} />
      <div>{children}</div>
    </div>
  )
}
