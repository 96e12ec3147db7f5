import { VariantFields } from '@shop/contract/staff/staff-product'
import { BULK_FIELDS, type BulkChange, isSameValue } from '@shop/domain/bulk/bulk-field'
import { isDearFirst } from '@shop/domain/bulk/change-price'
import type { PlannedRow } from '#app/bulk/bulk-rows.sql'
import { type Book, type HeldProduct, heldValue, PACK_KEYS, readYes, withValue } from '#app/bulk/held-goods'
import type { LoadedGoods } from '#app/bulk/load-goods'
import type { ReadRow } from '#app/bulk/read-row'
import { problem, toProblems } from '#app/bulk/try-changes'

interface Where {
  productId: number | null
  goods: LoadedGoods | null
  book: Book
}

const FEED = new Set(['kibble', 'can', 'pouch', 'treat', 'supplement'])

/** A pack that is not there yet: of a product of that name, or of a draft that is made with it. */
export function planNew(row: ReadRow, { productId, goods, book }: Where): PlannedRow {
  const held = productId === null ? null : (goods?.held.get(productId) ?? null)
  const kind = held?.product.kind ?? row.kind
  const name = row.wanted.find(([field]) => field === 'productName')?.[1]?.toString() ?? ''
  const changes = toChanges(row, held, book)
  const problems = [
    // Without a name it is no new pack but a code that nobody knows.
    ...(name === '' ? [problem('unknown', { column: 'sku', cell: row.sku })] : []),
    ...(kind === null && name !== '' ? [problem('required', { column: 'kind' })] : []),
    ...(held?.product.kind === 'bundle' ? [problem('bundle', { column: 'productName' })] : []),
    ...(name === '' ? [] : toProblems(VariantFields.safeParse(toFields(row.sku, kind, changes)).error, 'pack')),
  ]
  const isFine = problems.length === 0
  const isChosen = isFine && !changes.some(isDearFirst)
  if (isChosen && held && productId !== null) goods?.held.set(productId, withChanges(held, changes, book))
  return {
    ...{ line: row.line, sku: row.sku, cells: row.cells, productId, variantId: null, problems },
    title: [name, row.wanted.find(([field]) => field === 'packName')?.[1]].join(' ').trim(),
    outcome: isFine ? 'new' : 'error',
    isChosen,
    changes: isFine ? changes : [],
    seen: { ...(kind !== null && { kind }), ...(held && { productVersion: held.product.version }) },
  }
}

/** Of a product that is there only what differs; of what is made, everything that the file says. */
function toChanges(row: ReadRow, held: HeldProduct | null, book: Book): BulkChange[] {
  return row.wanted.flatMap(([field, after]): BulkChange[] => {
    const isOfProduct = BULK_FIELDS[field].of === 'product'
    const before = held && isOfProduct ? heldValue(held, null, field, book) : null
    if (isOfProduct && held && isSameValue(before, after)) return []
    return [{ field, before, after }]
  })
}

/** The next row of the product sees what this one has said about it. */
function withChanges(held: HeldProduct, changes: readonly BulkChange[], book: Book): HeldProduct {
  return changes
    .filter(({ field }) => BULK_FIELDS[field].of === 'product')
    .reduce((one, { field, after }) => withValue(one, null, { field, value: after, book }), held)
}

/** All fields of a new pack; what the file does not say is empty, and the tax follows from what it is. */
export function toFields(sku: string, kind: string | null, changes: readonly BulkChange[]): unknown {
  const said = changes.flatMap(({ field, after }) =>
    field in PACK_KEYS
      ? [[PACK_KEYS[field as keyof typeof PACK_KEYS], field === 'multipack' ? readYes(after) : after] as const]
      : [],
  )
  return {
    ...{
      sku,
      ean: null,
      name: '',
      netWeightG: null,
      grossWeightG: null,
      volumeMl: null,
      widthMm: null,
      heightMm: null,
    },
    ...{ depthMm: null, unit: null, unitQuantity: null, isDefault: false, status: 'active' },
    vatClass: kind !== null && FEED.has(kind) ? 'feed' : 'goods',
    ...Object.fromEntries(said),
  }
}
