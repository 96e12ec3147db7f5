import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './portrait-card.module.css'

type PortraitCardProps = ComponentPropsWithRef<'section'> & {
  picture: ReactNode
  /** A heading. */
  name: ReactNode
}

/** A face and a few facts on the colour of `data-tint`. */
export function PortraitCard({ picture, name, className, children, ...rest }: PortraitCardProps) {
  return (
    <section {...rest} className={joinClasses(styles.card, className)}>
      <div className={styles.picture}>{picture}</div>
      <div>
        {name}
        <div className="small">{children}</div>
      </div>
    </section>
  )
}
