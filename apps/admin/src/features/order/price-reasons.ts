import { lineId } from '@shop/domain/cart/cart'
import type { TraceEntry } from '@shop/domain/cart/pricing-trace'
import { WHY } from '#app/texts/price-trace.ts'
import type { DetailMoney, LineMoney, OrderDetail } from './order-detail.ts'

export interface PriceReason {
  words: string
  /** Null where a rule was asked and changed nothing. */
  amount: number | null
}

type Line = OrderDetail['lines'][number]
type OfLine = Extract<TraceEntry, { lineId: string }>

/**
 * Why a line cost what it cost, from what was written down when the order was placed; nothing is priced again. Discounts of the
 * whole order stand with the part of them that the line has.
 */
export function toPriceReasons(line: Line, cost: LineMoney, money: DetailMoney): PriceReason[] {
  const trace = money.priceTrace
  const reasons =
    line.kind === 'shipping' || line.kind === 'payment' ? toCosts(line, trace) : toGoods(line, cost, trace)
  const shares: PriceReason[] = [
    { words: volumeWords(trace), amount: -cost.volumeDiscount },
    { words: couponWords(trace, money.couponCode), amount: -cost.couponDiscount },
    { words: creditsWords(trace), amount: -cost.creditsDiscount },
  ].filter(({ amount }) => amount !== 0)
  const known = [...reasons, ...shares]
  const rest = cost.amount - known.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  // Side costs are told whole and stored by rate of VAT; what is left is their division.
  return rest === 0 ? known : [...known, { words: WHY.rest, amount: rest }]
}

function toGoods(line: Line, cost: LineMoney, trace: readonly TraceEntry[]): PriceReason[] {
  if (line.kind === 'gift') return [{ words: WHY.gift, amount: cost.fullAmount }]
  const divided = trace.find(
    (entry) =>
      entry.code === 'bundle.divided' && entry.parts.some(({ variantId }) => variantId === String(line.variantId)),
  ) as Extract<TraceEntry, { code: 'bundle.divided' }> | undefined
  const own = lineId(String(line.variantId), line.regularWeeks)
  const wanted = trace.some((entry) => 'lineId' in entry && entry.lineId === own) ? own : divided?.lineId
  const entries = trace.filter((entry): entry is OfLine => 'lineId' in entry && entry.lineId === wanted)
  // A part of a bundle has no price of its own, only what the price of the bundle gave it.
  if (wanted !== own || entries.length === 0) {
    return [{ words: line.bundleName ? WHY.part(line.bundleName) : WHY.list, amount: cost.fullAmount }]
  }
  return entries.flatMap((entry) => toReason(entry, line.pieces))
}

function toReason(entry: OfLine, pieces: number): PriceReason[] {
  if (entry.code === 'price.base') {
    return [{ words: WHY.base(entry.source, pieces, entry.unitPrice), amount: entry.unitPrice * pieces }]
  }
  if (entry.code === 'price.discount') {
    const words = WHY.discount(entry.rule, entry.percent, entry.applied)
    return [{ words, amount: entry.applied ? (entry.unitPrice - entry.from) * pieces : null }]
  }
  if (entry.code === 'price.regular_delivery_refused')
    return [{ words: WHY.regularRefused[entry.reason], amount: null }]
  if (entry.code === 'coupon.line_excluded') {
    return [{ words: WHY.excluded(entry.coupon, entry.reason), amount: null }]
  }
  if (entry.code === 'coupon.free_pieces') return [{ words: WHY.freePieces(entry.coupon, entry.pieces), amount: null }]
  return []
}

function toCosts(line: Line, trace: readonly TraceEntry[]): PriceReason[] {
  return trace.flatMap((entry): PriceReason[] => {
    if (line.kind === 'payment') {
      return entry.code === 'payment.fee' ? [{ words: WHY.fee, amount: entry.amount }] : []
    }
    if (entry.code === 'shipping.threshold' && entry.from !== null) {
      return [{ words: WHY.threshold(entry.from, entry.goods, entry.reached), amount: null }]
    }
    if (entry.code !== 'shipping.price') return []
    const { perParcel, parcels, freeParcels, freeBy } = entry
    const free = freeBy ? [{ words: WHY.free(freeParcels, freeBy), amount: -perParcel * freeParcels }] : []
    return [{ words: WHY.shipping(parcels, perParcel), amount: perParcel * parcels }, ...free]
  })
}

function volumeWords(trace: readonly TraceEntry[]): string {
  const tier = trace.find((entry) => entry.code === 'volume.tier')
  return tier ? WHY.volume(tier.percent, tier.from) : WHY.volumeAlone
}

function couponWords(trace: readonly TraceEntry[], code: string | null): string {
  const capped = trace.find((entry) => entry.code === 'coupon.capped')
  return WHY.coupon(code ?? '', capped !== undefined)
}

function creditsWords(trace: readonly TraceEntry[]): string {
  const spent = trace.find((entry) => entry.code === 'credits.spent')
  return WHY.credits(spent?.credits ?? 0)
}
