import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Suspense, useState } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import type { PickerData } from './load-picker.server.ts'
import { PacketaWidget } from './packeta-widget.tsx'
import { FIND_FORM } from './point-forms.tsx'
import { PointList } from './point-list.tsx'
import styles from './point-picker.module.css'

const { point: texts } = checkoutShippingTexts
// The map is heavy and a second view of the same list: it comes when somebody wants it.
const PointMap = lazyWithTimeout(() => import('./point-map.tsx'), 'PointMap')

/** The list is for everybody; the map and the carrier's own picker are other views of it. */
export function PointPicker({ picker }: { picker: PickerData }) {
  const { code, near, points, widget, isWidgetOpen } = picker
  const [hasMap, setHasMap] = useState(false)
  const [shown, setShown] = useState<number | null>(null)
  return (
    <div className={styles.picker}>
      {widget && isWidgetOpen ? <PacketaWidget widget={widget} code={code} /> : null}
      <div className={styles.search}>
        <Field label={texts.search} id="misto">
          <Input
            name="misto"
            form={FIND_FORM}
            defaultValue={near}
            key={near}
            autoComplete="postal-code"
            maxLength={80}
          />
        </Field>
        <Button type="submit" form={FIND_FORM} variant="line">
          {texts.find}
        </Button>
      </div>
      <div className={styles.tools}>
        <p className="small muted" role="status">
          {points.length === 0 ? texts.empty : checkoutShippingTexts.found(points.length)}
        </p>
        <div className={styles.buttons}>
          {points.length > 0 ? (
            <Button variant="quiet" size="small" aria-expanded={hasMap} onClick={() => setHasMap(!hasMap)}>
              {hasMap ? texts.hideMap : texts.showMap}
            </Button>
          ) : null}
          {widget ? (
            // A page of its own: only there may the carrier's script run.
            <Button
              as="a"
              href={`?${new URLSearchParams({ doprava: code, misto: near, widget: '' })}`}
              variant="quiet"
              size="small"
            >
              {texts.widget}
            </Button>
          ) : null}
        </div>
      </div>
      {hasMap ? (
        <Suspense fallback={null}>
          <PointMap points={points} shown={shown} onShow={setShown} />
        </Suspense>
      ) : null}
      <PointList points={points} shown={shown} />
    </div>
  )
}
