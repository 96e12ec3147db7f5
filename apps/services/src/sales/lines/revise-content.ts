import { divideDown, divideRounded } from '@shop/domain/money/round'
import { lostBreak } from '@shop/domain/order/lost-break'
import {
  type AgreedLine,
  type LineRefusal,
  type LineWish,
  totalLines,
  wishLines,
} from '@shop/domain/order/revise-lines'
import { ok, type Result, refuse } from '@shop/domain/result'
import type { OrderContent, RevisedOrder, StoredLine } from '#app/order/revision/order-revisions.sql'
import type { PricedAddition } from '#app/sales/lines/price-added'

type Agreed = AgreedLine & { row: StoredLine }

/** What is wanted beyond what was agreed, each variant once. */
export interface Wished {
  kept: readonly Agreed[]
  more: Map<string, number>
}

export function wishContent({ lines }: OrderContent, wishes: readonly LineWish[]): Result<Wished, LineRefusal> {
  const wished = wishLines(lines.map(toAgreed), wishes)
  if (!wished.ok) return wished
  const more = new Map<string, number>()
  for (const { line, pieces } of wished.value.more) {
    const id = String(line.row.variant_id)
    more.set(id, (more.get(id) ?? 0) + pieces)
  }
  return ok({ kept: wished.value.kept, more })
}

function toAgreed(row: StoredLine): Agreed {
  const { position, pieces, amount } = row
  return {
    row,
    position,
    kind: row.kind as AgreedLine['kind'],
    bundleId: row.bundle_variant_id === null ? null : String(row.bundle_variant_id),
    regularWeeks: row.regular_weeks,
    pieces,
    vatRate: Number(row.vat_rate),
    full: row.full_amount,
    discounts: { volume: row.volume_discount, coupon: row.coupon_discount, credits: row.credits_discount },
    amount,
  }
}

/** Of a price for many pieces that would be kept for fewer: from how many on it holds. */
export function lostBreakOf({ lines }: OrderContent, kept: readonly Agreed[]): number | null {
  return lostBreak(
    lines.map((row) => toSold(row, row.pieces)),
    kept.map(({ row, pieces }) => toSold(row, pieces)),
  )
}

function toSold(
  { kind, variant_id: id, bundle_variant_id: bundleId, break_pieces: fromPieces }: StoredLine,
  pieces: number,
) {
  return { variantId: kind === 'goods' && bundleId === null ? String(id) : null, pieces, fromPieces }
}

interface Revising {
  orderId: number
  order: RevisedOrder
  kept: readonly Agreed[]
  addition: PricedAddition | null
  cashStep: number | null
}

/** The order as it is to be, all but its parcels. Nothing that stays is priced again. */
export function reviseContent({
  orderId,
  order,
  kept,
  addition,
  cashStep,
}: Revising): Result<OrderContent, 'nothing_left'> {
  const added = (addition?.rows ?? []).map((row, index) =>
    toAgreed({ ...row, order_id: orderId, position: order.lastPosition + index + 1 }),
  )
  const { lines, vat, total, rounding, payable } = totalLines([...kept, ...added], order.basis, cashStep)
  const goods = lines.filter(({ kind }) => kind === 'goods')
  if (goods.length === 0) return refuse('nothing_left')
  const { order: was, lines: wasLines } = order.content
  const agreed = wasLines.map(toAgreed)
  const share = (whole: number, divide: typeof divideDown, key: 'full' | 'amount') => {
    const all = sumOf(agreed, key)
    return all === 0 ? whole : divide(whole * sumOf(kept, key), all)
  }
  return ok({
    order: {
      goods_list: share(was.goods_list, divideRounded, 'full') + (addition?.goodsList ?? 0),
      goods_paid: sumOf(lines, 'amount'),
      total,
      rounding,
      payable,
      vat,
      credits_earned: share(was.credits_earned, divideDown, 'amount') + (addition?.earned ?? 0),
      parcels: was.parcels,
    },
    lines: lines.map(toRow),
  })
}

function sumOf(lines: readonly AgreedLine[], key: 'full' | 'amount'): number {
  return lines.filter(({ kind }) => kind === 'goods' || kind === 'gift').reduce((sum, line) => sum + line[key], 0)
}

function toRow(line: Agreed & { base: number; tax: number; gross: number }): StoredLine {
  const { row, pieces, full, discounts, amount, base, tax, gross } = line
  return {
    ...row,
    pieces,
    full_amount: full,
    volume_discount: discounts.volume,
    coupon_discount: discounts.coupon,
    credits_discount: discounts.credits,
    amount,
    base,
    tax,
    gross,
  }
}
