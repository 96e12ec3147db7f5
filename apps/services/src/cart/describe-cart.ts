import type { CartView } from '@shop/contract/cart-view'
import type { Cart } from '@shop/domain/cart/cart'
import type { CartRow } from '#app/cart/cart.sql'
import { loadCartVoucher } from '#app/cart/cart-voucher'
import { selectFillers } from '#app/cart/fillers.sql'
import { loadPricingContext, type PricingContext } from '#app/cart/load-pricing-context'
import { priceWholeCart, type WholeCartPrice } from '#app/cart/price-whole-cart'
import { toCartView } from '#app/cart/to-cart-view'
import type { CommandContext } from '#app/http/context'
import type { Target } from '#app/rules/delivery-records.sql'
import type { Db } from '#app/store/database'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface DescribedCart {
  view: CartView
  priced: WholeCartPrice
}

/** Prices the cart as it stands and adds what helps to finish it. */
export async function describeCart(db: Db, row: CartRow, cart: Cart, pricing: PricingContext): Promise<DescribedCart> {
  const priced = priceWholeCart(pricing, cart, row)
  const { basis } = priced.priced.result
  const productsOf = (lines: readonly { variantId: string }[]) =>
    lines.flatMap(({ variantId }) => pricing.goods.get(variantId)?.view.productId ?? [])
  const productIds = productsOf(cart.lines)
  const exceptIds = productsOf([...cart.lines, ...cart.saved, ...priced.priced.result.lines])
  const wantsFillers = productIds.length > 0 && basis === 'gross'
  const { missing } = priced.freeShipping
  const fillers = wantsFillers
    ? await selectFillers(db, {
        productIds,
        exceptIds,
        missing,
        roomGrams: roomOf(priced),
        storefrontId: STOREFRONT_ID,
      })
    : []
  const { payable } = priced.priced.result
  const restBy = priced.choice.payment?.kind ?? null
  const voucher = await loadCartVoucher(db, row, { payable, restBy, now: pricing.now })
  return { view: toCartView({ row, cart, pricing, priced, fillers, voucher }), priced }
}

/** What still fits without a second parcel; null when nothing limits it. */
function roomOf({ choice, options }: WholeCartPrice): number | null {
  const chosen = options.find(({ methodCode }) => methodCode === choice.shipping?.code)
  return chosen?.isPossible ? chosen.roomGrams : null
}

export function toPricingQuestion(row: CartRow, cart: Cart, moreVariants: readonly string[] = []) {
  return {
    customerId: row.customerId,
    isForCompany: true,
    email: row.details?.email ?? null,
    phone: row.details?.phone ?? null,
    couponCode: cart.couponCode,
    target: targetOf(row),
    variantIds: [...cart.lines, ...cart.saved].map(({ variantId }) => variantId).concat(moreVariants),
  }
}

export function targetOf({ details, shippingMethodId, pickupPointId }: CartRow): Target {
  return { zip: details?.delivery?.zip || details?.zip || null, shippingMethodId, pickupPointId }
}

export async function loadContextOf(context: CommandContext, row: CartRow, cart: Cart): Promise<PricingContext> {
  return loadPricingContext(context, toPricingQuestion(row, cart))
}
