import { findAllergyConflicts, worstLevel } from '@shop/domain/dog/food/allergy-conflict'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'

/** Who must not eat what of the goods, by their ids; only what is surely in them counts. */
export function forbiddenParts(
  parts: readonly Pick<CardView, 'id' | 'food'>[],
  dogs: readonly KeptDog[],
): Map<number, string[]> {
  const found = parts.map(({ id, food }): [number, string[]] => {
    if (!food) return [id, []]
    const { contains, mayContain, isDeclared } = food
    const names = dogs
      .filter(
        ({ dog }) => worstLevel(findAllergyConflicts(dog.allergies, { contains, mayContain, isDeclared })) === 'red',
      )
      .map(({ name }) => name || dogTexts.yourDog)
    return [id, names]
  })
  return new Map(found.filter(([, names]) => names.length > 0))
}
