import type { CartPrice } from '../cart/cart-price.ts'
import type { DiscountKind } from '../cart/price-part.ts'
import type { Halere } from '../money/halere.ts'
import type { VatAmounts } from '../money/vat.ts'

/** A frozen line: documents, returns and statistics print these numbers and never compute them again. */
export type OrderLine = VatAmounts & {
  readonly id: string
  readonly kind: 'goods' | 'gift' | 'shipping' | 'payment' | 'voucher'
  /** Variant, or the code of the shipping or payment method. */
  readonly itemId: string
  /** The bundle it was bought in. */
  readonly bundleId: string | null
  readonly regularWeeks: number | null
  readonly pieces: number
  readonly vatRate: number
  /** Before volume discount, coupon and credits; like `amount` in the basis of the order. */
  readonly full: Halere
  readonly discounts: Readonly<Record<DiscountKind, Halere>>
  readonly amount: Halere
}

const NONE = { volume: 0, coupon: 0, credits: 0 }

/** Bundles fall apart into what is packed and returned; shipping and fee become lines of their own, one per VAT rate. */
export function freezeLines(price: CartPrice): OrderLine[] {
  const goods = price.lines.flatMap((line) =>
    line.parts.map(({ variantId, ...part }) => ({
      ...part,
      kind: line.kind,
      itemId: variantId,
      bundleId: variantId === line.variantId ? null : line.variantId,
      regularWeeks: line.regularWeeks,
    })),
  )
  const costs = price.sideCosts.map(({ methodCode, ...cost }) => ({
    ...cost,
    itemId: methodCode,
    bundleId: null,
    regularWeeks: null,
    pieces: 1,
    full: cost.amount,
    discounts: NONE,
  }))
  return [...goods, ...costs].map((line, index) => ({ id: String(index + 1), ...line }))
}

export type StockDemand = { readonly variantId: string; readonly pieces: number }

/** What must be reserved, each variant once, sorted so that two orders always lock stock in the same sequence. */
export function stockDemand(lines: readonly Pick<OrderLine, 'kind' | 'itemId' | 'pieces'>[]): StockDemand[] {
  const goods = lines.filter(({ kind }) => kind === 'goods' || kind === 'gift')
  const demand = new Map<string, number>()
  for (const { itemId, pieces } of goods) demand.set(itemId, (demand.get(itemId) ?? 0) + pieces)
  return [...demand]
    .map(([variantId, pieces]) => ({ variantId, pieces }))
    .toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
}
