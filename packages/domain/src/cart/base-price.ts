import type { Halere } from '../money/halere.ts'
import { vatFromGross } from '../money/vat.ts'
import { divideUnitPrice } from './divide-unit-price.ts'
import type { Buyer, PricedVariant } from './pricing-input.ts'
import type { PricingSettings } from './pricing-settings.ts'
import type { PriceSource } from './pricing-trace.ts'

export type BasePrice = {
  readonly unitPrice: Halere
  readonly source: PriceSource
  /** Of a price for many: from how many on. */
  readonly fromPieces?: number
}

/**
 * Every price this buyer may have a piece for: the one agreed with them, those for so many pieces, the list of the group, else the public
 * list. Which of them is best is decided when discounts are taken: more pieces only ever add a price to choose from.
 */
export function basePrices(
  variant: PricedVariant,
  piecesInCart: number,
  buyer: Buyer,
  settings: PricingSettings,
): [BasePrice, ...BasePrice[]] {
  const agreed = buyer.agreedPrices[variant.id]
  const own = variant.prices[buyer.group.priceList]
  const single: BasePrice =
    own === undefined
      ? { unitPrice: publicPrice(variant, publicOf(variant, settings), buyer), source: 'public_list' }
      : { unitPrice: own, source: 'list' }
  const list = own === undefined ? settings.publicPriceList : buyer.group.priceList
  const reached = variant.quantityPrices.filter((step) => step.priceList === list && piecesInCart >= step.fromPieces)
  return [
    single,
    ...reached.map(({ price, fromPieces }): BasePrice => {
      const unitPrice = own === undefined ? publicPrice(variant, price, buyer) : price
      return { unitPrice, source: 'quantity', fromPieces }
    }),
    ...(agreed === undefined ? [] : [{ unitPrice: agreed, source: 'agreed' as const }]),
  ]
}

/** A variant the group has no price for is sold for the public one: never cheaper by mistake. */
function publicOf(variant: PricedVariant, settings: PricingSettings): Halere {
  const price = variant.prices[settings.publicPriceList]
  if (price === undefined) throw new Error(`variant ${variant.id} has no public price`)
  return price
}

function publicPrice(variant: PricedVariant, price: Halere, buyer: Buyer): Halere {
  if (buyer.group.basis === 'gross') return price
  return divideUnitPrice(variant, price).reduce((sum, part) => sum + vatFromGross(part.amount, part.vatRate).base, 0)
}
