import type { ProductIngredients } from './product-ingredients.ts'

/** `red`: the product contains it. `amber`: it cannot be ruled out. Nothing is ever marked green. */
type ConflictLevel = 'red' | 'amber'

export type AllergyConflict = {
  readonly allergen: string
  readonly level: ConflictLevel
  readonly reason: 'contains' | 'kind_not_stated' | 'composition_unknown'
}

/** Conflicts of a product with the allergies of one dog, the certain ones first. */
export function findAllergyConflicts(allergies: readonly string[], product: ProductIngredients): AllergyConflict[] {
  const conflicts = [...new Set(allergies)].map((allergen) => conflictWith(allergen, product))
  return conflicts
    .filter((conflict) => conflict !== null)
    .sort((a, b) => Number(a.level === 'amber') - Number(b.level === 'amber'))
}

export function worstLevel(conflicts: readonly AllergyConflict[]): ConflictLevel | null {
  if (conflicts.some((conflict) => conflict.level === 'red')) return 'red'
  return conflicts.length > 0 ? 'amber' : null
}

/** The filter "without": only products for which it is sure pass. */
export function isSurelyWithout(excluded: readonly string[], product: ProductIngredients): boolean {
  return findAllergyConflicts(excluded, product).length === 0
}

function conflictWith(allergen: string, product: ProductIngredients): AllergyConflict | null {
  if (product.contains.includes(allergen)) return { allergen, level: 'red', reason: 'contains' }
  if (product.mayContain.includes(allergen)) return { allergen, level: 'amber', reason: 'kind_not_stated' }
  return product.isDeclared ? null : { allergen, level: 'amber', reason: 'composition_unknown' }
}
