import { toSlug } from '../catalog/slug.ts'

type NamedBreed = { readonly name: string; readonly otherNames: readonly string[] }

export type BreedMatch<Breed> = {
  readonly breed: Breed
  /** Somebody wrote just this name, with or without accents. */
  readonly isExact: boolean
}

/** Forms of a Czech name differ at its end: „bígla“, „retrívrovi“. */
const ENDING = /(ovi|em|ek|ka|ky|ku|a|e|u|y|i|o)$/
const SHORTEST_STEM = 4

/** Breeds for what somebody wrote, the surest first; of equal ones the one that stands earlier, because it is commoner. */
export function matchBreeds<Breed extends NamedBreed>(breeds: readonly Breed[], text: string): BreedMatch<Breed>[] {
  const wanted = toSlug(text)
  if (wanted === '') return []
  const found = rankAll(breeds, wanted)
  if (found.length > 0) return found
  const stem = wanted.replace(ENDING, '')
  return stem.length >= SHORTEST_STEM && stem !== wanted ? rankAll(breeds, stem, false) : []
}

function rankAll<Breed extends NamedBreed>(
  breeds: readonly Breed[],
  wanted: string,
  mayBeExact = true,
): BreedMatch<Breed>[] {
  return breeds
    .map((breed) => ({ breed, rank: rankOf(breed, wanted) }))
    .filter(({ rank }) => rank < MISSED)
    .sort((a, b) => a.rank - b.rank)
    .map(({ breed, rank }) => ({ breed, isExact: mayBeExact && rank === 0 }))
}

const MISSED = 4

/** The whole name, its beginning, the beginning of one of its words, or some place inside. */
function rankOf({ name, otherNames }: NamedBreed, wanted: string): number {
  const ranks = [name, ...otherNames].map((known) => {
    const slug = toSlug(known)
    if (slug === wanted) return 0
    if (slug.startsWith(wanted)) return 1
    if (`-${slug}`.includes(`-${wanted}`)) return 2
    return slug.includes(wanted) && wanted.length >= 3 ? 3 : MISSED
  })
  return Math.min(...ranks)
}
