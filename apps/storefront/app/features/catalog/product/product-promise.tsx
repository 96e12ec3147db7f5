import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { useEffect, useState } from 'react'
import type { ProductView } from '#app/goods/product-view.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './product-promise.module.css'

interface ProductPromiseProps {
  product: ProductView
  bestBefore: string | null
}

export function ProductPromise({ product: { promise, freeFrom }, bestBefore }: ProductPromiseProps) {
  const minutes = useMinutesLeft(promise.orderBy)
  return (
    <div className={styles.promises}>
      <IconLine icon="truck">
        {productTexts.orderBy(promise)} a <b>{productTexts.arrives(promise.arrivesOn)}</b>
        <br />
        <span className="muted">
          {minutes !== null && promise.isToday ? `${productTexts.timeLeft(minutes)} ` : ''}
          {productTexts.freeFrom(formatPrice(freeFrom))}
        </span>
      </IconLine>
      {promise.pickupOn ? (
        <IconLine icon="pin">
          {productTexts.pickup} <b>{productTexts.pickupFrom(promise.pickupOn)}</b>
        </IconLine>
      ) : null}
      {bestBefore ? (
        <IconLine icon="cal">
          {productTexts.bestBefore} <b>{formatDate(bestBefore)}</b>
        </IconLine>
      ) : null}
      <IconLine icon="repeat">
        <b>{productTexts.moneyBackStrong}</b> {productTexts.moneyBack}
      </IconLine>
    </div>
  )
}

/** The page is kept for everybody, so what is left of the time is known only in the browser. */
function useMinutesLeft(orderBy: string): number | null {
  const [minutes, setMinutes] = useState<number | null>(null)
  // Follows the clock of the browser.
  useEffect(() => {
    const look = () => setMinutes(Math.floor((Date.parse(orderBy) - Date.now()) / 60_000))
    look()
    const timer = setInterval(look, 30_000)
    return () => clearInterval(timer)
  }, [orderBy])
  return minutes !== null && minutes > 0 ? minutes : null
}
