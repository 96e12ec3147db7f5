import type { ReactNode } from 'react'
import styles from './account-block.module.css'

/** A part of an account page under its own heading. */
export function AccountBlock({
  id,
  heading,
  lead,
  children,
}: {
  id?: string
  heading: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.block}>
      <h2>{heading}</h2>
      {lead ? <p className="muted">{lead}</p> : null}
      {children}
    </section>
  )
}
