import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode, Ref, ToggleEvent } from 'react'
import { checkoutTexts } from '#app/texts/checkout/checkout.ts'
import styles from './folded-block.module.css'

interface FoldedRowProps {
  title: ReactNode
  details: ReactNode
}

/** What is decided, in a line or two. */
function FoldedRow({ title, details }: FoldedRowProps) {
  return (
    <>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.details}>{details}</span>
      </span>
    </>
  )
}

interface FoldedBlockProps {
  /** Null while nothing is decided: then there is nothing to fold, and the same fields stand open. */
  decided: FoldedRowProps | null
  /** What „Změnit“ changes, for whoever hears only that. */
  label: string
  isOpen: boolean
  onToggle?: (isOpen: boolean) => void
  summaryRef?: Ref<HTMLElement>
  children: ReactNode
}

/** A decided block is one line; it opens without a script, and what is inside is sent with the form either way. */
export function FoldedBlock({ decided, label, isOpen, onToggle, summaryRef, children }: FoldedBlockProps) {
  return (
    <details
      className={styles.block}
      open={isOpen || decided === null}
      data-open-only={decided === null || undefined}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)}
    >
      <summary ref={summaryRef} className={styles.row} hidden={decided === null}>
        {decided ? <FoldedRow {...decided} /> : null}
        <span className={styles.change}>
          {checkoutTexts.change}
          <span className="visually-hidden"> {label}</span>
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}

/** The same line where changing means another page. */
export function DecidedRow({ title, details, children }: FoldedRowProps & { children: ReactNode }) {
  return (
    <div className={styles.row}>
      <FoldedRow title={title} details={details} />
      <span className={styles.link}>{children}</span>
    </div>
  )
}
