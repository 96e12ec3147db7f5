import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { CouponDraft } from '@shop/contract/promotion/staff-coupon'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { lineId } from '@shop/domain/cart/cart'
import type { CustomerGroup } from '@shop/domain/cart/pricing-settings'
import { checkCouponDraft } from '@shop/domain/promotion/check-coupon-draft'
import { type Basket, beginReplay, type ReplayedBasket } from '@shop/domain/promotion/replay-coupon'
import { summarizeReplay } from '@shop/domain/promotion/summarize-replay'
import { ok, refuse } from '@shop/domain/result'
import { type CouponRow, selectCouponsByCode, selectRunningOffers } from '#app/cart/buyer.sql'
import { type Goods, selectGoods } from '#app/cart/goods.sql'
import { toCouponRequest } from '#app/cart/price-whole-cart'
import type { Context } from '#app/http/context'
import { selectOverlaps } from '#app/promotion/coupons.sql'
import { type ReplayedRow, selectGift, selectPriceMoments, selectReplayed } from '#app/promotion/replay.sql'
import { toCoupon } from '#app/promotion/to-coupon'
import { loadShopRules, type ShopRules } from '#app/rules/shop-rules'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const DAYS_MS = 30 * 86_400_000
/** The newest; a shop with more has its answer from them as well. */
const MOST_REPLAYED = 5000
/** Some milliseconds of work: requests that wait meanwhile are answered before the next ones. */
const SLICE = 100

/** Reads and counts; a draft has no effect on anything. Goods cost what they did when the basket was made, all other rules are those of today. */
export async function simulateCoupon(context: Context, draft: CouponDraft) {
  const { db, now } = context
  const began = performance.now()
  const since = new Date(now.getTime() - DAYS_MS)
  const { benefit } = draft
  if (benefit.kind === 'gift' && !(await selectGift(db, benefit.variantId))) return refuse('variant_gone')
  const rules = await loadShopRules(context)
  const found = await selectReplayed(db, since, MOST_REPLAYED + 1, now)
  const rows = found.slice(0, MOST_REPLAYED).reverse()
  const giftId = benefit.kind === 'gift' ? benefit.variantId : null
  const running = await selectRunningOffers(db, STOREFRONT_ID, toPragueTime(now).date)
  const gifts = [giftId, ...running.map(({ giftVariantId }) => giftVariantId)].filter((id) => id !== null)
  const shelves = await loadShelves(context, rules, rows, since, gifts)
  const own = await selectCouponsByCode(db, STOREFRONT_ID, ownCodes(rows))
  const gift = giftId === null ? null : (shelves.at(rules.defaultGroup, now).get(String(giftId))?.variant ?? null)
  const coupon = toCoupon(draft)
  const replay = beginReplay(coupon, gift, draft.isAutomatic)
  const offers = running
    .filter((offer) => offer.coupon.code !== draft.code)
    .map((offer) => ({ ...toCouponRequest(offer, shelves.at(rules.defaultGroup, now)), name: offer.name }))
  const replayed: ReplayedBasket[] = []
  for (const [index, row] of rows.entries()) {
    if (index % SLICE === SLICE - 1) await letOthersIn()
    const baskets = toBasket(row, rules, shelves, own).map((one) => ({ ...one, input: { ...one.input, offers } }))
    replayed.push(...baskets.map(replay))
  }
  const summary = summarizeReplay(replayed)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const today = toPragueTime(now).date
  return ok({
    ...summary,
    ...{ from: since.toISOString(), to: now.toISOString(), isCut: found.length > MOST_REPLAYED },
    worst: summary.worst.map((basket) => ({ ...basket, goods: nameGoods(byId.get(basket.id), shelves, rules) })),
    faults: checkCouponDraft(coupon, today),
    overlaps: await selectOverlaps(db, draft, today),
    tookMs: Math.round(performance.now() - began),
  })
}

function ownCodes(rows: readonly ReplayedRow[]): string[] {
  return [...new Set(rows.flatMap(({ couponCode }) => couponCode ?? []))]
}

interface Shelves {
  at(group: CustomerGroup, moment: Date): Map<string, Goods>
}

/** Goods as they were, once for each list and each stretch of time in which no price has changed. */
async function loadShelves(
  { db, now }: Context,
  rules: ShopRules,
  rows: readonly ReplayedRow[],
  since: Date,
  giftIds: readonly number[],
): Promise<Shelves> {
  const wanted = new Set(rows.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)))
  for (const id of giftIds) wanted.add(id)
  const moments = [since, ...(await selectPriceMoments(db, [...wanted], since, now))]
  const stretchOf = (moment: Date) => moments.findLastIndex((at) => at <= moment)
  const shelves = new Map<string, Map<string, Goods>>()
  const asked = [
    ...rows.map((row) => ({ group: groupOf(rules, row), at: row.at })),
    { group: rules.defaultGroup, at: now },
  ]
  for (const { group, at } of asked) {
    const stretch = Math.max(0, stretchOf(at))
    const key = `${group.priceList} ${stretch}`
    if (shelves.has(key)) continue
    const moment = moments[stretch] ?? since
    const today = toPragueTime(moment).date
    const priceLists = [...new Set([rules.pricing.publicPriceList, group.priceList])]
    const question = { variantIds: [...wanted], storefrontId: STOREFRONT_ID, priceLists, saleList: group.priceList }
    shelves.set(key, await selectGoods(db, { ...question, now: moment, today }))
  }
  return { at: (group, moment) => shelves.get(`${group.priceList} ${Math.max(0, stretchOf(moment))}`) ?? new Map() }
}

function groupOf(rules: ShopRules, { group }: Pick<ReplayedRow, 'group'>): CustomerGroup {
  return rules.groups.get(group ?? '') ?? rules.defaultGroup
}

function toBasket(row: ReplayedRow, rules: ShopRules, shelves: Shelves, own: ReadonlyMap<string, CouponRow>): Basket[] {
  const group = groupOf(rules, row)
  const goods = shelves.at(group, row.at)
  const lines = row.lines.flatMap(({ variantId, pieces, weeks }) => {
    const found = goods.get(String(variantId))
    const isPriced = found !== undefined && Object.keys(found.variant.prices).length > 0
    return isPriced
      ? [{ id: lineId(String(variantId), weeks), variant: found.variant, pieces, regularWeeks: weeks }]
      : []
  })
  if (lines.length === 0) return []
  const used = row.couponCode === null ? undefined : own.get(row.couponCode)
  const { creditsSpent: wanted } = row
  return [
    {
      ...{ id: row.id, buyer: row.buyer, wasOrdered: row.wasOrdered },
      input: {
        today: toPragueTime(row.at).date,
        lines,
        buyer: { group, ordersPlaced: row.ordersBefore, agreedPrices: row.agreedPrices, cashBlockedUntil: null },
        coupon: used ? { coupon: used.coupon, usage: { byBuyer: 0, total: 0 }, gift: null } : null,
        credits: wanted === 0 ? null : { wanted, balance: wanted },
        shipping: rules.shipping.find(({ id }) => id === row.shippingMethodId) ?? null,
        payment: rules.payment.find(({ id }) => id === row.paymentMethodId) ?? null,
        settings: rules.pricing,
      },
    },
  ]
}

const MOST_NAMED = 3

function nameGoods(row: ReplayedRow | undefined, shelves: Shelves, rules: ShopRules): string {
  if (!row) return ''
  const goods = shelves.at(groupOf(rules, row), row.at)
  const names = row.lines.map(({ variantId, pieces }) => {
    const view = goods.get(String(variantId))?.view
    return `${pieces}× ${view?.name ?? ''} ${view?.variantName ?? ''}`.trim()
  })
  return names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} +${names.length - MOST_NAMED}`
    : names.join(', ')
}
