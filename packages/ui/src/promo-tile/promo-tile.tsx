import type { ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './promo-tile.module.css'

type Own = {
  title: ReactNode
  /** Cropped by the lower edge. */
  picture?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

type PromoTileProps<T extends ElementType = 'a'> = AsProps<T, Own>

/** A block of solid colour among cards: the colour of `data-tint`, forest without one. */
export function PromoTile<T extends ElementType = 'a'>(props: PromoTileProps<T>) {
  const { as, title, picture, className, children, ...rest } = props
  const Element: ElementType = as ?? 'a'
  return (
    <Element {...rest} className={joinClasses(styles.tile, className)}>
      <span>
        <span className={joinClasses('display', styles.title)}>{title}</span>
        <span className={styles.text}>
          {children} <Icon name="arrow" />
        </span>
      </span>
      {picture ? <span className={styles.picture}>{picture}</span> : null}
    </Element>
  )
}
