import type { OwnPrice } from '@shop/contract/wholesale/own-prices'
import type { VariantView } from './product-view.ts'
import type { CardView } from './to-card-view.server.ts'

type Priced = Pick<CardView, 'price' | 'formerPrice' | 'lowestPrice' | 'discountPercent' | 'unitPrice' | 'repeatPrice'>

/** The same goods at the price of who looks. What is struck through and the minimum of thirty days belong to the public price alone. */
export function withOwnPrice<View extends Priced>(view: View, own: OwnPrice | undefined): View {
  if (!own) return view
  return {
    ...view,
    price: own.unitPrice,
    formerPrice: null,
    lowestPrice: null,
    discountPercent: null,
    repeatPrice: view.repeatPrice === null ? null : own.regularPrice,
    unitPrice: view.unitPrice && own.pricePerUnit !== null ? { ...view.unitPrice, halere: own.pricePerUnit } : null,
  }
}

/** A pack also has its steps. What a unit costs regularly is not told anew, so it is left out. */
export function variantWithOwnPrice(variant: VariantView, own: OwnPrice | undefined): VariantView {
  if (!own) return variant
  const quantityPrices = own.steps.length > 0 ? own.steps : null
  return { ...withOwnPrice(variant, own), repeatUnitPrice: null, quantityPrices }
}
