import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './stat-block.module.css'

type StatBlockProps = ComponentPropsWithRef<'section'> & { label: ReactNode; figure: ReactNode }

/** One big number on the colour of `data-tint`, with the nose as a shadow. Children are the remark below. */
export function StatBlock({ label, figure, className, children, ...rest }: StatBlockProps) {
  return (
    <section {...rest} className={joinClasses(styles.block, className)}>
      <p className="semi">{label}</p>
      <p className={styles.figure}>{figure}</p>
      <div className={joinClasses('small', styles.remark)}>{children}</div>
    </section>
  )
}
