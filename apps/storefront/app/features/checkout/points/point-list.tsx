import type { ReactNode } from 'react'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import styles from './point-picker.module.css'
import type { PointChoice } from './point-view.ts'

const { point: texts } = checkoutShippingTexts
/** Who wants another one opens the rest; three are read at a glance. */
const FIRST = 3

interface PointListProps {
  points: PointChoice[]
  /** What is saved, as `value` of a point. */
  chosen: string | null
  /** Stands first whatever is near: the point that is saved, when it is not among those found. */
  before: ReactNode
  /** Our own counter. */
  after: ReactNode
}

/** Nearest first; those that cannot take this order stand last with the reason: one that is missing would be looked for. */
export function PointList({ points, chosen, before, after }: PointListProps) {
  const possible = points.filter(({ refusal }) => refusal === null)
  const first = possible.filter((point, index) => index < FIRST || point.value === chosen)
  const rest = [
    ...possible.filter((point) => !first.includes(point)),
    ...points.filter(({ refusal }) => refusal !== null),
  ]
  return (
    <div className={styles.points} role="radiogroup" aria-label={texts.list}>
      {before}
      {first.map((point) => (
        <PointRow key={point.value} point={point} chosen={chosen} />
      ))}
      {after}
      {rest.length > 0 ? (
        <details className={styles.rest}>
          <summary>{checkoutShippingTexts.morePoints(rest.length)}</summary>
          {rest.map((point) => (
            <PointRow key={point.value} point={point} chosen={chosen} isFull />
          ))}
        </details>
      ) : null}
    </div>
  )
}

interface PointRowProps {
  point: PointChoice
  chosen: string | null
  /** With what it takes, for whoever compares. */
  isFull?: boolean
}

function PointRow({ point, chosen, isFull = false }: PointRowProps) {
  const { value, place, address, carrier, today, notes, refusal, price } = point
  return (
    <ChoiceRow
      name="point"
      value={value}
      title={place}
      details={[carrier, address, today].filter(Boolean).join(' · ')}
      more={refusal ?? (isFull ? notes.join(' · ') : null)}
      isRefused={refusal !== null}
      price={refusal === null ? price : checkoutShippingTexts.none}
      isChosen={value === chosen}
    />
  )
}

interface ChoiceRowProps {
  name: 'point' | 'courier'
  value: string
  title: ReactNode
  details: ReactNode
  more?: ReactNode
  isRefused?: boolean
  price: string
  isChosen: boolean
}

/** One line, one decision. */
export function ChoiceRow({ name, value, title, details, more, isRefused = false, price, isChosen }: ChoiceRowProps) {
  return (
    <label className={styles.point}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen && !isRefused} disabled={isRefused} />
      <span className={styles.words}>
        <b>{title}</b>
        <span className="small muted">{details}</span>
        {more ? <span className={isRefused ? `small ${styles.reason}` : 'xs muted'}>{more}</span> : null}
      </span>
      <span className={styles.price}>{price}</span>
    </label>
  )
}
