import type { Halere } from '../money/halere.ts'
import { type BasePrice, basePrices } from './base-price.ts'
import { divideUnitPrice } from './divide-unit-price.ts'
import type { DraftLine } from './draft-line.ts'
import { discountLine, type LineDiscountRule } from './line-discount.ts'
import { NO_DISCOUNTS, type PricePart } from './price-part.ts'
import type { Buyer, PriceLine } from './pricing-input.ts'
import type { PricingSettings } from './pricing-settings.ts'
import type { TraceEntry } from './pricing-trace.ts'

export type DraftedLine = {
  readonly line: DraftLine
  readonly parts: readonly PricePart[]
  readonly trace: readonly TraceEntry[]
}

/** Rounded per piece, so that three pieces cost three times one piece however they are written. */
export function priceLine(line: PriceLine, piecesInCart: number, buyer: Buyer, settings: PricingSettings): DraftedLine {
  const { base, unitPrice, rule, trace } = bestPrice(line, piecesInCart, buyer, settings)
  const drafted = draftLine(line, 'goods', base, unitPrice, rule)
  const entry: TraceEntry = { code: 'price.base', lineId: line.id, ...base, pieces: line.pieces }
  return { ...drafted, trace: [entry, ...trace, ...divisionTrace(drafted)] }
}

/**
 * The lowest price after its discount; of equals the first, which is the price of one piece. Discounts are rounded, so a lower price may
 * come out dearer than a higher one: comparing what is paid keeps more pieces from ever costing more each.
 */
function bestPrice(line: PriceLine, piecesInCart: number, buyer: Buyer, settings: PricingSettings) {
  const [single, ...others] = basePrices(line.variant, piecesInCart, buyer, settings)
  const discounted = (base: BasePrice) => ({ base, ...discountLine(line, base, buyer, settings) })
  return others
    .map(discounted)
    .reduce((best, next) => (next.unitPrice < best.unitPrice ? next : best), discounted(single))
}

export function giftLine(id: string, variant: PriceLine['variant'], pieces: number): DraftedLine {
  return draftLine({ id, variant, pieces, regularWeeks: null }, 'gift', { unitPrice: 0, source: 'list' }, 0, null)
}

function draftLine(
  { id, variant, pieces, regularWeeks }: PriceLine,
  kind: DraftLine['kind'],
  { unitPrice: listPrice, source }: BasePrice,
  unitPrice: Halere,
  rule: LineDiscountRule | null,
): DraftedLine {
  const key = `${variant.id} ${kind} ${regularWeeks ?? 'once'}`
  const parts = divideUnitPrice(variant, unitPrice).map((part) => ({
    lineId: id,
    lineKey: key,
    variantId: part.variantId,
    pieces: part.pieces * pieces,
    vatRate: part.vatRate,
    full: part.amount * pieces,
    discounts: NO_DISCOUNTS,
  }))
  const traits = [
    ...(variant.compareAtPrice === null ? [] : (['on_sale'] as const)),
    ...(variant.components.length === 0 ? [] : (['bundle'] as const)),
    ...(variant.isMultipack ? (['multipack'] as const) : []),
    ...(regularWeeks === null ? [] : (['regular_delivery'] as const)),
    ...(source === 'quantity' || source === 'agreed' ? [source] : []),
  ]
  const line = { id, key, kind, variantId: variant.id, pieces, regularWeeks, listPrice, unitPrice, rule }
  const goods = { categories: variant.categories, productId: variant.productId ?? null, brand: variant.brand ?? null }
  return { line: { ...line, ...goods, traits }, parts, trace: [] }
}

function divisionTrace({ line, parts }: DraftedLine): TraceEntry[] {
  if (parts.length < 2) return []
  const divided = parts.map(({ variantId, vatRate, full }) => ({ variantId, vatRate, amount: full }))
  return [{ code: 'bundle.divided', lineId: line.id, parts: divided }]
}
