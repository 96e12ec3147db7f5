import {
  BULK_FIELDS,
  type BulkChange,
  type BulkField,
  type BulkValue,
  isPrice,
  isSameValue,
} from '@shop/domain/bulk/bulk-field'
import { isDearFirst, isJump } from '@shop/domain/bulk/change-price'
import type { PlannedRow, Seen } from '#app/bulk/bulk-rows.sql'
import { type Book, type HeldProduct, heldValue, packOf } from '#app/bulk/held-goods'
import { headOf, type LoadedGoods, priceAt } from '#app/bulk/load-goods'
import { problem, tryChanges } from '#app/bulk/try-changes'

export interface Planning {
  goods: LoadedGoods
  book: Book
  /** When prices are to begin. */
  from: Date
}

interface Wish {
  line: number
  productId: number
  variantId: number | null
  sku?: string
  cells: readonly string[]
  wanted: readonly (readonly [BulkField, BulkValue])[]
}

/** What a row would change of goods that are there, and whether the form would take it. The goods are then as if it were written. */
export function planRow(
  { goods, book, from }: Planning,
  { line, productId, variantId, sku, cells, wanted }: Wish,
): PlannedRow {
  const held = goods.held.get(productId) as HeldProduct
  const changes = wanted.flatMap(([field, after]): BulkChange[] => {
    const before = field === 'price' ? priceAt(goods.ledgers, variantId, from) : heldValue(held, variantId, field, book)
    return isSameValue(before, after) ? [] : [{ field, before, after }]
  })
  const pack = packOf(held, variantId)
  const row = {
    ...{ line, variantId, productId, cells, changes, problems: [] },
    sku: pack?.sku ?? sku ?? '',
    title: [held.product.basics.name, pack?.name].join(' ').trim(),
    seen: seenOf(goods, { productId, variantId }, changes),
  }
  // A pack on its way out belongs to its batch: the form does not show it either.
  if (variantId !== null && !pack) {
    return {
      ...row,
      outcome: 'error',
      isChosen: false,
      changes: [],
      problems: [problem('short_dated', { column: 'sku' })],
    }
  }
  if (changes.length === 0) return { ...row, outcome: 'same', isChosen: false }
  if (changes.some(endsSale)) {
    const problems = [problem('on_sale', { column: 'price' })]
    return { ...row, outcome: 'error', isChosen: false, changes: [], problems }
  }
  const tried = tryChanges(held, variantId, changes, { book, isUndo: false })
  if (!tried.ok) return { ...row, outcome: 'error', isChosen: false, changes: [], problems: tried.problems }
  const isChosen = !changes.some((one) => hasJump(one) || isDearFirst(one))
  // What it says about its product is said by the next row too when this one is left out.
  if (isChosen) goods.held.set(productId, tried.held)
  return { ...row, outcome: 'changed', isChosen }
}

/** Only what a row is about: whoever changes the texts of a product does not stop a new price. */
function seenOf(
  { held, ledgers }: LoadedGoods,
  { productId, variantId }: { productId: number; variantId: number | null },
  changes: readonly BulkChange[],
): Seen {
  const touches = new Set(changes.map(({ field }) => BULK_FIELDS[field].of))
  const one = held.get(productId) as HeldProduct
  const pack = packOf(one, variantId)
  return {
    ...(touches.has('product') && { productVersion: one.product.version }),
    ...(touches.has('pack') && pack && { variantVersion: pack.version }),
    ...(touches.has('price') && variantId !== null && { priceHead: headOf(ledgers.get(variantId)) }),
  }
}

/** A usual price over a sale would end it, and the ledger could not bring back what the sale was struck from. */
function endsSale({ before, after }: BulkChange): boolean {
  return isPrice(before) && isPrice(after) && before.kind === 'sale' && after.kind === 'regular'
}

/** A price that moves a lot is left out until a person says it is meant. */
function hasJump({ before, after }: BulkChange): boolean {
  return isPrice(before) && isPrice(after) && isJump(before.amount, after.amount)
}
