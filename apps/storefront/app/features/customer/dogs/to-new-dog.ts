import type { NewDog } from '@shop/contract/dog'
import type { KeptDog } from '#app/state/parse-dogs.ts'

const grams = (kilograms: number | null) => (kilograms === null ? null : Math.round(kilograms * 1000))

/** A dog of the browser as the account wants it. */
export function toNewDog({ name, dog }: KeptDog, today: string, fallbackName: string): NewDog {
  return {
    name: name.trim().slice(0, 40) || fallbackName,
    breed: '',
    age: dog.age,
    sex: dog.sex,
    neutered: dog.neutered,
    activity: dog.activity,
    condition: dog.condition,
    adultWeightGrams: grams(dog.adultWeightKg),
    idealWeightGrams: grams(dog.idealWeightKg),
    motherhood: dog.motherhood,
    underTreatment: dog.underTreatment,
    allergies: [...dog.allergies],
    note: '',
    sensitiveDigestion: false,
    chipNumber: null,
    vetName: '',
    vetPhone: '',
    vetEmail: null,
    weight: { measuredOn: today, grams: Math.round(dog.weightKg * 1000) },
  }
}
