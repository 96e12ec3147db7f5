import type { DeliveryPromise } from '@shop/domain/calendar/delivery-promise'
import type { Cart } from '@shop/domain/cart/cart'
import type { FreeShippingProgress, PricedCart } from '@shop/domain/cart/cart-price'
import { piecesOfLines } from '@shop/domain/cart/pieces-of-lines'
import { priceCart } from '@shop/domain/cart/price-cart'
import type { CouponRequest, PriceInput, PriceLine } from '@shop/domain/cart/pricing-input'
import type { ShippingMethod } from '@shop/domain/checkout/shipping-method'
import { listShippingOptions, type ShippingOption } from '@shop/domain/checkout/shipping-options'
import type { Piece } from '@shop/domain/shipment/parcel'
import type { CouponRow } from '#app/cart/buyer.sql'
import type { CartRow } from '#app/cart/cart.sql'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { promiseShipping } from '#app/rules/promise-shipping'
import type { PaymentRow, ShippingRow } from '#app/rules/shop-rules.sql'

interface Choice {
  shipping: ShippingRow | null
  payment: PaymentRow | null
}

/** What stands in the row, as long as it is still offered. */
export function chosenMethods(
  { rules }: PricingContext,
  row: Pick<CartRow, 'shippingMethodId' | 'paymentMethodId'>,
): Choice {
  return {
    shipping: rules.shipping.find(({ id }) => id === row.shippingMethodId) ?? null,
    payment: rules.payment.find(({ id }) => id === row.paymentMethodId) ?? null,
  }
}

/** The question to the one pricing function. Lines of goods that are no longer sold are left to the list of changes. */
export function toPriceInput(
  pricing: PricingContext,
  cart: Cart,
  row: CartRow,
  { shipping, payment }: Choice,
): PriceInput {
  const { today, buyer, balance, rules } = pricing
  const wanted = row.creditsAll ? 'all' : row.creditsWanted
  return {
    today,
    lines: toPriceLines(pricing, cart),
    buyer,
    coupon: pricing.coupon && toCouponRequest(pricing.coupon, pricing.goods),
    offers: pricing.offers.map((offer) => ({ ...toCouponRequest(offer, pricing.goods), name: offer.name })),
    credits: row.customerId === null || wanted === null ? null : { wanted, balance },
    shipping,
    payment,
    settings: rules.pricing,
  }
}

function toPriceLines({ goods }: PricingContext, cart: Cart): PriceLine[] {
  return cart.lines.flatMap(({ id, variantId, pieces, regularWeeks }) => {
    const found = goods.get(variantId)
    return found?.view.isSold ? [{ id, variant: found.variant, pieces, regularWeeks }] : []
  })
}

export function toCouponRequest(coupon: CouponRow, goods: PricingContext['goods']): CouponRequest {
  const gift = coupon.giftVariantId === null ? undefined : goods.get(String(coupon.giftVariantId))
  return {
    coupon: coupon.coupon,
    usage: coupon.usage,
    gift: gift ? { variant: gift.variant, inStock: gift.inStock } : null,
  }
}

/** The coupon or the offer that this price holds; null when there is neither. */
export function appliedCoupon({ coupon, offers }: PricingContext, { result }: PricedCart): CouponRow | null {
  const { offer } = result
  if (offer) return offers.find((one) => one.coupon.code === offer.code) ?? null
  return result.coupon.state === 'applied' ? coupon : null
}

export interface WholeCartPrice {
  priced: PricedCart
  /** Of the goods alone while nothing is chosen, so that a shipping nobody chose does not move the goal. */
  freeShipping: FreeShippingProgress
  choice: Choice
  /** Whether the price holds a shipping the customer has not chosen, only to show what it may come to. */
  isEstimate: boolean
  options: ShippingOption[]
  pieces: Piece[]
}

/** The cart with its price and every way to send it. Until one is chosen the cheapest stands in for it. */
export function priceWholeCart(pricing: PricingContext, cart: Cart, row: CartRow): WholeCartPrice {
  const choice = chosenMethods(pricing, row)
  const first = priceCart(toPriceInput(pricing, cart, row, choice))
  const pieces = piecesToSend(pricing, cart, first)
  const options = pieces.length === 0 ? [] : listOptions(pricing, { cart, row, priced: first, pieces })
  const { freeShipping } = first.result
  if (choice.shipping || pieces.length === 0) {
    return { priced: first, freeShipping, choice, isEstimate: false, options, pieces }
  }

  const shipping = cheapestDelivery(pricing, options)
  const priced = priceCart(toPriceInput(pricing, cart, row, { ...choice, shipping }))
  return { priced, freeShipping, choice: { ...choice, shipping }, isEstimate: true, options, pieces }
}

/** The least that bringing these goods is offered for; null when nobody can bring them. */
export function cheapestShipping(pricing: PricingContext, cart: Cart, row: CartRow, priced: PricedCart): number | null {
  const options = listOptions(pricing, { cart, row, priced, pieces: piecesToSend(pricing, cart, priced) })
  const cheapest = cheapestDelivery(pricing, options)
  const option = options.find(({ methodCode }) => methodCode === cheapest?.code)
  return option?.isPossible ? option.price.amount : null
}

/** Fetching the goods oneself costs nothing, but it is not what people mean by "with delivery". */
function cheapestDelivery({ rules }: PricingContext, options: readonly ShippingOption[]): ShippingRow | null {
  const possible = options.flatMap((option) => {
    const method = rules.shipping.find(({ code }) => code === option.methodCode)
    return option.isPossible && method ? [{ method, amount: option.price.amount }] : []
  })
  const delivered = possible.filter(({ method }) => method.kind !== 'personal-pickup')
  const [cheapest] = (delivered.length > 0 ? delivered : possible).toSorted((a, b) => a.amount - b.amount)
  return cheapest?.method ?? null
}

function piecesToSend(pricing: PricingContext, cart: Cart, { result }: PricedCart): Piece[] {
  const gifts = result.lines
    .filter(({ kind }) => kind === 'gift')
    .flatMap(({ variantId, pieces }) => {
      const gift = pricing.goods.get(variantId)
      return gift ? [{ variant: gift.variant, pieces }] : []
    })
  return piecesOfLines([...toPriceLines(pricing, cart), ...gifts])
}

interface Sending {
  cart: Cart
  row: CartRow
  priced: PricedCart
  pieces: Piece[]
}

function listOptions(pricing: PricingContext, { cart, row, priced, pieces }: Sending): ShippingOption[] {
  const { rules, buyer, offers } = pricing
  const { result } = priced
  const applied = appliedCoupon(pricing, priced)?.coupon
  return listShippingOptions({
    methods: rules.shipping,
    pieces,
    country: countryOf(row),
    terms: {
      goods: result.goods.afterCoupon,
      groupFrom: buyer.group.freeShippingFrom,
      couponMethods: applied?.kind === 'free-shipping' ? applied.methodCodes : [],
      parcels: rules.pricing.freeShipping.parcels,
    },
    packaging: rules.pricing.packaging,
    promises: listPromises(pricing),
    // Which offer is the best one depends on the way of delivery, and the offer decides what that way costs.
    ...(offers.length > 0 && { priceOf: priceByChoice(pricing, cart, row) }),
  })
}

function priceByChoice(pricing: PricingContext, cart: Cart, row: CartRow) {
  const { payment } = chosenMethods(pricing, row)
  return ({ code }: ShippingMethod) => {
    const shipping = pricing.rules.shipping.find((method) => method.code === code) ?? null
    return priceCart(toPriceInput(pricing, cart, row, { shipping, payment })).result.shipping
  }
}

/** Most carriers take the same days: the calendar is asked once for each kind of them. */
function listPromises(pricing: PricingContext): Record<string, DeliveryPromise> {
  const byDays = new Map<string, DeliveryPromise>()
  return Object.fromEntries(
    pricing.rules.shipping.map((method) => {
      const { id, minDays, maxDays, cutOff } = method
      const days = `${minDays}-${maxDays}-${cutOff}-${pricing.records.has(id) ? id : 'carrier'}`
      const promise = byDays.get(days) ?? promiseOf(pricing, method)
      byDays.set(days, promise)
      return [method.code, promise]
    }),
  )
}

export function promiseOf(pricing: PricingContext, method: ShippingRow): DeliveryPromise {
  return promiseShipping(pricing.now, pricing.rules, method, pricing.records.get(method.id))
}

export function countryOf({ details }: Pick<CartRow, 'details'>): string {
  return details?.delivery?.country ?? details?.country ?? 'CZ'
}
