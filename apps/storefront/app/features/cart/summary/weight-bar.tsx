import type { CartView } from '@shop/contract/cart-view'
import type { CSSProperties } from 'react'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import { describeWeight } from './describe-weight.ts'
import styles from './weight-bar.module.css'

/** What still fits a pickup point, and what makes it a matter for the courier. */
export function WeightBar({ cart }: { cart: Pick<CartView, 'weightGrams' | 'shippingOptions'> }) {
  const note = describeWeight(cart)
  if (!note) return null
  const { grams, point, pointLimit, parcels, fitsBox, used } = note
  return (
    <div className={styles.weight}>
      <meter className="visually-hidden" min={0} max={100} value={used} aria-label={texts.weight}>
        {used}
      </meter>
      <div
        aria-hidden="true"
        className={styles.bar}
        style={{ '--v': `${used}%` } as CSSProperties}
        data-full={!point || undefined}
      />
      <p>
        {texts.weightIs(grams)} {point ? texts.pointRoom(point.room) : null}
        {pointLimit !== null ? texts.pointFull(pointLimit) : null} {parcels > 1 ? texts.parcels(parcels) : null}{' '}
        {point && !fitsBox ? texts.noBox : null}
      </p>
    </div>
  )
}
