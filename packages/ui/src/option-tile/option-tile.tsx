import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './option-tile.module.css'

type OptionTileProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode
  description?: ReactNode
  /** A small pill on the upper edge. */
  flag?: ReactNode
}

export function OptionTile({ title, description, flag, className, ...rest }: OptionTileProps) {
  return (
    <label className={joinClasses(styles.tile, className)}>
      <input {...rest} type="radio" />
      {flag ? <span className={styles.flag}>{flag}</span> : null}
      <span className={styles.title}>{title}</span>
      {description ? <span className={styles.description}>{description}</span> : null}
    </label>
  )
}

/** Three tiles to a row. */
export function OptionTiles({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(styles.tiles, className)} />
}
