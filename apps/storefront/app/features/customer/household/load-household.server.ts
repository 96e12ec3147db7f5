import { addDays } from '@shop/domain/calendar/local-date'
import { bagIdOf, foodsOnce, REMEMBERED_DAYS, toPortion } from '@shop/domain/dog/larder/bought-pack'
import { loadDogs } from '#app/features/customer/dogs/load-dogs.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { toBags, toBoughtFood, toNamedFood } from './household-rows.ts'
import { type FedDog, type HouseholdView, toHouseholdView } from './household-view.ts'
import { loadBoughtPacks } from './load-bought-packs.server.ts'

const FOODS =
  'dog_id,product_id,energy_share_percent,treat_grams,products(id,slug,name,kind,protein,energy_kcal_per_100g)'

/** Dogs, what they eat, the bags they eat from and until when these last: the one answer for all pages. */
export async function loadHousehold(customer: SignedInCustomer, today: string): Promise<HouseholdView> {
  const { data } = customer
  const [dogs, packs, fed, notes] = await Promise.all([
    loadDogs(customer),
    loadBoughtPacks(customer, today),
    data.list(data.from('dog_foods').select(FOODS).order('product_id')),
    data.list(
      data
        .from('bag_notes')
        .select('order_id,line_position,piece,noted_on,left_percent')
        .gte('noted_on', addDays(today, -REMEMBERED_DAYS))
        .order('noted_on')
        .order('id'),
    ),
  ])
  const bought = packs.flatMap(toBoughtFood)
  const named = fed.items.flatMap(({ products }) => (products ? [toNamedFood(products)] : []))
  return toHouseholdView(
    {
      dogs,
      foods: foodsOnce(bought, named),
      // The newest came first, so that the oldest are left out; bags are eaten the other way round.
      bags: packs.toReversed().flatMap(toBags),
      eats: Map.groupBy(fed.items.map(toEaten), ({ dogId }) => dogId),
      notes: notes.items.map(({ order_id, line_position, piece, noted_on, left_percent }) => ({
        bagId: bagIdOf(order_id, line_position, piece),
        on: noted_on,
        leftPercent: left_percent,
      })),
    },
    today,
  )
}

interface FedRow {
  dog_id: number
  product_id: number
  energy_share_percent: number | null
  treat_grams: number | null
}

function toEaten(row: FedRow): FedDog['eats'][number] & { dogId: number } {
  return { dogId: row.dog_id, productId: row.product_id, portion: toPortion(row) }
}
