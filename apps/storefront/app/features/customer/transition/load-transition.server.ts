import { addDays, parseLocalDate } from '@shop/domain/calendar/local-date'
import { type FoodChange, foodChange } from '@shop/domain/dog/larder/food-change'
import { toKeptDog } from '#app/features/customer/dogs/to-kept-dog.ts'
import { type HouseholdFood, toBoughtFood } from '#app/features/customer/household/household-rows.ts'
import { loadHousehold } from '#app/features/customer/household/load-household.server.ts'
import { log } from '#app/server/log.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { LENGTHS, type TransitionView, toTransitionView } from './transition-view.ts'

const COLUMNS =
  'order_id,order_state,placed_at,line_position,pieces,variant_id,variant_name,net_weight_g,product_id,slug,product_name,kind,protein,energy_kcal_per_100g,is_complete,composition,contains,delivered_at'
// Nothing of these is fed to anybody.
const CAME_TO_NOTHING = '(awaiting_payment,awaiting_approval,expired,cancelled,not_collected)'
const MOST_LINES = 300
const FURTHEST_DAYS = 60

interface BoughtChange {
  orderId: number
  oldFood: HouseholdFood
  newFood: HouseholdFood
}

/** Whether an order of this customer brings a food other than the last one; the newest order when none is named. */
async function loadFoodChange(
  { data }: SignedInCustomer,
  { orderId, eatenNow = [] }: { orderId?: number; eatenNow?: readonly number[] } = {},
): Promise<BoughtChange | null> {
  const { items } = await data.list(
    data
      .from('bought_packs')
      .select(COLUMNS)
      .not('order_state', 'in', CAME_TO_NOTHING)
      .order('placed_at', { ascending: false })
      .limit(MOST_LINES),
  )
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
  const left = household.bags.filter(({ productId }) => productId === change.oldFood.productId)
  return toTransitionView(
    {
      ...change,
      dogs,
      start: readStart(search, today),
      length: LENGTHS.find((length) => String(length) === search.get('dni')) ?? LENGTHS[0],
      oldLeftGrams: household.bags.length === 0 ? null : left.reduce((sum, { leftGrams }) => sum + leftGrams, 0),
    },
    today,
  )
}

/** Today, or a day soon after it. */
function readStart(search: URLSearchParams, today: string): string {
  const asked = parseLocalDate(search.get('od') ?? '')
  return asked && asked >= today && asked <= addDays(today, FURTHEST_DAYS) ? asked : today
}
