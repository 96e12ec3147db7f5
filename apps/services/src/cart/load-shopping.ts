import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CartVariant } from '@shop/domain/cart/cart'
import { priceLine } from '@shop/domain/cart/price-line'
import type { Buyer } from '@shop/domain/cart/pricing-input'
import { type CouponRow, selectBuyer, selectCoupon } from '#app/cart/buyer.sql'
import { type Goods, selectGoods } from '#app/cart/goods.sql'
import { loadShopRules, type RulesReader, type ShopRules } from '#app/cart/shop-rules'
import { STOREFRONT_ID } from '#app/storefront-id'

/** Everything outside the cart that its price depends on, as it is at one moment. */
export interface Shopping {
  now: Date
  today: string
  rules: ShopRules
  buyer: Buyer
  balance: number
  coupon: CouponRow | null
  goods: Map<string, Goods>
}

export interface ShoppingQuestion {
  customerId: number | null
  /** Of the checkout; by it a guest's earlier orders and coupons are known. */
  email: string | null
  couponCode: string | null
  variantIds: readonly string[]
}

export async function loadShopping(reader: RulesReader, question: ShoppingQuestion): Promise<Shopping> {
  const { db, now } = reader
  const { customerId, email, couponCode, variantIds } = question
  const today = toPragueTime(now).date
  const rules = await loadShopRules(reader)
  const row = await selectBuyer(db, { customerId, email, now })
  const group = rules.groups.get(row?.group ?? '') ?? rules.defaultGroup
  const coupon =
    couponCode === null
      ? null
      : await selectCoupon(db, { storefrontId: STOREFRONT_ID, code: couponCode, customerId, email })
  const wanted = new Set(variantIds.map(Number))
  if (coupon?.giftVariantId) wanted.add(coupon.giftVariantId)
  const goods = await selectGoods(db, {
    variantIds: [...wanted],
    storefrontId: STOREFRONT_ID,
    priceLists: [...new Set([rules.pricing.publicPriceList, group.priceList])],
    saleList: group.priceList,
    now,
    today,
  })
  const buyer: Buyer = { group, ordersPlaced: row?.ordersPlaced ?? null, agreedPrices: {} }
  return { now, today, rules, buyer, balance: row?.balance ?? 0, coupon, goods }
}

/** A variant as this buyer can have it now; undefined when there is none. */
export function variantOf({ goods, buyer, rules }: Shopping, id: string): CartVariant | undefined {
  const found = goods.get(id)
  if (!found) return undefined
  const { variant, view, inStock } = found
  if (!view.isSold) return { id, price: 0, inStock, isSold: false }
  const { line } = priceLine({ id, variant, pieces: 1, regularWeeks: null }, 1, buyer, rules.pricing)
  return { id, price: line.unitPrice, inStock, isSold: true }
}
