import { daysBetween } from '@shop/domain/calendar/local-date'
import type { PricePoint } from '#app/goods/product-view.ts'

const MARGIN = 12

/** A price holds until the next one, so the line goes in steps. */
export function toPriceLine(points: readonly PricePoint[], width: number, height: number): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const span = Math.max(1, daysBetween(first.from, last.from) * 1.15)
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const toX = (date: string) => Math.round((daysBetween(first.from, date) / span) * width)
  const toY = (price: number) =>
    Math.round(height - MARGIN - ((price - low) / Math.max(1, high - low)) * (height - 2 * MARGIN))
  const steps = points.map(({ from, price }, index) =>
    index === 0 ? `M${toX(from)} ${toY(price)}` : `H${toX(from)}V${toY(price)}`,
  )
  return `${steps.join('')}H${width}`
}
