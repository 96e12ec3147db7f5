import { Button } from '@shop/ui/button/button'
import { PlaceMap } from '#app/features/content/place-map/place-map.tsx'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import styles from './point-picker.module.css'
import type { PointChoice } from './point-view.ts'

const { point: texts } = checkoutShippingTexts

interface PointMapProps {
  points: PointChoice[]
  shown: number | null
  onShow: (id: number) => void
  onPick: (value: string) => void
}

/** The same points as pins; the one that was pressed says what it is and can be chosen. */
export function PointMap({ points, shown, onShow, onPick }: PointMapProps) {
  const point = points.find(({ id }) => id === shown)
  return (
    <div className={styles.picker}>
      <PlaceMap
        label={texts.map}
        failed={texts.mapFailed}
        sources={texts.sources}
        places={points.map(({ id, place, address, lat, lng, refusal }) => ({
          id,
          name: `${place}, ${address}`,
          at: [lat, lng],
          isOff: refusal !== null,
        }))}
        shown={shown}
        onShow={onShow}
      />
      <div role="status" className={styles.tools}>
        {point ? (
          <>
            <span>
              <b>{point.place}</b>, {point.address}
              {point.refusal ? <span className={styles.reason}> {point.refusal}</span> : null}
            </span>
            {point.refusal ? null : (
              <Button size="small" onClick={() => onPick(point.value)}>
                {texts.pick}
              </Button>
            )}
          </>
        ) : null}
      </div>
    </div>
  )
}
