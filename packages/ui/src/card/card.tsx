import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './card.module.css'

type CardGridProps = ComponentPropsWithRef<'div'> & {
  /** `four`: four columns from 700 px; `dense`: four from 1400 px, for a catalogue beside its filters. */
  columns?: 'three' | 'four' | 'dense' | undefined
}

/** Rows of all cards in a line are aligned by subgrid: picture, rating, name, remark, foot. */
export function CardGrid({ columns = 'three', className, ...rest }: CardGridProps) {
  return <div {...rest} className={joinClasses(styles.grid, className)} data-columns={columns} />
}

type CardProps = Omit<ComponentPropsWithRef<'article'>, 'title'> & {
  /** The picture; it stands on the tint of `data-tint`. */
  picture?: ReactNode
  /** Stands in big type where there is no picture yet. */
  word?: ReactNode
  /** Badges in the corner of the picture. */
  flags?: ReactNode
  /** A small control in the other corner of the picture; it places itself and lies above the link of the card. */
  corner?: ReactNode
  /** The coloured band under the picture: name of the colour on the left, a measure on the right. */
  band?: ReactNode
  bandAside?: ReactNode
  rating?: ReactNode
  /** A heading with one link; the link covers the whole card. */
  name: ReactNode
  meta?: ReactNode
  price?: ReactNode
  /** Lies above the link of the card. */
  action?: ReactNode
  /** Nothing left to have: the picture fades and the band turns grey. */
  gone?: boolean | undefined
}

export function Card(props: CardProps) {
  const { picture, word, flags, corner, band, bandAside, rating, name, meta, price, action, gone, className, ...rest } =
    props
  return (
    <article {...rest} className={joinClasses(styles.card, className)} data-gone={gone || undefined}>
      <div className={styles.tile}>
        {flags ? <div className={styles.flags}>{flags}</div> : null}
        {corner}
        {picture ?? (
          <span aria-hidden="true" className={styles.word}>
            {word}
          </span>
        )}
        {band ? (
          <div className={styles.band}>
            {band}
            <span>{bandAside}</span>
          </div>
        ) : null}
      </div>
      <div className={styles.body}>
        <div>{rating}</div>
        <div className={styles.name}>{name}</div>
        <div className={styles.meta}>{meta}</div>
        <div className={styles.foot}>
          {price}
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
      </div>
    </article>
  )
}
