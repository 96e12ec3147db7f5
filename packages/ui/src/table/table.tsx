import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './table.module.css'

type TableProps = ComponentPropsWithRef<'table'> & {
  /** Name of the table; its frame can be scrolled by the keyboard when it is wider than the page. */
  label: string
}

/** Rows and cells are plain `<tr>`, `<th>`, `<td>`; numbers take `data-align="end"`. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.scroll}>
      <table {...rest} className={joinClasses(styles.table, className)} />
    </section>
  )
}
