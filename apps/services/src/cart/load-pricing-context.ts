import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CartLimits, CartVariant } from '@shop/domain/cart/cart'
import { priceLine } from '@shop/domain/cart/price-line'
import type { Buyer } from '@shop/domain/cart/pricing-input'
import type { CustomerGroup } from '@shop/domain/cart/pricing-settings'
import { cashBlockedUntil } from '@shop/domain/checkout/cash-trust'
import { invoiceStoppedSince } from '@shop/domain/checkout/invoice-stop'
import {
  type BuyingMember,
  type CouponRow,
  type OfferRow,
  type Situation,
  selectSituation,
  selectSituations,
} from '#app/cart/buyer.sql'
import { type Goods, selectGoods } from '#app/cart/goods.sql'
import type { CommandContext } from '#app/http/context'
import {
  type DeliveryRecords,
  selectDeliveryRecords,
  selectRecordsOfTargets,
  type Target,
} from '#app/rules/delivery-records.sql'
import { rulesOfVersion, type ShopRules } from '#app/rules/shop-rules'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Everything outside the cart that its price depends on, as it is at one moment. */
export interface PricingContext {
  now: Date
  today: string
  rules: ShopRules
  buyer: Buyer
  /** Whose order it becomes; null for a guest. */
  payerId: number | null
  /** Who orders for a company that pays; null for whoever buys for themselves. */
  member: BuyingMember | null
  /** How much this buyer's cart may hold. */
  limits: CartLimits
  balance: number
  coupon: CouponRow | null
  /** Promotions that run and need no code. */
  offers: OfferRow[]
  goods: Map<string, Goods>
  target: Target
  /** How long parcels have taken to where this one goes. */
  records: DeliveryRecords
}

export interface PricingQuestion {
  customerId: number | null
  /** In the cart and beside what is on sale people of a company buy for it; nowhere else. */
  isForCompany?: boolean
  /** Of the checkout; by it a guest's earlier orders and coupons are known. */
  email: string | null
  phone: string | null
  couponCode: string | null
  variantIds: readonly string[]
  target?: Target
}

const NOWHERE: Target = { zip: null, shippingMethodId: null, pickupPointId: null }

export async function loadPricingContext(context: CommandContext, question: PricingQuestion): Promise<PricingContext> {
  const { db, now } = context
  const { variantIds, target = NOWHERE, isForCompany = false, ...who } = question
  const today = toPragueTime(now).date
  const asked = { storefrontId: STOREFRONT_ID, now, today, variantIds, isForCompany, ...who }
  const situation = await selectSituation(db, asked)
  const { coupon } = situation
  const rules = await rulesOfVersion(context, situation, today)
  const group = groupOf(rules, situation)
  const wanted = new Set(variantIds.map(Number))
  for (const { giftVariantId } of [...(coupon ? [coupon] : []), ...situation.offers]) {
    if (giftVariantId) wanted.add(giftVariantId)
  }
  const goods = await loadGoods(context, { rules, group, wanted })
  const records = await selectDeliveryRecords(db, target)
  return toPricing({ now, today, rules, goods, target, records, situation, who })
}

/** The same for many, who all use no coupon; what several of them buy is read once. */
export async function loadPricingContexts(
  context: CommandContext,
  questions: readonly PricingQuestion[],
): Promise<PricingContext[]> {
  const { db, now } = context
  const today = toPragueTime(now).date
  const targets = questions.map(({ target = NOWHERE }) => target)
  const situations = await selectSituations(db, { storefrontId: STOREFRONT_ID, now, today, buyers: questions })
  const records = await selectRecordsOfTargets(db, targets)
  const asked = []
  for (const [index, situation] of situations.entries()) {
    const { variantIds, ...who } = questions[index] as PricingQuestion
    const rules = await rulesOfVersion(context, situation, today)
    const target = targets[index] ?? NOWHERE
    const own = { now, today, rules, target, records: records[index] ?? new Map(), situation, who }
    asked.push({ own, group: groupOf(rules, situation), variantIds })
  }
  const byList = new Map<string, Map<string, Goods>>()
  for (const [list, same] of Map.groupBy(asked, ({ group }) => group.priceList)) {
    const [{ own, group }] = same as [(typeof same)[0]]
    const wanted = new Set(same.flatMap(({ variantIds }) => variantIds.map(Number)))
    byList.set(list, await loadGoods(context, { rules: own.rules, group, wanted }))
  }
  return asked.map(({ own, group }) => toPricing({ ...own, goods: byList.get(group.priceList) ?? new Map() }))
}

function groupOf(rules: ShopRules, { buyer }: Situation): CustomerGroup {
  const group = rules.groups.get(buyer.group ?? '') ?? rules.defaultGroup
  const { earnPercent } = buyer
  // A level earns more than its group, never less.
  return earnPercent !== null && earnPercent > (group.earnPercent ?? earnPercent) ? { ...group, earnPercent } : group
}

async function loadGoods(
  { db, now }: CommandContext,
  { rules, group, wanted }: { rules: ShopRules; group: CustomerGroup; wanted: ReadonlySet<number> },
): Promise<Map<string, Goods>> {
  return selectGoods(db, {
    variantIds: [...wanted],
    storefrontId: STOREFRONT_ID,
    priceLists: [...new Set([rules.pricing.publicPriceList, group.priceList])],
    saleList: group.priceList,
    now,
    today: toPragueTime(now).date,
  })
}

type Read = Omit<PricingContext, 'buyer' | 'payerId' | 'member' | 'limits' | 'balance' | 'coupon' | 'offers'> & {
  situation: Situation
  who: Pick<PricingQuestion, 'customerId' | 'email'>
}

function toPricing({ situation, who, ...read }: Read): PricingContext {
  const { rules, today } = read
  const { buyer: row, coupon, offers } = situation
  // A guest without an e-mail may have ordered ten times; nobody can know.
  const isKnown = who.customerId !== null || who.email !== null
  const buyer: Buyer = {
    group: groupOf(rules, situation),
    ordersPlaced: isKnown ? row.ordersPlaced : null,
    agreedPrices: row.agreedPrices,
    cashBlockedUntil: cashBlockedUntil(row.uncollectedOn, rules.cashTrust, today),
    invoiceStoppedSince: invoiceStoppedSince(row.oldestDue, rules.invoiceStopDays, today),
  }
  const limits = buyer.group.basis === 'net' ? rules.wholesaleLimits : rules.limits
  const { payerId, member, balance } = row
  return { ...read, buyer, payerId, member, limits, balance, coupon, offers }
}

/** The same prices for a parcel that goes elsewhere now. */
export async function aimAt({ db }: CommandContext, pricing: PricingContext, target: Target): Promise<PricingContext> {
  const { zip, shippingMethodId, pickupPointId } = pricing.target
  const isSame =
    target.zip === zip && target.shippingMethodId === shippingMethodId && target.pickupPointId === pickupPointId
  return isSame ? pricing : { ...pricing, target, records: await selectDeliveryRecords(db, target) }
}

/** A variant as this buyer can have it now; undefined when there is none. */
export function variantOf({ goods, buyer, rules }: PricingContext, id: string): CartVariant | undefined {
  const found = goods.get(id)
  if (!found) return undefined
  const { variant, view, inStock } = found
  if (!view.isSold) return { id, price: 0, inStock, isSold: false }
  const priceOf = (pieces: number) =>
    priceLine({ id, variant, pieces, regularWeeks: null }, pieces, buyer, rules.pricing).line.unitPrice
  const steps = new Set(variant.quantityPrices.map(({ fromPieces }) => fromPieces))
  const breaks = [...steps].map((fromPieces) => ({ fromPieces, price: priceOf(fromPieces) }))
  return { id, price: priceOf(1), breaks, inStock, isSold: true }
}
