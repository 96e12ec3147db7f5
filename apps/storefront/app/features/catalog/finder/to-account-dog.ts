import type { NewDog } from '@shop/contract/dog'
import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Dog } from '@shop/domain/dog/dog'

const toGrams = (kilograms: number | null) => (kilograms === null ? null : Math.round(kilograms * 1000))

/** A dog that was only described, as the account keeps it. */
export function toAccountDog({ name, breed }: { name: string; breed: string }, dog: Dog, today: LocalDate): NewDog {
  return {
    name,
    breed,
    age: dog.age,
    sex: dog.sex,
    neutered: dog.neutered,
    activity: dog.activity,
    condition: dog.condition,
    adultWeightGrams: toGrams(dog.adultWeightKg),
    idealWeightGrams: toGrams(dog.idealWeightKg),
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
