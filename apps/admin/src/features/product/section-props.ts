import type { ProductChoices, StaffProduct } from '@shop/contract/staff/staff-product'
import type { ProductDraft } from './product-draft.ts'

/** What every part of the form gets. */
export interface SectionProps {
  product: StaffProduct
  draft: ProductDraft
  choices: ProductChoices
  isLocked: boolean
  onChange(next: Partial<ProductDraft>): void
}
