import { Button } from '@shop/ui/button/button'
import { PlaceMap } from '#app/features/content/place-map/place-map.tsx'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import { PICK_FORM } from './point-forms.tsx'
import styles from './point-picker.module.css'
import type { PointView } from './point-view.ts'

const { point: texts } = checkoutShippingTexts

interface PointMapProps {
  points: PointView[]
  shown: number | null
  onShow: (id: number) => void
}

/** The same points as pins; the one that was pressed says what it is and can be chosen. */
export function PointMap({ points, shown, onShow }: PointMapProps) {
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
              <Button type="submit" form={PICK_FORM} name="pickupPointId" value={point.id} size="small">
                {texts.pick}
              </Button>
            )}
          </>
        ) : null}
      </div>
    </div>
  )
}
