import { addDays, parseLocalDate } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { type FoodChange, foodChange } from '@shop/domain/dog/larder/food-change'
import { toKeptDog } from '#app/features/customer/dogs/to-kept-dog.ts'
import { type HouseholdFood, toBoughtFood } from '#app/features/customer/household/household-rows.ts'
import type { HouseholdView } from '#app/features/customer/household/household-view.ts'
import { loadBoughtPacks } from '#app/features/customer/household/load-bought-packs.server.ts'
import { loadHousehold } from '#app/features/customer/household/load-household.server.ts'
import { now } from '#app/server/clock.server.ts'
import { log } from '#app/server/log.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { LENGTHS, type TransitionView, toTransitionView } from './transition-view.ts'

const FURTHEST_DAYS = 60

interface BoughtChange {
  orderId: number
  oldFood: HouseholdFood
  newFood: HouseholdFood
}

/** Whether an order of this customer brings a food other than the last one; the newest order when none is named. */
async function loadFoodChange(
  customer: SignedInCustomer,
  { orderId, eatenNow = [] }: { orderId?: number; eatenNow?: readonly number[] } = {},
): Promise<BoughtChange | null> {
  const items = await loadBoughtPacks(customer, toPragueTime(now()).date)
  const ordered = items.map((row) => ({
    orderId: row.order_id ?? 0,
    placedAt: row.placed_at ?? '',
    productId: row.product_id ?? 0,
    isComplete: row.is_complete ?? false,
    kcalPer100g: row.energy_kcal_per_100g,
    grams: (row.net_weight_g ?? 0) * (row.pieces ?? 0),
  }))
  const asked = orderId ?? ordered[0]?.orderId
  const change = asked === undefined ? null : foodChange(asked, ordered, eatenNow)
  return asked !== undefined && change ? withFoods(asked, change, items.flatMap(toBoughtFood)) : null
}

/** The new food of an order, for a link on its pages. They say that money was paid: they stand without the link too. */
export async function findNewFood(customer: SignedInCustomer, orderId: number): Promise<string | undefined> {
  try {
    return (await loadFoodChange(customer, { orderId }))?.newFood.name
  } catch (error) {
    log.error({ err: error, orderId }, 'transition.not_read')
    return undefined
  }
}

// Longer than the slowest change takes.
const FRESH_DAYS = 14

/** The change of the newest order, as long as dogs of the household have it before them or are in the middle of it. */
export async function loadFreshChange(
  customer: SignedInCustomer,
  { dogs, bags }: HouseholdView,
  today: string,
): Promise<BoughtChange | null> {
  if (!dogs.some(({ weights }) => weights.length > 0)) return null
  const eatenNow = dogs.flatMap(({ eats }) => eats.map(({ productId }) => productId))
  const change = await loadFoodChange(customer, { eatenNow })
  const fresh = bags.some(
    ({ productId, state, openedOn }) =>
      productId === change?.newFood.productId &&
      (state !== 'open' || (openedOn !== null && openedOn >= addDays(today, -FRESH_DAYS))),
  )
  return fresh ? change : null
}

function withFoods(orderId: number, change: FoodChange, foods: readonly HouseholdFood[]): BoughtChange | null {
  const oldFood = foods.find(({ productId }) => productId === change.oldProductId)
  const newFood = foods.find(({ productId }) => productId === change.newProductId)
  return oldFood && newFood ? { orderId, oldFood, newFood } : null
}

/** The plan of an order; null when it brings nothing new or is not theirs. */
export async function loadTransition(
  customer: SignedInCustomer,
  { orderId, search, today }: { orderId: string; search: URLSearchParams; today: string },
): Promise<TransitionView | null> {
  if (!/^\d{1,15}$/.test(orderId)) return null
  const [change, household] = await Promise.all([
    loadFoodChange(customer, { orderId: Number(orderId) }),
    loadHousehold(customer, today),
  ])
  if (!change) return null
  const dogs = household.dogs
    .filter(({ weights }) => weights.length > 0)
    .map((dog) => ({ id: dog.id, name: dog.name, dog: toKeptDog(dog).dog, isSensitive: dog.sensitiveDigestion }))
  const atHome = household.bags.filter(({ state }) => state !== 'coming')
  const left = atHome.filter(({ productId }) => productId === change.oldFood.productId)
  return toTransitionView(
    {
      ...change,
      dogs,
      start: readStart(search, today),
      length: LENGTHS.find((length) => String(length) === search.get('dni')) ?? LENGTHS[0],
      oldLeftGrams: atHome.length === 0 ? null : left.reduce((sum, { leftGrams }) => sum + leftGrams, 0),
    },
    today,
  )
}

/** Today, or a day soon after it. */
function readStart(search: URLSearchParams, today: string): string {
  const asked = parseLocalDate(search.get('od') ?? '')
  return asked && asked >= today && asked <= addDays(today, FURTHEST_DAYS) ? asked : today
}
