import type { Dog } from '@shop/contract/dog'
import { DogInput } from '@shop/contract/dog'
import { type DogRow, toDogAge, toMotherhood } from '@shop/domain/dog/dog-row'

export interface DogWeightEntry {
  id: number
  measuredOn: string
  grams: number
}

export interface AccountDog extends Dog {
  /** Oldest first. */
  weights: DogWeightEntry[]
}

interface AccountDogRow extends DogRow {
  id: number
  version: number
  name: string
  breed: string
  note: string
  sensitive_digestion: boolean
  chip_number: string | null
  vet_name: string
  vet_phone: string | null
  vet_email: string | null
}

/** A row of the database as the commands speak of a dog. */
export function toDog(row: AccountDogRow): Dog {
  const input = DogInput.parse({
    name: row.name,
    breed: row.breed,
    age: toDogAge(row),
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
