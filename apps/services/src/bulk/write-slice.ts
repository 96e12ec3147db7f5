import {
  lockProducts,
  replacePlacedCategories,
  selectBook,
  selectEanOwners,
  selectVersions,
  updatePacks,
  updateProducts,
} from '#app/bulk/bulk-goods.sql'
import {
  type Settled,
  type SliceRow,
  selectMade,
  selectOwnVersions,
  selectSlice,
  updateSettled,
} from '#app/bulk/bulk-rows.sql'
import { loadGoods } from '#app/bulk/load-goods'
import { makeNew, nameOfNew } from '#app/bulk/make-pack'
import { decideRow, type Slice } from '#app/bulk/slice'
import { undoChanges } from '#app/bulk/undo-changes'
import { replaceTags } from '#app/catalog/products/product-links.sql'
import { type CommandContext, tellHistory } from '#app/http/context'
import { lockVariants, selectShopNow } from '#app/price/ledger.sql'
import { writePrices } from '#app/price/write-prices'

/** So many rows in one transaction: nobody waits long for the products it holds, and a crash loses no more. */
export const SLICE_ROWS = 100

export interface WrittenBulk {
  id: number
  isUndo: boolean
  listId: number
  pricesFrom: Date | null
  reason: string
}

/** The next slice, whole or not at all; false when there is none left. */
export async function writeSlice(context: CommandContext, bulk: WrittenBulk, limit = SLICE_ROWS): Promise<boolean> {
  const { db } = context
  const rows = await selectSlice(db, bulk.id, bulk.isUndo, limit)
  if (rows.length === 0) return false
  await tellHistory(context, bulk.reason)
  const slice = await openSlice(context, bulk, rows)
  const settled: Settled[] = []
  for (const row of rows) {
    const isNew = row.outcome === 'new' && !bulk.isUndo
    settled.push(
      isNew ? await makeNew(context, slice, row) : decideRow(slice, row, bulk.isUndo ? undoChanges(row) : row.changes),
    )
  }
  const prices = await writeGoods(context, slice, bulk)
  const versions = await selectVersions(db, [...slice.products.keys(), ...slice.made.values()])
  await updateSettled(
    db,
    bulk.id,
    settled.map((one) => ({ ...one, done: { ...one.done, ...doneOf(one, versions, prices) } })),
  )
  return true
}

type Written = ReadonlyMap<number, { priceId: number; priceHead: number }>

function doneOf({ state, productId, variantId }: Settled, versions: ReadonlyMap<number, number>, prices: Written) {
  if (state !== 'applied') return {}
  const productVersion = versions.get(productId ?? 0)
  return { ...(productVersion !== undefined && { productVersion }), ...prices.get(variantId ?? 0) }
}

async function openSlice({ db }: CommandContext, bulk: WrittenBulk, rows: readonly SliceRow[]): Promise<Slice> {
  const fresh = bulk.isUndo ? [] : rows.filter(({ outcome, productId }) => outcome === 'new' && productId === null)
  const made = fresh.length > 0 ? await selectMade(db, bulk.id, fresh.map(nameOfNew)) : new Map<string, number>()
  const productIds = [...new Set([...rows.flatMap(({ productId }) => productId ?? []), ...made.values()])]
  await lockProducts(db, productIds)
  await lockVariants(
    db,
    rows.flatMap(({ variantId }) => variantId ?? []),
  )
  const now = await selectShopNow(db)
  const eans = rows.flatMap(({ changes }) =>
    changes.flatMap(({ field, before, after }) => (field === 'ean' ? [before, after] : [])),
  )
  const owners = await selectEanOwners(
    db,
    eans.flatMap((ean) => (typeof ean === 'string' ? ean : [])),
  )
  return {
    ...{ isUndo: bulk.isUndo, listId: bulk.listId, made, drafts: new Set(), now },
    // The moment may pass while slices are written: then a price begins with its slice.
    from: bulk.pricesFrom !== null && bulk.pricesFrom > now ? bulk.pricesFrom : now,
    goods: await loadGoods(db, bulk.listId, productIds),
    book: await selectBook(db),
    ownVersions: await selectOwnVersions(db, bulk.id, productIds),
    eanOwners: new Map(owners.map(({ ean, variantId }) => [ean ?? '', variantId])),
    ...{ packs: new Map(), products: new Map(), tags: new Map(), categories: new Map(), prices: new Map() },
  }
}

async function writeGoods(context: CommandContext, slice: Slice, { listId, reason }: WrittenBulk): Promise<Written> {
  const { db, now } = context
  const { packs, products, prices } = slice
  if (packs.size > 0)
    await updatePacks(
      db,
      [...packs].map(([id, fields]) => ({ id, fields })),
    )
  if (products.size > 0)
    await updateProducts(
      db,
      [...products].map(([id, one]) => ({ id, ...one })),
      now,
    )
  for (const [productId, tags] of slice.tags) await replaceTags(db, productId, tags)
  for (const [productId, categories] of slice.categories) await replacePlacedCategories(db, productId, categories)
  const { ledgers } = slice.goods
  const ids = await writePrices(context, { listId, ledgers, rows: prices, now: slice.now, reason })
  const owners = [...prices].flatMap(([variantId, rows]) => rows.map(() => variantId))
  const byVariant = Map.groupBy(
    ids.map((id, index) => ({ id, variantId: owners[index] as number })),
    (one) => one.variantId,
  )
  return new Map(
    [...byVariant].map(([variantId, rows]) => [
      variantId,
      { priceId: rows[0]?.id as number, priceHead: Math.max(...rows.map(({ id }) => id)) },
    ]),
  )
}
