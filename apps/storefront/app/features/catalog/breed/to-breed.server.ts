import type { BreedRow } from '@shop/contract/breed'
import { nonBreaking } from '@shop/czech/non-breaking'
import type { BreedWeights } from '@shop/domain/breed/breed-weight'
import type { BreedView } from './breed-view.ts'

export type KnownBreed = BreedView & { otherNames: string[] }

export function toBreed(row: BreedRow): KnownBreed {
  return {
    slug: row.slug,
    name: nonBreaking(row.name),
    otherNames: row.other_names,
    weights: toWeights(row),
    portrait: row.portrait,
  }
}

function toWeights(row: BreedRow): BreedWeights {
  const { dog_from_grams, dog_to_grams, bitch_from_grams, bitch_to_grams } = row
  if (dog_from_grams === null || dog_to_grams === null || bitch_from_grams === null || bitch_to_grams === null)
    return null
  return {
    dog: { from: dog_from_grams / 1000, to: dog_to_grams / 1000 },
    bitch: { from: bitch_from_grams / 1000, to: bitch_to_grams / 1000 },
  }
}
