import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { type DraftField, fieldText, mergeDrafts, type ProductDraft, toDraft } from './product-draft.ts'

/** What somebody edits: the product they saw, what stood there, and what stands there by them. */
export interface Editing {
  product: StaffProduct
  base: ProductDraft
  mine: ProductDraft
}

/** The same field says two things. */
export interface Dispute {
  theirs: ProductDraft
  by: string
  fields: DraftField[]
}

export function beginEditing(product: StaffProduct): Editing {
  const base = toDraft(product)
  return { product, base, mine: base }
}

/**
 * The product as it is now under what is typed. Its version is taken only together with what it holds: a newer version over an older base would
 * write over a colleague without asking. What is still undecided of an earlier dispute stays so.
 */
export function takeNewer({ base, mine }: Editing, product: StaffProduct, by: string, open: Dispute | null = null) {
  const theirs = toDraft(product)
  const merged = mergeDrafts(base, mine, theirs)
  const undecided = (open?.fields ?? []).filter((field) => fieldText(merged.draft, field) !== fieldText(theirs, field))
  const fields = [...new Set([...undecided, ...merged.disputed])]
  const told = merged.disputed.length > 0 ? by : (open?.by ?? by)
  const dispute: Dispute | null = fields.length > 0 ? { theirs, by: told, fields } : null
  const editing: Editing = { product, base: theirs, mine: merged.draft }
  return { editing, dispute, taken: merged.taken }
}
