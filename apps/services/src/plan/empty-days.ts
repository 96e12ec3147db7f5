import { exceptionalBreed } from '@shop/domain/breed/exceptional-breed'
import { addDays, type LocalDate } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { Activity, BodyCondition, Dog, DogAge, DogSex, LifeStage, Motherhood } from '@shop/domain/dog/dog'
import { householdLarder } from '@shop/domain/dog/larder/household-larder'
import type { LarderBag, LarderDog, LarderFood } from '@shop/domain/dog/larder/larder'
import type { CommandContext } from '#app/http/context'
import {
  type BagRow,
  type HouseholdDogRow,
  selectBagNotes,
  selectBags,
  selectHouseholdDogs,
} from '#app/plan/household.sql'

const REMEMBERED_DAYS = 365
// A line may hold a pallet of cans; the larder of a household ends somewhere.
const MOST_PIECES = 30

/** The first day without a full ration of each food, by the one rule that every page asks (decision 104). */
export async function loadEmptyDays(
  { db, now }: CommandContext,
  customerId: number | null,
): Promise<ReadonlyMap<number, LocalDate>> {
  if (customerId === null) return new Map()
  const today = toPragueDay(now)
  const since = addDays(today, -REMEMBERED_DAYS)
  const dogs = await selectHouseholdDogs(db, customerId)
  const bags = await selectBags(db, customerId, since)
  const notes = await selectBagNotes(db, customerId, since)
  const household = { dogs: dogs.map(toLarderDog), foods: toFoods(bags, dogs), bags: bags.flatMap(toBags), notes }
  const { foodSupplies } = householdLarder(household, today)
  return new Map([...foodSupplies].map(([productId, { emptyOn }]) => [productId, emptyOn]))
}

function toBags({ orderId, linePosition, pieces, grams, productId, arrivesOn, isComing }: BagRow): LarderBag[] {
  return Array.from({ length: Math.min(pieces, MOST_PIECES) }, (_, index) => ({
    id: `${orderId}-${linePosition}-${index + 1}`,
    productId,
    grams,
    arrivesOn,
    isComing,
  }))
}

/** What was bought is known better than what was only named. */
function toFoods(bags: readonly BagRow[], dogs: readonly HouseholdDogRow[]): LarderFood[] {
  const named = dogs.flatMap(({ eats }) =>
    eats.map(
      ({ productId, kcalPer100g, kind }): LarderFood => ({
        productId,
        kcalPer100g,
        isComplete: kind !== 'treat',
        isDry: kind === 'kibble',
        ingredients: { contains: [], mayContain: [], isDeclared: false },
      }),
    ),
  )
  const bought = bags.map(
    ({ productId, kcalPer100g, isComplete, isDry, contains, isDeclared }): LarderFood => ({
      productId,
      kcalPer100g,
      isComplete,
      isDry,
      ingredients: { contains, mayContain: [], isDeclared },
    }),
  )
  return [...new Map([...named, ...bought].map((food) => [food.productId, food])).values()]
}

function toLarderDog(row: HouseholdDogRow): LarderDog {
  return {
    id: row.id,
    dog: row.weightGrams === null ? null : toDog(row, row.weightGrams),
    eats: row.eats.map(({ productId, sharePercent, treatGrams }) => ({
      productId,
      portion:
        sharePercent === null
          ? ({ kind: 'treat', grams: treatGrams ?? 0 } as const)
          : ({ kind: 'share', percent: sharePercent } as const),
    })),
  }
}

const kilograms = (grams: number | null) => (grams === null ? null : grams / 1000)

// Which words each column may hold, the table checks.
function toDog(row: HouseholdDogRow, weightGrams: number): Dog {
  return {
    weightKg: weightGrams / 1000,
    age: toAge(row),
    adultWeightKg: kilograms(row.adultWeightGrams),
    idealWeightKg: kilograms(row.idealWeightGrams),
    condition: row.condition as BodyCondition | null,
    sex: row.sex as DogSex | null,
    neutered: row.neutered,
    activity: row.activity as Activity | null,
    breed: exceptionalBreed(row.breed),
    motherhood: toMotherhood(row),
    underTreatment: row.underTreatment,
    allergies: row.allergies,
  }
}

function toAge({ bornOn, ageMonths, ageStatedOn, lifeStage }: HouseholdDogRow): DogAge {
  if (bornOn) return { kind: 'born', on: bornOn }
  if (ageMonths !== null && ageStatedOn) return { kind: 'months', months: ageMonths, statedOn: ageStatedOn }
  return { kind: 'stage', stage: (lifeStage ?? 'dospely') as LifeStage }
}

function toMotherhood({ motherhood, motherhoodWeek: week, puppies }: HouseholdDogRow): Motherhood | null {
  if (motherhood === 'pregnant') return { kind: 'pregnant', week }
  return motherhood === 'nursing' ? { kind: 'nursing', week, puppies } : null
}
