import type { Halere } from '../money/halere.ts'
import { vatFromGross } from '../money/vat.ts'
import { divideUnitPrice } from './divide-unit-price.ts'
import type { Buyer, PricedVariant } from './pricing-input.ts'
import type { PricingSettings } from './pricing-settings.ts'
import type { PriceSource } from './pricing-trace.ts'

export type BasePrice = { readonly unitPrice: Halere; readonly source: PriceSource }

/** Agreed price, else the best quantity price, else the list of the group, else the public list. */
export function basePrice(
  variant: PricedVariant,
  piecesInCart: number,
  buyer: Buyer,
  settings: PricingSettings,
): BasePrice {
  const agreed = buyer.agreedPrices[variant.id]
  if (agreed !== undefined) return { unitPrice: agreed, source: 'agreed' }

  const list = variant.prices[buyer.group.priceList]
  const quantity = quantityPrice(variant, piecesInCart, buyer.group.priceList)
  if (quantity !== null && (list === undefined || quantity < list)) return { unitPrice: quantity, source: 'quantity' }
  if (list !== undefined) return { unitPrice: list, source: 'list' }
  return { unitPrice: publicPrice(variant, buyer, settings), source: 'public_list' }
}

function quantityPrice(variant: PricedVariant, pieces: number, priceList: string): Halere | null {
  const reached = variant.quantityPrices.filter((step) => step.priceList === priceList && pieces >= step.fromPieces)
  return reached.length === 0 ? null : Math.min(...reached.map(({ price }) => price))
}

/** A variant the group has no price for is sold for the public one: never cheaper by mistake. */
function publicPrice(variant: PricedVariant, buyer: Buyer, settings: PricingSettings): Halere {
  const price = variant.prices[settings.publicPriceList]
  if (price === undefined) throw new Error(`variant ${variant.id} has no public price`)
  if (buyer.group.basis === 'gross') return price
  return divideUnitPrice(variant, price).reduce((sum, part) => sum + vatFromGross(part.amount, part.vatRate).base, 0)
}
