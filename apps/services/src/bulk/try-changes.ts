import type { BulkProblem } from '@shop/contract/bulk/staff-bulk'
import { ProductBasics, ProductTexts, VariantFields } from '@shop/contract/staff/staff-product'
import { BULK_FIELDS, type BulkChange } from '@shop/domain/bulk/bulk-field'
import type { ZodError } from 'zod'
import { type Book, fieldOfKey, type HeldProduct, labelled, packOf, withValue } from '#app/bulk/held-goods'
import { lostParticulars } from '#app/catalog/products/hold-product'

type Tried = { ok: true; held: HeldProduct } | { ok: false; problems: BulkProblem[] }

export const problem = (code: BulkProblem['code'], rest: Partial<BulkProblem> = {}): BulkProblem => ({
  ...{ code, column: null, cell: '', hint: '' },
  ...rest,
})

/** The product after the changes of one row, or why the form would refuse them too. */
export function tryChanges(
  held: HeldProduct,
  variantId: number | null,
  changes: readonly BulkChange[],
  { book, isUndo }: { book: Book; isUndo: boolean },
): Tried {
  if (held.product.kind === 'bundle' && changes.some(({ field }) => field === 'vatClass')) {
    return { ok: false, problems: [problem('bundle', { column: 'vatClass' })] }
  }
  const after = labelled(
    changes.reduce((one, { field, after: value }) => withValue(one, variantId, { field, value, book }), held),
  )
  const problems = [
    ...checkShape(after, variantId, changes),
    ...checkState(held, after, isUndo),
    ...lostParticulars(held.product, after.product).map((hint) => problem('label_incomplete', { hint })),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, held: after }
}

function checkShape(after: HeldProduct, variantId: number | null, changes: readonly BulkChange[]): BulkProblem[] {
  const touches = (of: string) => changes.some(({ field }) => BULK_FIELDS[field].of === of)
  const pack = touches('pack') ? packOf(after, variantId) : undefined
  const { basics, texts } = after.product
  return [
    ...(pack ? toProblems(VariantFields.safeParse(onlyFields(pack)).error, 'pack') : []),
    ...(touches('product') ? toProblems(ProductBasics.safeParse(basics).error, 'product') : []),
    ...(touches('product') ? toProblems(ProductTexts.safeParse(texts).error, 'product') : []),
  ]
}

function onlyFields(pack: object): object {
  return Object.fromEntries(Object.entries(pack).filter(([key]) => key in VariantFields.shape))
}

export function toProblems(error: ZodError | undefined, of: 'pack' | 'product'): BulkProblem[] {
  return (error?.issues ?? []).map(({ message, path }) => {
    const code = message === 'too_long' || message === 'required' ? message : 'invalid'
    return problem(code, { column: fieldOfKey(String(path[0]), of) })
  })
}

/** As `publishProduct` and `endProduct` decide. Back to what it was goes everything but onto the shelf without its label. */
function checkState({ product: before }: HeldProduct, { product: after }: HeldProduct, isUndo: boolean): BulkProblem[] {
  if (before.status === after.status) return []
  const refused = [problem('product_state', { column: 'productStatus', hint: before.status })]
  if (after.status === 'active') {
    return after.label.missing.map((hint) => problem('label_incomplete', { column: 'productStatus', hint }))
  }
  if (isUndo) return []
  const isEnding = after.status === 'sell_out' || after.status === 'discontinued'
  return isEnding && before.status !== 'draft' && before.status !== 'scheduled' ? [] : refused
}
