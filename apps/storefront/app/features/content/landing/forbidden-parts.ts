import { findAllergyConflicts, worstLevel } from '@shop/domain/dog/food/allergy-conflict'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { verdictTexts } from '#app/texts/dog-verdict.ts'

/** Who must not eat what of the goods, in words, by their ids; what nobody is sure about counts too. */
export function forbiddenParts(
  parts: readonly Pick<CardView, 'id' | 'food'>[],
  dogs: readonly KeptDog[],
): Map<number, string[]> {
  const found = parts.map(({ id, food }): [number, string[]] => {
    if (!food) return [id, []]
    const { contains, mayContain, isDeclared } = food
    const sentences = dogs.flatMap(({ name, dog }) => {
      const conflicts = findAllergyConflicts(dog.allergies, { contains, mayContain, isDeclared })
      const level = worstLevel(conflicts)
      if (level === null) return []
      const allergens = conflicts.filter((one) => one.level === level).map(({ allergen }) => allergen)
      const said = verdictTexts.mustNot(name || dogTexts.yourDog, allergens)
      return [level === 'red' ? said : `${said} – ${verdictTexts.notSure}`]
    })
    return [id, sentences]
  })
  return new Map(found.filter(([, sentences]) => sentences.length > 0))
}
