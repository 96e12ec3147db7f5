import { type BoughtPack, CAME_TO_NOTHING, MOST_LINES } from '@shop/domain/dog/larder/bought-pack'
import type { Db, Narrow } from '#app/store/database'
import type { SelectBagNotes, SelectBoughtPacks, SelectHouseholdDogs } from '#app/store/rows'

const NOTHING = CAME_TO_NOTHING.map((state) => `'${state}'`).join(', ')

/** Food a household has bought in a year, the newest order first, in the columns that pages read it by. */
export async function selectBoughtPacks(db: Db, customerId: number, since: string): Promise<BoughtPack[]> {
  const { rows } = await db.query<SelectBoughtPacks>(
    `select b.order_id, to_json(b.placed_at) #>> '{}' as placed_at, b.line_position, b.pieces, b.net_weight_g, b.product_id, b.kind,
            b.energy_kcal_per_100g::float8 as energy_kcal_per_100g, b.is_complete, b.composition, b.contains,
            to_json(b.delivered_at) #>> '{}' as delivered_at, b.promised_on::text as promised_on
       from shop.bought_packs b
      where b.customer_id = $1 and b.placed_at >= $2::date and b.order_state not in (${NOTHING})
      order by b.placed_at desc, b.order_id desc, b.line_position limit ${MOST_LINES}`,
    [customerId, since],
  )
  return rows
}

export type HouseholdDogRow = SelectHouseholdDogs

/** Dogs of a household with the last weight and what their owner says they eat. */
export async function selectHouseholdDogs(db: Db, customerId: number): Promise<HouseholdDogRow[]> {
  const { rows } = await db.query<HouseholdDogRow>(
    `select d.id, d.breed, d.born_on::text as born_on, d.age_months, d.age_stated_on::text as age_stated_on, d.life_stage, d.sex, d.neutered,
            d.activity, d.condition, d.adult_weight_grams, d.ideal_weight_grams, d.motherhood, d.motherhood_week, d.puppies,
            d.under_treatment, d.allergies,
            (select w.grams from shop.dog_weights w where w.dog_id = d.id order by w.measured_on desc limit 1) as weight_grams,
            coalesce((select jsonb_agg(jsonb_build_object('product_id', f.product_id, 'energy_share_percent', f.energy_share_percent,
                'treat_grams', f.treat_grams, 'energy_kcal_per_100g', p.energy_kcal_per_100g, 'kind', p.kind) order by f.product_id)
              from shop.dog_foods f join shop.products p on p.id = f.product_id where f.dog_id = d.id), '[]') as eats
       from shop.dogs d where d.customer_id = $1 and d.deleted_at is null order by d.id`,
    [customerId],
  )
  return rows
}

export async function selectBagNotes(
  db: Db,
  customerId: number,
  since: string,
): Promise<{ bagId: string; on: string; leftPercent: number }[]> {
  const { rows } = await db.query<Narrow<SelectBagNotes, { bagId: string }>>(
    `select order_id || '-' || line_position || '-' || piece as "bagId", noted_on::text as "on", left_percent as "leftPercent"
       from shop.bag_notes where customer_id = $1 and noted_on >= $2::date order by noted_on, id`,
    [customerId, since],
  )
  return rows
}
