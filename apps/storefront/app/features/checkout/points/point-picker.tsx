import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import type { PickerData } from './load-picker.server.ts'
import { PacketaWidget } from './packeta-widget.tsx'
import { PointList } from './point-list.tsx'
import styles from './point-picker.module.css'
import { usePoints } from './use-points.ts'

const { point: texts } = checkoutShippingTexts
// The map is heavy and a second view of the same list: it comes when somebody wants it.
const PointMap = lazyWithTimeout(() => import('./point-map.tsx'), 'PointMap')
const WHOLE_ZIP = /^\d{3}\s?\d{2}$/

interface PointPickerProps {
  picker: PickerData
  chosen: string | null
  error: string | undefined
  before: ReactNode
  after: ReactNode
  onPick: (value: string) => void
}

/** The list is for everybody; the map and the carrier's own picker are other views of it. */
export function PointPicker({ picker: loaded, chosen, error, before, after, onPick }: PointPickerProps) {
  const { picker, find } = usePoints(loaded)
  const { near, points, widget } = picker
  const [hasMap, setHasMap] = useState(false)
  const [shown, setShown] = useState<number | null>(null)
  const [place, setPlace] = useState(near)

  function write(text: string) {
    setPlace(text)
    if (WHOLE_ZIP.test(text.trim())) find(text)
  }
  return (
    <div className={styles.picker}>
      {widget && loaded.isWidgetOpen ? <PacketaWidget widget={widget} /> : null}
      <div className={styles.search}>
        <Field label={texts.search} id="udaje-misto" error={error}>
          <Input
            name="misto"
            value={place}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={(event) => onEnter(event, () => find(place))}
            autoComplete="postal-code"
            maxLength={80}
          />
        </Field>
        {/* Which place the list is of: without a script the Enter key asks for another one first. */}
        <input type="hidden" name="near" value={near} />
        <Button
          type="submit"
          name="intent"
          value="find"
          variant="line"
          onClick={(event) => stop(event, () => find(place))}
        >
          {texts.find}
        </Button>
      </div>
      <p className={points.length > 0 ? 'visually-hidden' : 'small muted'} role="status">
        {near === '' ? texts.ask : points.length === 0 ? texts.empty : checkoutShippingTexts.found(points.length)}
      </p>
      {/* Radios keep what was pressed, so another place begins with a list of its own. */}
      <PointList key={near} points={points} chosen={chosen} before={before} after={after} />
      <div className={styles.buttons}>
        {points.length > 0 ? (
          <Button variant="quiet" size="small" aria-expanded={hasMap} onClick={() => setHasMap(!hasMap)}>
            {hasMap ? texts.hideMap : texts.showMap}
          </Button>
        ) : null}
        {widget ? (
          // A page of its own: only there may the carrier's script run.
          <Button as="a" href={`?${new URLSearchParams({ misto: near, widget: '' })}`} variant="quiet" size="small">
            {texts.widget}
          </Button>
        ) : null}
      </div>
      {hasMap ? (
        <Suspense fallback={null}>
          <PointMap points={points} shown={shown} onShow={setShown} onPick={onPick} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The Enter key looks for points here; it would send the whole form. */
function onEnter(event: KeyboardEvent, act: () => void) {
  if (event.key === 'Enter') stop(event, act)
}

function stop(event: { preventDefault(): void }, act: () => void) {
  event.preventDefault()
  act()
}
