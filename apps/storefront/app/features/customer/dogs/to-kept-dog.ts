import { exceptionalBreed } from '@shop/domain/breed/exceptional-breed'
import type { BodyCondition } from '@shop/domain/dog/dog'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import type { AccountDog } from './dog-row.ts'

const kilograms = (grams: number | null) => (grams === null ? null : grams / 1000)

/** A dog of the account as pages beside the account speak of dogs. One that was never weighed weighs nothing. */
export function toKeptDog(dog: AccountDog): KeptDog {
  return {
    id: `account-${dog.id}`,
    name: dog.name,
    ...(dog.breed ? { breed: dog.breed } : {}),
    dog: {
      weightKg: kilograms(dog.weights.at(-1)?.grams ?? null) ?? 0,
      age: dog.age,
      adultWeightKg: kilograms(dog.adultWeightGrams),
      idealWeightKg: kilograms(dog.idealWeightGrams),
      condition: dog.condition as BodyCondition | null,
      sex: dog.sex,
      neutered: dog.neutered,
      activity: dog.activity,
      breed: exceptionalBreed(dog.breed),
      motherhood: dog.motherhood,
      underTreatment: dog.underTreatment,
      allergies: dog.allergies,
    },
  }
}
