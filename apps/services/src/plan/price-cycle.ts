import { type Cart, type CartLine, lineId, piecesOf, priceFor } from '@shop/domain/cart/cart'
import type { PricedCart } from '@shop/domain/cart/cart-price'
import { findChanges } from '@shop/domain/cart/find-changes'
import { priceCart } from '@shop/domain/cart/price-cart'
import { announceGoods, holdPrice } from '@shop/domain/plan/announced-price'
import type { Way } from '@shop/domain/plan/cycle-days'
import type { CartRow } from '#app/cart/cart.sql'
import { noCart } from '#app/cart/change-cart'
import { targetOf, toPricingQuestion } from '#app/cart/describe-cart'
import {
  loadPricingContext,
  type PricingContext,
  type PricingQuestion,
  variantOf,
} from '#app/cart/load-pricing-context'
import { chosenMethods, toPriceInput } from '#app/cart/price-whole-cart'
import type { CommandContext } from '#app/http/context'
import type { CycleLine } from '#app/plan/cycles.sql'
import type { PlanRow } from '#app/plan/plans.sql'
import { selectDeliveryRecords } from '#app/rules/delivery-records.sql'
import { transitOf } from '#app/rules/promise-shipping'
import { loadShopRules } from '#app/rules/shop-rules'
import type { PaymentRow, ShippingRow } from '#app/rules/shop-rules.sql'

type Line = CycleLine & { intervalDays: number }

/** Whose it is, where it goes and how it is paid: all that a price needs to know of a plan. */
type Priceable = Pick<PlanRow, 'customerId' | 'details' | 'shippingMethodId' | 'paymentMethodId' | 'pickupPointId'>

/** A parcel of a plan as a cart of this moment. */
export interface PricedCycle {
  row: CartRow
  cart: Cart
  pricing: PricingContext
  shipping: ShippingRow | null
  payment: PaymentRow | null
  priced: PricedCart
  /** Of what there is not enough, or nothing is sold any more. */
  missing: number[]
}

/** By the one function that prices carts; what was announced costs no more than that. */
export async function priceCycle(
  context: CommandContext,
  plan: Priceable,
  lines: readonly Line[],
  more: readonly number[] = [],
): Promise<PricedCycle> {
  return priceWith(plan, lines, await loadPricingContext(context, questionOf(plan, lines, more)))
}

/** What has to be read to price it. */
export function questionOf(plan: Priceable, lines: readonly Line[], more: readonly number[] = []): PricingQuestion {
  return toPricingQuestion(toCartRow(plan), toCart(lines), more.map(String))
}

export function priceWith(plan: Priceable, lines: readonly Line[], today: PricingContext): PricedCycle {
  const row = toCartRow(plan)
  const unseen = toCart(lines)
  // A notice says a price weeks ahead: what runs today does not belong to it.
  const pricing = { ...holdAnnounced(today, unseen, lines), offers: [] }
  const cart = { ...unseen, lines: unseen.lines.map((line) => see(line, unseen, pricing)) }
  const { shipping, payment } = chosenMethods(pricing, row)
  const priced = priceCart(toPriceInput(pricing, cart, row, { shipping, payment }))
  const changes = findChanges(cart, (id) => variantOf(pricing, id))
  const missing = cart.lines.filter(({ id }) => changes.some((change) => change.lineId === id))
  return { row, cart, pricing, shipping, payment, priced, missing: missing.map(({ variantId }) => Number(variantId)) }
}

/** It never lies in the table: a cart is what the functions of the checkout ask for. */
function toCartRow(plan: Priceable): CartRow {
  const { customerId, details, shippingMethodId, paymentMethodId, pickupPointId } = plan
  return { ...noCart(customerId), details, shippingMethodId, paymentMethodId, pickupPointId }
}

/** The same thing by the plan and once more is one line. */
function toCart(lines: readonly Line[]): Cart {
  const byVariant = Map.groupBy(lines, ({ variantId }) => variantId)
  return {
    lines: [...byVariant].map(([id, same]): CartLine => {
      const variantId = String(id)
      const regularWeeks = Math.max(1, Math.round(Math.min(...same.map(({ intervalDays }) => intervalDays)) / 7))
      const pieces = same.reduce((sum, line) => sum + line.pieces, 0)
      return { id: lineId(variantId, regularWeeks), variantId, pieces, regularWeeks, seenPrice: 0 }
    }),
    saved: [],
    couponCode: null,
  }
}

function holdAnnounced(today: PricingContext, cart: Cart, lines: readonly Line[]): PricingContext {
  const goods = new Map(today.goods)
  let { buyer } = today
  for (const { id, variantId, pieces, regularWeeks } of cart.lines) {
    const found = goods.get(variantId)
    const announced = lines.find((line) => String(line.variantId) === variantId && line.announced)?.announced ?? null
    if (!found?.view.isSold || !announced) continue
    const line = { id, variant: found.variant, pieces, regularWeeks }
    const held = holdPrice(line, announced, buyer, today.rules.pricing)
    goods.set(variantId, { ...found, variant: held.variant })
    buyer = held.buyer
  }
  return { ...today, goods, buyer }
}

function see(line: CartLine, cart: Cart, pricing: PricingContext): CartLine {
  const variant = variantOf(pricing, line.variantId)
  return { ...line, seenPrice: variant ? priceFor(variant, piecesOf(cart, line.variantId)) : 0 }
}

/** The lines with what their prices are made of: as announced before, or lower where they have fallen since. */
export function announceLines<Announced extends CycleLine>(
  lines: readonly Announced[],
  { pricing }: PricedCycle,
): Announced[] {
  return lines.map((line) => {
    const variant = pricing.goods.get(String(line.variantId))?.variant
    return variant ? { ...line, announced: announceGoods(variant, pricing.buyer) } : line
  })
}

// A way of shipping that is no longer offered is mended by a person; until then its days are guessed.
const SOME_DAYS = { minDays: 1, maxDays: 2 }

/** How long a parcel of this plan takes, and when we do not send. */
export async function loadWay(context: CommandContext, plan: PlanRow): Promise<Way & { cutOff: string }> {
  const rules = await loadShopRules(context)
  const records = await selectDeliveryRecords(context.db, targetOf(toCartRow(plan)))
  return wayOf(plan, { rules, records })
}

/** The same by what its price was read with. */
export function wayOf(
  plan: PlanRow,
  { rules, records }: Pick<PricingContext, 'rules' | 'records'>,
): Way & { cutOff: string } {
  const { closedOn = [], cutOff } = rules.dispatch
  const shipping = rules.shipping.find(({ id }) => id === plan.shippingMethodId)
  if (!shipping) return { transit: { ...SOME_DAYS, closedOn }, closedOn, cutOff }
  return { transit: transitOf(rules, shipping, records.get(shipping.id)), closedOn, cutOff }
}
