import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** One group of the gallery with its anchor. */
export function Chapter({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.chapter}>
      <h2>{title}</h2>
      {note ? <p className="small muted">{note}</p> : null}
      <div className={styles.demo}>{children}</div>
    </section>
  )
}
