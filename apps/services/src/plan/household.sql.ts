import type { Db, Narrow } from '#app/store/database'
import type { SelectBagNotes, SelectBags, SelectHouseholdDogs } from '#app/store/rows'

/** Nothing of these orders is fed to anybody. */
const CAME_TO_NOTHING = `('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled', 'not_collected')`
const MOST_LINES = 300

export type BagRow = Narrow<
  SelectBags,
  {
    orderId: number
    linePosition: number
    pieces: number
    grams: number
    productId: number
    isDry: boolean
    isComplete: boolean
    contains: string[]
    isDeclared: boolean
    arrivesOn: string
    isComing: boolean
  }
>

/** Food a household has bought in a year, the oldest first: at home from the day it came, on its way until the promised one. */
export async function selectBags(db: Db, customerId: number, since: string): Promise<BagRow[]> {
  const { rows } = await db.query<BagRow>(
    `select * from (
       select b.order_id as "orderId", b.line_position as "linePosition", b.pieces, b.net_weight_g as grams, b.product_id as "productId",
              b.energy_kcal_per_100g::float8 as "kcalPer100g", b.kind = 'kibble' as "isDry", b.is_complete as "isComplete", b.contains,
              b.composition = 'declared' as "isDeclared", b.delivered_at is null as "isComing", b.placed_at as "placedAt",
              coalesce((b.delivered_at at time zone 'Europe/Prague')::date, b.promised_on,
                (b.placed_at at time zone 'Europe/Prague')::date + 2)::text as "arrivesOn"
         from shop.bought_packs b
        where b.customer_id = $1 and b.placed_at >= $2::date and b.order_state not in ${CAME_TO_NOTHING}
        order by b.placed_at desc, b.order_id desc, b.line_position limit ${MOST_LINES}
     ) newest order by "placedAt", "orderId", "linePosition" desc`,
    [customerId, since],
  )
  return rows
}

export type HouseholdDogRow = SelectHouseholdDogs

/** Dogs of a household with the last weight and what their owner says they eat. */
export async function selectHouseholdDogs(db: Db, customerId: number): Promise<HouseholdDogRow[]> {
  const { rows } = await db.query<HouseholdDogRow>(
    `select d.id, d.breed, d.born_on::text as "bornOn", d.age_months as "ageMonths", d.age_stated_on::text as "ageStatedOn",
            d.life_stage as "lifeStage", d.sex, d.neutered, d.activity, d.condition, d.adult_weight_grams as "adultWeightGrams",
            d.ideal_weight_grams as "idealWeightGrams", d.motherhood, d.motherhood_week as "motherhoodWeek", d.puppies,
            d.under_treatment as "underTreatment", d.allergies,
            (select w.grams from shop.dog_weights w where w.dog_id = d.id order by w.measured_on desc limit 1) as "weightGrams",
            coalesce((select jsonb_agg(jsonb_build_object('productId', f.product_id, 'sharePercent', f.energy_share_percent,
                'treatGrams', f.treat_grams, 'kcalPer100g', p.energy_kcal_per_100g, 'kind', p.kind) order by f.product_id)
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
