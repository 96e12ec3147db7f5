import type { CSSProperties, ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './rating.module.css'

type Own = {
  /** 0 to 5. */
  value: number
  /** The whole sentence for those who do not see the stars; what is drawn is then hidden from them. */
  label: string
  /** The number beside the stars, already formatted. */
  score?: ReactNode
  count?: ReactNode
  className?: string | undefined
}

type RatingProps<T extends ElementType = 'span'> = AsProps<T, Own>

export function Rating<T extends ElementType = 'span'>(props: RatingProps<T>) {
  const { as, value, label, score, count, className, ...rest } = props
  const Element: ElementType = as ?? 'span'
  return (
    <Element {...rest} className={joinClasses(styles.rating, className)}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true" className={styles.stars} style={{ '--v': `${value * 20}%` } as CSSProperties} />
      {score === undefined ? null : <b aria-hidden="true">{score}</b>}
      {count === undefined ? null : (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </Element>
  )
}
