import { Button } from '@shop/ui/button/button'
import { useEffect, useRef } from 'react'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import { PICK_FORM } from './point-forms.tsx'
import styles from './point-picker.module.css'
import type { PointView } from './point-view.ts'

const { point: texts } = checkoutShippingTexts

interface PointListProps {
  points: PointView[]
  /** The one that is shown on the map. */
  shown: number | null
}

/** Also what cannot be chosen, with the reason: a point that is missing would be looked for. */
export function PointList({ points, shown }: PointListProps) {
  const list = useRef<HTMLUListElement>(null)

  // Brings what was pressed on the map into view.
  useEffect(() => {
    if (shown !== null) list.current?.querySelector(`[data-point="${shown}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  if (points.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ul ref={list} className={styles.list} aria-label={texts.list} tabIndex={0}>
      {points.map((point) => (
        <li key={point.id} data-point={point.id} data-chosen={point.id === shown}>
          <Words point={point} />
          {point.refusal === null ? (
            <Button
              type="submit"
              form={PICK_FORM}
              name="pickupPointId"
              value={point.id}
              size="small"
              variant="line"
              aria-label={`${texts.pick} ${point.place}, ${point.address}`}
            >
              {texts.pick}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Words({ point: { place, address, today, hours, notes, refusal } }: { point: PointView }) {
  return (
    <div className={styles.words}>
      <b className={refusal === null ? undefined : styles.closed}>{place}</b>
      <div className="small">{address}</div>
      <div className="small muted">{[today, hours].filter(Boolean).join(' · ')}</div>
      <div className="small muted">{notes.join(' · ')}</div>
      {refusal === null ? null : <div className={`small ${styles.reason}`}>{refusal}</div>}
    </div>
  )
}
