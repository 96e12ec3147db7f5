import type { CartGoods } from '@shop/contract/cart-view'
import { type AllergyConflict, findAllergyConflicts, isSurelyWithout } from '@shop/domain/dog/food/allergy-conflict'
import type { KeptDog } from '#app/state/parse-dogs.ts'

export type Eaten = Pick<CartGoods, 'role' | 'ingredients'>

/** What each dog must not eat of it; dogs without a conflict are left out. */
export function conflictsOf(line: Eaten, dogs: readonly KeptDog[]) {
  if (line.role === 'other') return []
  return dogs
    .map(({ id, name, dog }): { id: string; name: string; conflicts: AllergyConflict[] } => ({
      id,
      name,
      conflicts: findAllergyConflicts(dog.allergies, line.ingredients),
    }))
    .filter(({ conflicts }) => conflicts.length > 0)
}

/** A leash suits everybody; food only when no dog of the household has anything against it. */
export function suitsAll({ role, ingredients }: Eaten, dogs: readonly KeptDog[]): boolean {
  return role === 'other' || dogs.every(({ dog }) => isSurelyWithout(dog.allergies, ingredients))
}
