import { type Dog, dogOf } from '@shop/domain/dog/dog'
import { ageInMonths } from '@shop/domain/dog/dog-age'
import { productForDogs } from '@shop/domain/dog/food/product-for-dogs'
import { mealsPerDay, splitIntoMeals } from '@shop/domain/dog/ration/meals'
import type { MailValue } from '#app/mail/define-mails'
import type { DogOfOrder, FoodOfOrder } from '#app/order/emails/order-story.sql'

const NOTE =
  'Když pes dostává jen tohle krmivo. Orientační výpočet podle profilu psa: sledujte váhu, u nemocného psa se poraďte s veterinářem. Na nové krmivo přecházejte sedm dní.'
/** A pack of dogs and a cart full of foods would make a table nobody reads. */
const MOST_ROWS = 6

/** How much of each bought food goes into the bowl of each dog. What a dog must not eat gets no dose, and no line. */
export function toDosing(dogs: readonly DogOfOrder[], foods: readonly FoodOfOrder[], today: string): MailValue {
  const rows = dogs.flatMap((row) => foods.flatMap((food) => toRow(row, food, today)))
  return rows.length > 0 ? { table: rows.slice(0, MOST_ROWS), note: NOTE } : ''
}

function toRow(row: DogOfOrder, food: FoodOfOrder, today: string): string[][] {
  const dog = toDog(row)
  const product = {
    ...food,
    ingredients: { contains: food.contains, mayContain: food.mayContain, isDeclared: food.isDeclared },
  }
  const [verdict] = productForDogs(product, { grams: 1, priceHalere: 0 }, [{ id: row.name, dog }], today).dogs
  if (!verdict?.ration || verdict.conflicts.length > 0 || verdict.mismatches.length > 0) return []
  const { gramsPerDay } = verdict.ration
  const meals = splitIntoMeals(gramsPerDay, mealsPerDay(ageInMonths(dog.age, today)))
  return [[`${row.name}, ${food.name}`, `${gramsPerDay}\u00a0g denně (${meals.length}×\u00a0${meals.at(-1)}\u00a0g)`]]
}

const kilograms = (grams: number | null) => (grams === null ? null : grams / 1000)

function toDog(row: DogOfOrder): Dog {
  const { activity, condition, neutered, underTreatment, allergies } = row
  return dogOf({
    weightKg: row.weightGrams / 1000,
    age: toAge(row),
    adultWeightKg: kilograms(row.adultWeightGrams),
    idealWeightKg: kilograms(row.idealWeightGrams),
    motherhood: toMotherhood(row),
    activity,
    condition,
    neutered,
    underTreatment,
    allergies,
  })
}

function toAge({ bornOn, ageMonths, ageStatedOn, lifeStage }: DogOfOrder): Dog['age'] {
  if (bornOn) return { kind: 'born', on: bornOn }
  if (ageMonths !== null && ageStatedOn) return { kind: 'months', months: ageMonths, statedOn: ageStatedOn }
  return { kind: 'stage', stage: lifeStage ?? 'dospely' }
}

function toMotherhood({ motherhood, motherhoodWeek: week, puppies }: DogOfOrder): Dog['motherhood'] {
  if (motherhood === 'nursing') return { kind: 'nursing', week, puppies }
  return motherhood && { kind: 'pregnant', week }
}
