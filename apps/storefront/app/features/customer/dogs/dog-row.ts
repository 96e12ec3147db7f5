import type { Dog } from '@shop/contract/dog'
import { DogInput } from '@shop/contract/dog'

export interface DogWeightEntry {
  id: number
  measuredOn: string
  grams: number
}

export interface AccountDog extends Dog {
  /** Oldest first. */
  weights: DogWeightEntry[]
}

interface DogRow {
  id: number
  version: number
  name: string
  breed: string
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
  note: string
  sensitive_digestion: boolean
  chip_number: string | null
  vet_name: string
  vet_phone: string | null
  vet_email: string | null
}

/** A row of the database as the commands speak of a dog. */
export function toDog(row: DogRow): Dog {
  const input = DogInput.parse({
    name: row.name,
    breed: row.breed,
    age: toAge(row),
    sex: row.sex,
    neutered: row.neutered,
    activity: row.activity,
    condition: row.condition,
    adultWeightGrams: row.adult_weight_grams,
    idealWeightGrams: row.ideal_weight_grams,
    motherhood: toMotherhood(row),
    underTreatment: row.under_treatment,
    allergies: row.allergies,
    note: row.note,
    sensitiveDigestion: row.sensitive_digestion,
    chipNumber: row.chip_number,
    vetName: row.vet_name,
    vetPhone: row.vet_phone ?? '',
    vetEmail: row.vet_email,
  })
  return { ...input, id: row.id, version: row.version }
}

function toAge({ born_on, age_months, age_stated_on, life_stage }: DogRow) {
  if (born_on) return { kind: 'born', on: born_on }
  if (age_months !== null) return { kind: 'months', months: age_months, statedOn: age_stated_on }
  return { kind: 'stage', stage: life_stage }
}

function toMotherhood({ motherhood, motherhood_week, puppies }: DogRow) {
  if (motherhood === 'pregnant') return { kind: motherhood, week: motherhood_week }
  return motherhood === 'nursing' ? { kind: motherhood, week: motherhood_week, puppies } : null
}
