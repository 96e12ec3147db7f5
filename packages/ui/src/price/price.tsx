import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './price.module.css'

type PriceProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** All amounts come formatted. */
  amount: ReactNode
  /** The struck amount; `formerLabel` says to the ear what the line through it says to the eye. */
  former?: ReactNode
  formerLabel?: string | undefined
  /** Price of one unit of measure. */
  unit?: ReactNode
  /** A duty of the law or another remark below. */
  note?: ReactNode
  /** What the same costs when it comes again and again. */
  repeat?: ReactNode
  reduced?: boolean | undefined
  size?: 'medium' | 'large' | undefined
}

/** Always in this order: amount, former amount beside it, unit price, note, repeated price. */
export function Price(props: PriceProps) {
  const { amount, former, formerLabel, unit, note, repeat, reduced, size, className, ...rest } = props
  return (
    <div
      {...rest}
      className={joinClasses(styles.price, className)}
      data-reduced={reduced || undefined}
      data-size={size}
    >
      <span className={styles.amounts}>
        <span className={styles.now}>{amount}</span>
        {former ? (
          <s className={styles.former}>
            <span className="visually-hidden">{formerLabel} </span>
            {former}
          </s>
        ) : null}
      </span>
      {unit ? <span className={styles.unit}>{unit}</span> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
      {repeat ? (
        <span className={styles.repeat}>
          <Icon name="repeat" /> {repeat}
        </span>
      ) : null}
    </div>
  )
}
