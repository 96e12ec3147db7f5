import type { Activity, BodyCondition, Dog, DogAge, DogSex, ExceptionalBreed, LifeStage, Motherhood } from './dog.ts'

/** What feeding asks of a line of `shop.dogs`. Which words each column may hold, the table checks. */
export interface DogRow {
  born_on: string | null
  age_months: number | null
  age_stated_on: string | null
  life_stage: string | null
  sex: string | null
  neutered: boolean | null
  activity: string | null
  condition: number | null
  adult_weight_grams: number | null
  ideal_weight_grams: number | null
  motherhood: string | null
  motherhood_week: number | null
  puppies: number | null
  under_treatment: boolean
  allergies: string[]
}

export function toDogAge(row: Pick<DogRow, 'born_on' | 'age_months' | 'age_stated_on' | 'life_stage'>): DogAge {
  const { born_on, age_months, age_stated_on, life_stage } = row
  if (born_on) return { kind: 'born', on: born_on }
  if (age_months !== null && age_stated_on) return { kind: 'months', months: age_months, statedOn: age_stated_on }
  return { kind: 'stage', stage: (life_stage ?? 'dospely') as LifeStage }
}

export function toMotherhood(row: Pick<DogRow, 'motherhood' | 'motherhood_week' | 'puppies'>): Motherhood | null {
  const { motherhood, motherhood_week: week, puppies } = row
  if (motherhood === 'pregnant') return { kind: 'pregnant', week }
  return motherhood === 'nursing' ? { kind: 'nursing', week, puppies } : null
}

interface Known {
  /** As it was measured last. */
  weightGrams: number
  /** What the words of its owner name. */
  breed: ExceptionalBreed | null
}

/** A dog of an account. */
export function toFedDog(row: DogRow, { weightGrams, breed }: Known): Dog {
  return {
    weightKg: weightGrams / 1000,
    age: toDogAge(row),
    adultWeightKg: toKilograms(row.adult_weight_grams),
    idealWeightKg: toKilograms(row.ideal_weight_grams),
    condition: row.condition as BodyCondition | null,
    sex: row.sex as DogSex | null,
    neutered: row.neutered,
    activity: row.activity as Activity | null,
    breed,
    motherhood: toMotherhood(row),
    underTreatment: row.under_treatment,
    allergies: row.allergies,
  }
}

function toKilograms(grams: number | null): number | null {
  return grams === null ? null : grams / 1000
}
