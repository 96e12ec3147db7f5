import type { BulkColumn } from '@shop/domain/bulk/bulk-field'
import { BULK_FIELDS, isSameValue } from '@shop/domain/bulk/bulk-field'
import { findNames, findSkus, selectBook, selectEanOwners } from '#app/bulk/bulk-goods.sql'
import { insertRows, type PlannedRow } from '#app/bulk/bulk-rows.sql'
import type { Book } from '#app/bulk/held-goods'
import { loadGoods } from '#app/bulk/load-goods'
import { planNew } from '#app/bulk/plan-new'
import { planRow } from '#app/bulk/plan-row'
import { type ReadRow, readRows } from '#app/bulk/read-row'
import { problem } from '#app/bulk/try-changes'
import type { Db } from '#app/store/database'

const CHUNK = 200

interface Table {
  rows: readonly string[][]
  columns: readonly (BulkColumn | null)[]
  bulkId: number
  listId: number
  from: Date
}

/** The whole difference, row by row. Rows of one product are planned together, so that a second one sees what the first has said. */
export async function planImport(db: Db, { rows, columns, bulkId, listId, from }: Table): Promise<void> {
  const book = await selectBook(db)
  const read = readRows(rows, columns, book)
  const found = new Map(
    (
      await findSkus(
        db,
        read.map(({ sku }) => sku),
      )
    ).map((one) => [one.sku, one]),
  )
  const named = await findNames(
    db,
    read.flatMap((row) => (found.has(row.sku) ? [] : (nameOf(row) ?? []))),
  )
  await markTakenEans(db, read, found)
  const productOf = (row: ReadRow) => found.get(row.sku)?.productId ?? named.get(nameOf(row) ?? '') ?? null
  const groups = [...Map.groupBy(read, productOf)]
  const known = groups.flatMap(([productId, ofProduct]) => (productId === null ? [] : { productId, ofProduct }))
  for (let at = 0; at < known.length; at += CHUNK) {
    const chunk = known.slice(at, at + CHUNK)
    const goods = await loadGoods(
      db,
      listId,
      chunk.map(({ productId }) => productId),
    )
    const planned = chunk.flatMap(({ productId, ofProduct }) => {
      markSaidOtherwise(ofProduct)
      return ofProduct.map((row): PlannedRow => {
        const variantId = found.get(row.sku)?.variantId ?? null
        if (row.problems.length > 0) return toFault(row, productId, variantId)
        if (variantId === null) return planNew(row, { productId, goods, book })
        const wish = { ...row, productId, variantId }
        return planRow({ goods, book, from }, { ...wish, wanted: [...revive(goods, wish), ...row.wanted] })
      })
    })
    await insertRows(db, bulkId, planned)
  }
  const fresh = groups.find(([productId]) => productId === null)?.[1] ?? []
  markSaidOtherwiseByName(fresh)
  await insertRows(
    db,
    bulkId,
    fresh.map((row) => toFresh(row, book)),
  )
}

function toFresh(row: ReadRow, book: Book): PlannedRow {
  return row.problems.length > 0 ? toFault(row, null, null) : planNew(row, { productId: null, goods: null, book })
}

const nameOf = ({ wanted }: ReadRow) => wanted.find(([field]) => field === 'productName')?.[1]?.toString() ?? null

function toFault(row: ReadRow, productId: number | null, variantId: number | null): PlannedRow {
  const { line, sku, cells, problems } = row
  return {
    ...{ line, sku, cells, problems, productId, variantId, changes: [], seen: {} },
    ...{ title: nameOf(row) ?? '', outcome: 'error', isChosen: false },
  }
}

/** A pack of a draft that was ended when its import was taken back: the file that names it again wants it. */
function revive(
  goods: Awaited<ReturnType<typeof loadGoods>>,
  {
    productId,
    variantId,
    wanted,
  }: {
    productId: number
    variantId: number
    wanted: ReadRow['wanted']
  },
): ReadRow['wanted'] {
  const product = goods.held.get(productId)?.product
  const pack = product?.variants.find((one) => one.variantId === variantId)
  const isSaid = wanted.some(([field]) => field === 'packStatus')
  return !isSaid && product?.status === 'draft' && pack?.status === 'discontinued' ? [['packStatus', 'active']] : []
}

/** Two rows of one product that say different things about it: the second one is asked about. */
function markSaidOtherwise(rows: readonly ReadRow[]): void {
  const said = new Map<string, { value: ReadRow['wanted'][number][1]; line: number }>()
  for (const row of rows) {
    for (const [field, value] of row.wanted) {
      if (BULK_FIELDS[field].of !== 'product') continue
      const earlier = said.get(field)
      if (!earlier) said.set(field, { value, line: row.line })
      else if (!isSameValue(earlier.value, value)) {
        row.problems.push(problem('said_otherwise', { column: field, hint: String(earlier.line) }))
      }
    }
  }
}

function markSaidOtherwiseByName(rows: readonly ReadRow[]): void {
  for (const [, ofName] of Map.groupBy(rows, nameOf)) markSaidOtherwise(ofName)
}

async function markTakenEans(
  db: Db,
  rows: readonly ReadRow[],
  found: ReadonlyMap<string, { variantId: number }>,
): Promise<void> {
  const eanOf = ({ wanted }: ReadRow) => wanted.find(([field]) => field === 'ean')?.[1] ?? null
  const eans = rows.flatMap((row) => eanOf(row)?.toString() ?? [])
  const owners = new Map((await selectEanOwners(db, eans)).map((one) => [one.ean, one]))
  const lines = new Map<string, number>()
  for (const row of rows) {
    const ean = eanOf(row)?.toString()
    if (ean === undefined) continue
    const owner = owners.get(ean)
    const earlier = lines.get(ean)
    if (owner && owner.variantId !== found.get(row.sku)?.variantId) {
      row.problems.push(problem('code_taken', { column: 'ean', cell: ean, hint: owner.sku }))
    } else if (earlier !== undefined) {
      row.problems.push(problem('code_taken', { column: 'ean', cell: ean, hint: String(earlier) }))
    }
    lines.set(ean, row.line)
  }
}
