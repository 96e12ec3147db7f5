import type { LocalDate } from '../calendar/local-date.ts'

/** Codes as in the catalogue, so that a dog and a product are compared without a dictionary. */
export type LifeStage = 'stene' | 'dospely' | 'senior'

/** Under an hour on the lead · 1–3 h of walks · 1–3 h of running or sport · 3–6 h of work (FEDIAF 2025, table VII-7). */
export type Activity = 'low' | 'moderate' | 'active' | 'working'

/** Nine-point score by touch: 5 is ideal, every point above it is about a tenth of weight too much. */
export type BodyCondition = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Owners know a birthday, an age, or only that the dog is a puppy, an adult or a senior. */
export type DogAge =
  | { readonly kind: 'born'; readonly on: LocalDate }
  | { readonly kind: 'months'; readonly months: number; readonly statedOn: LocalDate }
  | { readonly kind: 'stage'; readonly stage: LifeStage }

export type Motherhood =
  | { readonly kind: 'pregnant'; readonly week: number | null }
  | { readonly kind: 'nursing'; readonly week: number | null; readonly puppies: number | null }

/** Breeds whose measured need differs so much that it replaces the activity row of the table. */
export type ExceptionalBreed = 'great_dane' | 'newfoundland'

/** Czech speaks of him or of her; the arithmetic of feeding does not ask. */
export type DogSex = 'male' | 'female'

export type Dog = {
  readonly weightKg: number
  readonly age: DogAge
  /** Expected weight of a puppy once grown up. */
  readonly adultWeightKg: number | null
  readonly idealWeightKg: number | null
  readonly condition: BodyCondition | null
  readonly sex: DogSex | null
  readonly neutered: boolean | null
  readonly activity: Activity | null
  readonly breed: ExceptionalBreed | null
  readonly motherhood: Motherhood | null
  /** Ill or treated by a vet: the numbers of healthy dogs do not apply. */
  readonly underTreatment: boolean
  /** Codes from the ingredient tree. */
  readonly allergies: readonly string[]
}

/** A healthy grown dog about which nothing else is known. */
export function dogOf(known: Partial<Dog> & Pick<Dog, 'weightKg'>): Dog {
  return {
    age: { kind: 'stage', stage: 'dospely' },
    adultWeightKg: null,
    idealWeightKg: null,
    condition: null,
    sex: null,
    neutered: null,
    activity: null,
    breed: null,
    motherhood: null,
    underTreatment: false,
    allergies: [],
    ...known,
  }
}
