import { type Pack, type PackRunway, packRunway } from './pack-runway.ts'

type DogShare = { readonly dogId: string; readonly gramsPerDay: number }

export type HouseholdRunway = PackRunway & {
  readonly gramsPerDay: number
  readonly dogs: readonly (DogShare & { readonly halerePerDay: number })[]
}

/** Several dogs eating from one bag. Null when none of them eats it. */
export function householdRunway(pack: Pack, dogs: readonly DogShare[]): HouseholdRunway | null {
  const gramsPerDay = dogs.reduce((sum, dog) => sum + dog.gramsPerDay, 0)
  if (gramsPerDay === 0) return null
  const runway = packRunway(pack, gramsPerDay)
  const costs = splitByGrams(runway.halerePerDay, dogs, gramsPerDay)
  return { ...runway, gramsPerDay, dogs: dogs.map((dog, index) => ({ ...dog, halerePerDay: costs[index] ?? 0 })) }
}

/** Cumulative rounding: whatever the shares, together they are the whole to the last haléř. */
function splitByGrams(halere: number, dogs: readonly DogShare[], totalGrams: number): number[] {
  let grams = 0
  let given = 0
  return dogs.map((dog) => {
    grams += dog.gramsPerDay
    const upToHere = Math.round((halere * grams) / totalGrams)
    const own = upToHere - given
    given = upToHere
    return own
  })
}
