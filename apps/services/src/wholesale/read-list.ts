import type { ListedGoods, ListedRow, ListView, ReadList } from '@shop/contract/wholesale/list'
import { priceFor } from '@shop/domain/cart/cart'
import { ok } from '@shop/domain/result'
import { matchRows, type RowAnswer, type RowGoods } from '@shop/domain/wholesale/match-rows'
import { type Packing, packSteps } from '@shop/domain/wholesale/pallet'
import { type ReadRow, readRows } from '@shop/domain/wholesale/read-rows'
import { loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import { toGoodsView } from '#app/cart/to-cart-view'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { selectListGoods } from '#app/wholesale/list-goods.sql'
import { selectCartons } from '#app/wholesale/packing.sql'

const NOT_PACKED: Packing = { perCarton: null, perLayer: null, perPallet: null }

/** What nobody has looked up yet can be had: which goods are meant does not depend on it. */
const UNSEEN = { inStock: Number.POSITIVE_INFINITY, isSold: true }

/** The goods are found first, then asked what they cost this customer and how many there are. */
export async function readList(context: Context, { text }: ReadList) {
  const { customerId } = customer(context)
  const rows = readRows(text)
  const candidates = await findCandidates(context, rows)
  const meant = matchRows(
    rows,
    candidates.map((one) => ({ ...one, ...UNSEEN })),
  )
  const variantIds = [...new Set(meant.flatMap(goodsOf).map(({ variantId }) => variantId))]
  const question = { customerId, isForCompany: true, email: null, phone: null, couponCode: null, variantIds }
  const pricing = await loadPricingContext(context, question)
  const packing = await selectCartons(context.db, variantIds)
  const known = candidates.flatMap((one) => toRowGoods(pricing, one))
  const listed = matchRows(rows, known).map((answer) => toListedRow({ pricing, packing }, answer))
  const amount = listed.reduce((sum, row) => sum + (row.kind === 'ready' ? row.amount : 0), 0)
  return ok<ListView>({ rows: listed, basis: pricing.buyer.group.basis, amount, load: loadOf(listed) })
}

async function findCandidates({ db, now }: Context, rows: readonly ReadRow[]) {
  const goods = rows.filter((row) => row.kind === 'goods')
  return selectListGoods(db, {
    skus: goods.flatMap(({ sku }) => sku ?? []),
    eans: goods.flatMap(({ ean }) => ean ?? []),
    byName: goods.some(({ words }) => words.length > 0),
    now,
  })
}

const goodsOf = (answer: RowAnswer): readonly RowGoods[] =>
  answer.kind === 'ready' ? [answer.goods] : answer.kind === 'ask' ? answer.choices : []

function toRowGoods({ goods }: PricingContext, one: Omit<RowGoods, 'inStock' | 'isSold'>): RowGoods[] {
  const found = goods.get(one.variantId)
  return found ? [{ ...one, inStock: found.inStock, isSold: found.view.isSold }] : []
}

interface Known {
  pricing: PricingContext
  packing: ReadonlyMap<string, Packing>
}

function toListedRow(known: Known, answer: RowAnswer): ListedRow {
  if (answer.kind === 'ready') {
    const { goods, pieces, ...row } = answer
    const shown = toListedGoods(known, goods.variantId, pieces)
    return {
      ...row,
      pieces,
      parts: [...row.parts],
      lines: [...row.lines],
      goods: shown,
      amount: shown.unitPrice * pieces,
    }
  }
  const lines = [...answer.lines]
  if (answer.kind !== 'ask') return { ...answer, lines }
  const choices = answer.choices.map(({ variantId }) => toListedGoods(known, variantId, answer.pieces ?? 1))
  return { ...answer, lines, choices }
}

function toListedGoods({ pricing, packing }: Known, variantId: string, pieces: number): ListedGoods {
  const goods = pricing.goods.get(variantId)
  const variant = variantOf(pricing, variantId)
  if (!goods || !variant) throw new Error(`Variant ${variantId} was found and is gone.`)
  const packed = packing.get(variantId) ?? NOT_PACKED
  return {
    ...toGoodsView(goods, pricing),
    unitPrice: priceFor(variant, pieces),
    packing: packed,
    packs: packSteps(packed, (count) => priceFor(variant, count)),
  }
}

function loadOf(rows: readonly ListedRow[]): ListView['load'] {
  const ready = rows.filter((row) => row.kind === 'ready')
  const shares = ready.map(({ pieces, goods }) => (goods.packing.perPallet ? pieces / goods.packing.perPallet : 0))
  return {
    weightGrams: ready.reduce((sum, { pieces, goods }) => sum + pieces * goods.weightGrams, 0),
    pallets: Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) / 100,
    unknown: ready.filter(({ goods }) => goods.packing.perPallet === null).length,
  }
}
