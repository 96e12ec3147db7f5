import type { CheckoutDetails } from '@shop/contract/checkout'
import { type Cart, type CartLine, lineId, piecesOf, priceFor } from '@shop/domain/cart/cart'
import { priceCart } from '@shop/domain/cart/price-cart'
import type { CartRow } from '#app/cart/cart.sql'
import { noCart } from '#app/cart/change-cart'
import type { Goods } from '#app/cart/goods.sql'
import { loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import { toPriceInput } from '#app/cart/price-whole-cart'
import type { GroupRow } from '#app/group-order/groups.sql'
import type { MemberLine } from '#app/group-order/members.sql'
import type { CommandContext } from '#app/http/context'
import type { ShopRules } from '#app/rules/shop-rules'
import type { PaymentRow, ShippingRow } from '#app/rules/shop-rules.sql'

interface Methods {
  shipping: ShippingRow
  payment: PaymentRow
}

/** A parcel to the training ground, paid ahead and for nothing; null when the shop has no such way. */
export function groupMethods({ shipping, payment }: ShopRules): Methods | null {
  const courier = shipping.find(({ kind, countries }) => kind === 'address' && countries.includes('CZ'))
  const card = payment.find(({ kind, fee, code }) => {
    return kind === 'online' && fee === 0 && courier?.paymentMethodCodes.includes(code)
  })
  return courier && card ? { shipping: courier, payment: card } : null
}

type Addressed = Pick<GroupRow, 'placeName' | 'street' | 'city' | 'zip' | 'phone' | 'title'>
type Person = { email: string; firstName: string; lastName: string }

/** Parcels go to the training ground and carry the name of the member. */
export function groupDetails(group: Addressed, { email, firstName, lastName }: Person): CheckoutDetails {
  const { street, city, zip, phone, placeName, title } = group
  const place = { street, city, zip, country: 'CZ' as const, placeCode: null, isVerified: false }
  const person = { firstName, lastName, ...place }
  return {
    ...person,
    email,
    phone: '',
    company: null,
    delivery: { ...person, company: placeName, phone },
    note: `Společná objednávka ${title}`,
    wantsAccount: false,
    consents: [],
    isKept: false,
  }
}

/** What every guest pays, for the goods of a group; read once for many members. */
export function loadGroupPricing(
  context: CommandContext,
  variantIds: readonly number[],
  zip: string | null = null,
): Promise<PricingContext> {
  return loadPricingContext(context, {
    ...{ customerId: null, email: null, phone: null, couponCode: null },
    variantIds: variantIds.map(String),
    target: { zip, shippingMethodId: null, pickupPointId: null },
  })
}

interface PricedMember {
  row: CartRow
  cart: Cart
  pricing: PricingContext
  priced: ReturnType<typeof priceCart>
  /** Of each variant as this member has it. */
  unitPrices: Map<number, number>
}

/**
 * By the one function that prices carts: public prices, or those frozen at the deadline, less the percentage of the group. Nothing else of
 * the shop is taken off, and the way to the training ground costs nothing.
 */
export function priceMember(
  today: PricingContext,
  lines: readonly MemberLine[],
  percent: number,
  details: CheckoutDetails | null = null,
): PricedMember {
  const methods = groupMethods(today.rules)
  const pricing = inGroup(today, lines, percent)
  const shipping = pricing.rules.shipping.find(({ id }) => id === methods?.shipping.id) ?? null
  const payment = methods?.payment ?? null
  const ids = { shippingMethodId: shipping?.id ?? null, paymentMethodId: payment?.id ?? null }
  const row: CartRow = { ...noCart(null), ...ids, details }
  const unseen: Cart = { lines: lines.map(toCartLine), saved: [], couponCode: null }
  const cart = { ...unseen, lines: unseen.lines.map((line) => ({ ...line, seenPrice: seen(line, unseen, pricing) })) }
  const priced = priceCart(toPriceInput(pricing, cart, row, { shipping, payment }))
  const unitPrices = new Map(priced.result.lines.map((line) => [Number(line.variantId), line.unitPrice]))
  return { row, cart, pricing, priced, unitPrices }
}

function toCartLine({ variantId, pieces }: MemberLine): CartLine {
  const id = String(variantId)
  return { id: lineId(id, null), variantId: id, pieces, regularWeeks: null, seenPrice: 0 }
}

function seen({ variantId }: CartLine, cart: Cart, pricing: PricingContext): number {
  const variant = variantOf(pricing, variantId)
  return variant ? priceFor(variant, piecesOf(cart, variantId)) : 0
}

function inGroup(today: PricingContext, lines: readonly MemberLine[], percent: number): PricingContext {
  const { rules, buyer } = today
  const goods = new Map(today.goods)
  for (const { variantId, unitPrice } of lines) {
    const found = goods.get(String(variantId))
    if (found && unitPrice !== null) goods.set(String(variantId), holdPrice(found, unitPrice, rules))
  }
  const none = { categoryDiscounts: [], volumeDiscounts: [], minimumOrder: 0, freeShippingFrom: 0 }
  const group = { ...rules.defaultGroup, ...none, discountPercent: percent }
  const free = rules.shipping.map((method) => ({ ...method, price: 0 }))
  return {
    ...today,
    goods,
    coupon: null,
    offers: [],
    buyer: { ...buyer, agreedPrices: {}, group },
    rules: { ...rules, shipping: free },
  }
}

function holdPrice(found: Goods, unitPrice: number, { pricing, defaultGroup }: ShopRules): Goods {
  const lists = [pricing.publicPriceList, defaultGroup.priceList]
  const prices = Object.fromEntries(lists.map((list) => [list, unitPrice]))
  return { ...found, variant: { ...found.variant, prices, quantityPrices: [] } }
}

/** What one piece counts towards the kilos of the group. */
export function gramsOfPiece({ view }: Goods): number {
  return view.netWeightGrams ?? view.weightGrams
}

export function nameOf({ goods }: PricingContext, variantId: number): string {
  const view = goods.get(String(variantId))?.view
  return [view?.name, view?.variantName].filter(Boolean).join(' ')
}
