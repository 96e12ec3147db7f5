import type { Halere } from '../money/halere.ts'
import { basePrice } from './base-price.ts'
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
  const base = basePrice(line.variant, piecesInCart, buyer, settings)
  const { unitPrice, rule, trace } = discountLine(line, base, buyer, settings)
  const drafted = draftLine(line, 'goods', base.unitPrice, unitPrice, rule)
  const entry: TraceEntry = { code: 'price.base', lineId: line.id, ...base, pieces: line.pieces }
  return { ...drafted, trace: [entry, ...trace, ...divisionTrace(drafted)] }
}

export function giftLine(id: string, variant: PriceLine['variant'], pieces: number): DraftedLine {
  return draftLine({ id, variant, pieces, regularWeeks: null }, 'gift', 0, 0, null)
}

function draftLine(
  { id, variant, pieces, regularWeeks }: PriceLine,
  kind: DraftLine['kind'],
  listPrice: Halere,
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
  ]
  const line = { id, key, kind, variantId: variant.id, pieces, regularWeeks, listPrice, unitPrice, rule }
  return { line: { ...line, categories: variant.categories, traits }, parts, trace: [] }
}

function divisionTrace({ line, parts }: DraftedLine): TraceEntry[] {
  if (parts.length < 2) return []
  const divided = parts.map(({ variantId, vatRate, full }) => ({ variantId, vatRate, amount: full }))
  return [{ code: 'bundle.divided', lineId: line.id, parts: divided }]
}
