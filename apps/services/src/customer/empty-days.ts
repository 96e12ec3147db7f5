import { exceptionalBreed } from '@shop/domain/breed/exceptional-breed'
import { addDays, type LocalDate } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { toFedDog } from '@shop/domain/dog/dog-row'
import {
  foodsOnce,
  REMEMBERED_DAYS,
  toBoughtFood,
  toLarderBags,
  toNamedFood,
  toPortion,
} from '@shop/domain/dog/larder/bought-pack'
import { halfEatenOn } from '@shop/domain/dog/larder/half-eaten'
import { householdLarder } from '@shop/domain/dog/larder/household-larder'
import type { LarderDog } from '@shop/domain/dog/larder/larder'
import {
  type HouseholdDogRow,
  selectBagNotes,
  selectBoughtPacks,
  selectHouseholdDogs,
} from '#app/customer/household.sql'
import type { CommandContext } from '#app/http/context'

/** The first day without a full ration of whoever eats a food, by the one rule that every page asks (decision 104). */
export async function loadEmptyDays(
  context: CommandContext,
  customerId: number | null,
): Promise<ReadonlyMap<number, LocalDate>> {
  if (customerId === null) return new Map()
  const { bowlSupplies } = await loadLarder(context, customerId)
  return new Map([...bowlSupplies].map(([productId, { emptyOn }]) => [productId, emptyOn]))
}

/** The foods with which a bowl ends: whoever has another bag behind one is not told of it. */
export async function loadLastFoods(
  context: CommandContext,
  customerId: number,
): Promise<{ productId: number; emptyOn: LocalDate }[]> {
  const { bowlSupplies, foodSupplies } = await loadLarder(context, customerId)
  return [...foodSupplies].flatMap(([productId, { emptyOn }]) =>
    bowlSupplies.get(productId)?.emptyOn === emptyOn ? [{ productId, emptyOn }] : [],
  )
}

/** The day by which half of each bag is gone, by the id of the bag; only of bags that somebody is known to eat. */
export async function loadHalfEatenDays(
  context: CommandContext,
  customerId: number | null,
): Promise<ReadonlyMap<string, LocalDate>> {
  if (customerId === null) return new Map()
  const today = toPragueDay(context.now)
  const { bags } = await loadLarder(context, customerId)
  return new Map(
    bags.flatMap((bag): [string, LocalDate][] => {
      const day = bag.eaters.length > 0 ? halfEatenOn(bag, today) : null
      return day === null ? [] : [[bag.id, day]]
    }),
  )
}

async function loadLarder({ db, now }: CommandContext, customerId: number) {
  const today = toPragueDay(now)
  const since = addDays(today, -REMEMBERED_DAYS)
  const dogs = await selectHouseholdDogs(db, customerId)
  const packs = await selectBoughtPacks(db, customerId, since)
  const notes = await selectBagNotes(db, customerId, since)
  const named = dogs.flatMap(({ eats }) => eats.map(({ product_id: id, ...food }) => toNamedFood({ ...food, id })))
  const household = {
    dogs: dogs.map(toLarderDog),
    foods: foodsOnce(packs.flatMap(toBoughtFood), named),
    // The newest came first, so that the oldest are left out; bags are eaten the other way round.
    bags: packs.toReversed().flatMap(toLarderBags),
    notes,
  }
  return householdLarder(household, today)
}

function toLarderDog(row: HouseholdDogRow): LarderDog {
  const { id, weight_grams: weightGrams, eats } = row
  return {
    id,
    dog: weightGrams === null ? null : toFedDog(row, { weightGrams, breed: exceptionalBreed(row.breed) }),
    eats: eats.map((fed) => ({ productId: fed.product_id, portion: toPortion(fed) })),
  }
}
