import type { CartView } from '@shop/contract/cart-view'
import type { Cart } from '@shop/domain/cart/cart'
import type { CartRow } from '#app/cart/cart.sql'
import { selectFillers } from '#app/cart/fillers.sql'
import { loadShopping, type Shopping } from '#app/cart/load-shopping'
import { type PricedShopping, priceShopping } from '#app/cart/price-shopping'
import type { RulesReader } from '#app/cart/shop-rules'
import { toCartView } from '#app/cart/to-cart-view'
import type { Db } from '#app/store/database'

export interface DescribedCart {
  view: CartView
  priced: PricedShopping
}

/** Prices the cart as it stands and adds what helps to finish it. */
export async function describeCart(db: Db, row: CartRow, cart: Cart, shopping: Shopping): Promise<DescribedCart> {
  const priced = priceShopping(shopping, cart, row)
  const { freeShipping } = priced
  const { basis } = priced.priced.result
  const products = cart.lines.flatMap(({ variantId }) => shopping.goods.get(variantId)?.view.productId ?? [])
  const needsFiller = products.length > 0 && basis === 'gross' && freeShipping.missing > 0
  const fillers = needsFiller ? await selectFillers(db, products, freeShipping.missing) : []
  return { view: toCartView({ row, cart, shopping, priced, fillers }), priced }
}

export function askAbout(row: CartRow, cart: Cart, moreVariants: readonly string[] = []) {
  return {
    customerId: row.customerId,
    email: row.details?.email ?? null,
    couponCode: cart.couponCode,
    variantIds: [...cart.lines, ...cart.saved].map(({ variantId }) => variantId).concat(moreVariants),
  }
}

export async function loadFor(context: RulesReader, row: CartRow, cart: Cart): Promise<Shopping> {
  return loadShopping(context, askAbout(row, cart))
}
