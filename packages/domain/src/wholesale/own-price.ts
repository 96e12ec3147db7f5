import { divideUnitPrice } from '../cart/divide-unit-price.ts'
import { priceLine } from '../cart/price-line.ts'
import type { Buyer, PricedVariant } from '../cart/pricing-input.ts'
import type { PricingSettings } from '../cart/pricing-settings.ts'
import type { TraceEntry } from '../cart/pricing-trace.ts'
import { regularDeliveryRefusal } from '../cart/regular-delivery.ts'
import type { Halere } from '../money/halere.ts'
import { vatFromNet } from '../money/vat.ts'

type OwnPrice = {
  readonly unitPrice: Halere
  /** The same with VAT; null where the price holds it already. */
  readonly withVat: Halere | null
  readonly regularPrice: Halere | null
  readonly steps: readonly { readonly from: number; readonly price: Halere }[]
  readonly reasons: readonly TraceEntry[]
}

/** What a piece costs this buyer before anything is in a cart, by the rules of the cart. Null when it is what everybody sees. */
export function ownPrice(
  variant: PricedVariant,
  buyer: Buyer,
  everybody: Buyer['group'],
  settings: PricingSettings,
): OwnPrice | null {
  const own = priceList(variant, buyer, settings)
  const isPublic = variant.prices[everybody.priceList] !== undefined
  if (isPublic && buyer.group.basis === everybody.basis) {
    const shown = priceList(variant, { ...buyer, group: everybody, agreedPrices: {} }, settings)
    if (isSame(own, shown)) return null
  }
  const { basis } = buyer.group
  return { ...own, withVat: basis === 'net' ? withVat(variant, own.unitPrice) : null }
}

type Prices = Omit<OwnPrice, 'withVat'>

function priceList(variant: PricedVariant, buyer: Buyer, settings: PricingSettings): Prices {
  const at = (pieces: number, regularWeeks: number | null = null) =>
    priceLine({ id: variant.id, variant, pieces, regularWeeks }, pieces, buyer, settings)
  const { line, trace } = at(1)
  // Every interval has the same price, so any will do to ask.
  const regular = regularDeliveryRefusal(variant, buyer.group, settings) ? null : at(1, 1).line.unitPrice
  return {
    unitPrice: line.unitPrice,
    regularPrice: regular !== null && regular < line.unitPrice ? regular : null,
    steps: stepsOf(variant, line.unitPrice, (pieces) => at(pieces).line.unitPrice),
    reasons: trace,
  }
}

/** Only steps that are paid: each costs less than the one before. */
function stepsOf({ quantityPrices }: PricedVariant, single: Halere, priceOf: (pieces: number) => Halere) {
  const counts = [...new Set(quantityPrices.map(({ fromPieces }) => fromPieces))].toSorted((a, b) => a - b)
  let lowest = single
  return counts.flatMap((from) => {
    const price = priceOf(from)
    if (price >= lowest) return []
    lowest = price
    return [{ from, price }]
  })
}

function isSame(a: Prices, b: Prices): boolean {
  return (
    a.unitPrice === b.unitPrice &&
    a.regularPrice === b.regularPrice &&
    a.steps.length === b.steps.length &&
    a.steps.every(({ from, price }, index) => b.steps[index]?.from === from && b.steps[index]?.price === price)
  )
}

function withVat(variant: PricedVariant, net: Halere): Halere {
  return divideUnitPrice(variant, net).reduce((sum, { amount, vatRate }) => sum + vatFromNet(amount, vatRate).gross, 0)
}
