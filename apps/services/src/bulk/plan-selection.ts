import type { BulkSelection } from '@shop/contract/bulk/staff-bulk'
import type { BulkField, BulkValue } from '@shop/domain/bulk/bulk-field'
import { changeByPercent } from '@shop/domain/bulk/change-price'
import { selectBook } from '#app/bulk/bulk-goods.sql'
import { insertRows } from '#app/bulk/bulk-rows.sql'
import { type HeldProduct, heldValue } from '#app/bulk/held-goods'
import { loadGoods, priceAt } from '#app/bulk/load-goods'
import { type Planning, planRow } from '#app/bulk/plan-row'
import type { Db } from '#app/store/database'

const CHUNK = 200

interface Selected {
  bulkId: number
  listId: number
  from: Date
  productIds: readonly number[]
  change: BulkSelection
}

/** The difference that one change makes to selected products: a row for each product, or for each of its packs. */
export async function planSelection(db: Db, { bulkId, listId, from, productIds, change }: Selected): Promise<void> {
  const book = await selectBook(db)
  let line = 0
  for (let at = 0; at < productIds.length; at += CHUNK) {
    const ids = productIds.slice(at, at + CHUNK)
    const planning = { goods: await loadGoods(db, listId, ids), book, from }
    const planned = ids.flatMap((productId) => {
      const held = planning.goods.held.get(productId)
      if (!held) return []
      return rowsOf(planning, held, change).map(({ variantId, wanted }) => {
        line += 1
        return planRow(planning, { line, productId, variantId, cells: [], wanted: [wanted] })
      })
    })
    await insertRows(db, bulkId, planned)
  }
}

interface RowOf {
  variantId: number | null
  wanted: readonly [BulkField, BulkValue]
}

function rowsOf({ goods, book, from }: Planning, held: HeldProduct, change: BulkSelection): RowOf[] {
  const packs = held.product.variants.filter(({ status }) => status !== 'discontinued')
  if (change.what === 'productStatus') return [{ variantId: null, wanted: ['productStatus', change.value] }]
  if (change.what === 'vatClass')
    return packs.map(({ variantId }) => ({ variantId, wanted: ['vatClass', change.value] }))
  if (change.what === 'price') {
    return packs.flatMap(({ variantId }): RowOf[] => {
      const price = priceAt(goods.ledgers, variantId, from)
      if (!price) return []
      const amount = changeByPercent(price.amount, change.percent, change.rounding)
      return [{ variantId, wanted: ['price', { amount, kind: price.kind }] }]
    })
  }
  const before = heldValue(held, null, change.what, book) as readonly string[]
  const others = before.filter((one) => one !== change.value)
  const after = change.does === 'remove' ? others : before.includes(change.value) ? before : [...before, change.value]
  return [{ variantId: null, wanted: [change.what, after] }]
}
