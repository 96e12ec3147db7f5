import type { BulkProblem } from '@shop/contract/bulk/staff-bulk'
import { BULK_FIELDS, type BulkChange, isSameValue } from '@shop/domain/bulk/bulk-field'
import type { NewPrice } from '@shop/domain/price/plan-price'
import type { Settled, SliceRow } from '#app/bulk/bulk-rows.sql'
import { toColumn } from '#app/bulk/field-columns'
import { type Book, type HeldProduct, heldValue, packOf } from '#app/bulk/held-goods'
import { headOf, type LoadedGoods, priceAt } from '#app/bulk/load-goods'
import { planPriceOf } from '#app/bulk/slice-price'
import { problem, tryChanges } from '#app/bulk/try-changes'

type Fields = Record<string, unknown>

/** One slice while it is decided: goods as they become, and what has to be written for it. */
export interface Slice {
  isUndo: boolean
  listId: number
  goods: LoadedGoods
  book: Book
  now: Date
  from: Date
  /** Versions that this very change has given products in slices before. */
  ownVersions: ReadonlyMap<number, number>
  eanOwners: ReadonlyMap<string, number>
  /** Products that this very change has made, by name; those of this slice nobody else has seen yet. */
  made: Map<string, number>
  drafts: Set<number>
  packs: Map<number, Fields>
  products: Map<number, { fields: Fields; publishes: boolean }>
  tags: Map<number, { tag: string; position: number }[]>
  categories: Map<number, { category_id: number; position: number }[]>
  prices: Map<number, readonly NewPrice[]>
}

/** Decides about one row, under the locks of its slice. A row that is refused leaves nothing behind. */
export function decideRow(slice: Slice, row: SliceRow, wanted: readonly BulkChange[]): Settled {
  const { isUndo, goods, book } = slice
  const { variantId, productId } = row
  const refused = (problems: readonly BulkProblem[]): Settled => ({
    ...{ line: row.line, variantId, productId, problems, done: {} },
    state: isUndo ? 'kept' : 'refused',
  })
  const held = productId === null ? undefined : goods.held.get(productId)
  if (!held || productId === null) return refused([problem('gone')])
  if (variantId !== null && !packOf(held, variantId)) return refused([problem('short_dated')])
  const skipped = isUndo ? [] : wanted.filter((one) => isSaid(slice, held, one)).map(({ field }) => field)
  const changes = wanted.filter(({ field }) => !skipped.includes(field))
  if (isEdited(slice, row, held, changes))
    return refused([problem('edited_since', { hint: held.product.changedBy ?? '' })])
  const taken = changes.find(({ field, after }) => field === 'ean' && isTaken(slice, variantId, after))
  if (taken) return refused([problem('code_taken', { column: 'ean', cell: String(taken.after) })])
  const tried = tryChanges(held, variantId, changes, { book, isUndo })
  if (!tried.ok) return refused(tried.problems)
  const priced = planPriceOf(slice, row, changes)
  if (typeof priced === 'string') return refused([problem(priced, { column: 'price' })])
  goods.held.set(productId, tried.held)
  if (priced && variantId !== null) slice.prices.set(variantId, priced)
  const was = noteChanges(slice, row, changes)
  const done = skipped.length > 0 ? { ...was, skipped } : was
  return { line: row.line, variantId, productId, problems: [], state: isUndo ? 'undone' : 'applied', done }
}

/** Another row of this product has written it in the meantime; what a stranger writes shows in the version. */
function isSaid({ book }: Slice, held: HeldProduct, { field, after }: BulkChange): boolean {
  return BULK_FIELDS[field].of === 'product' && isSameValue(after, heldValue(held, null, field, book))
}

/** Somebody was faster: by the version when it is written, by the very fields when it is taken back. */
function isEdited(slice: Slice, row: SliceRow, held: HeldProduct, changes: readonly BulkChange[]): boolean {
  const { seen, done, variantId, productId } = row
  const { goods, book, isUndo, from, ownVersions } = slice
  const head = headOf(variantId === null ? [] : goods.ledgers.get(variantId))
  const hasPrice = changes.some(({ field }) => field === 'price')
  if (isUndo) {
    if (hasPrice && head !== done.priceHead) return true
  } else {
    const { version } = held.product
    const isOwn = version === seen.productVersion || version === ownVersions.get(productId ?? 0)
    if (seen.productVersion !== undefined && !isOwn) return true
    if (seen.variantVersion !== undefined && packOf(held, variantId)?.version !== seen.variantVersion) return true
    if (hasPrice && head !== seen.priceHead) return true
    if (
      hasPrice &&
      changes.some((one) => one.field === 'price' && !isSameValue(one.before, priceAt(goods.ledgers, variantId, from)))
    )
      return true
  }
  return changes.some(
    ({ field, before }) => field !== 'price' && !isSameValue(before, heldValue(held, variantId, field, book)),
  )
}

function isTaken({ eanOwners }: Slice, variantId: number | null, ean: BulkChange['after']): boolean {
  const owner = typeof ean === 'string' ? eanOwners.get(ean) : undefined
  return owner !== undefined && owner !== variantId
}

/** Collects what is written at the end of the slice, and keeps what a field alone does not tell. */
function noteChanges(slice: Slice, row: SliceRow, changes: readonly BulkChange[]): Settled['done'] {
  const { isUndo, goods, book } = slice
  const was: Fields = {}
  const kept = row.done.was ?? {}
  for (const { field, after } of changes) {
    const columns = toColumn(field, after, book)
    if (BULK_FIELDS[field].of === 'pack' && row.variantId !== null) {
      slice.packs.set(row.variantId, { ...slice.packs.get(row.variantId), ...columns })
    }
    if (BULK_FIELDS[field].of !== 'product' || row.productId === null) continue
    const places = goods.places.get(row.productId)
    const product = slice.products.get(row.productId) ?? { fields: {}, publishes: false }
    slice.products.set(row.productId, product)
    Object.assign(product.fields, columns)
    const list = Array.isArray(after) ? (after as string[]) : []
    if (field === 'productStatus') {
      was.publishing = places?.publishing
      product.publishes = !isUndo && after === 'active'
      Object.assign(product.fields, isUndo ? kept.publishing : { successor_id: null })
    } else if (field === 'tags') {
      was.tags = places?.tags
      slice.tags.set(row.productId, isUndo ? (kept.tags as never) : placed(places?.tags ?? [], list))
    } else if (field === 'categories') {
      was.categories = places?.categories
      const ids = list.flatMap((path) => book.categories.get(path) ?? [])
      const placedIds = ids.map((id, index) => ({ category_id: id, position: index + 1 }))
      slice.categories.set(row.productId, isUndo ? (kept.categories as never) : placedIds)
    }
  }
  return isUndo || Object.keys(was).length === 0 ? {} : { was }
}

/** Tags that stay keep their places; new ones come behind. */
function placed(before: readonly { tag: string; position: number }[], tags: readonly string[]) {
  const last = Math.max(0, ...before.map(({ position }) => position))
  const added = tags.filter((tag) => !before.some((one) => one.tag === tag))
  return [
    ...before.filter(({ tag }) => tags.includes(tag)),
    ...added.map((tag, index) => ({ tag, position: last + index + 1 })),
  ]
}
