import type { Activity, Dog } from '@shop/domain/dog/dog'
import type { FoodProduct } from '@shop/domain/dog/food/product-for-dogs'
import { ROLE } from '#app/cart/goods.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectDogsOfOrder, SelectFoodsOfOrder, SelectOrderOfMail } from '#app/store/rows'

/** The order a mail is about, whatever its object is; null when it is about none. */
export async function selectOrderOfMail(db: Db, object: string): Promise<number | null> {
  const [type = '', id = ''] = object.split(':')
  if (!/^\d{1,15}$/.test(id)) return null
  const { rows } = await db.query<SelectOrderOfMail>(
    `select case $1::text
              when 'order' then $2::bigint
              when 'parcel' then (select order_id from shop.parcels where id = $2::bigint)
              when 'payment' then (select order_id from shop.payments where id = $2::bigint)
              when 'refund' then (select order_id from shop.refunds where id = $2::bigint)
              when 'document' then (select order_id from shop.documents where id = $2::bigint)
            end as "orderId"`,
    [type, id],
  )
  return rows[0]?.orderId ?? null
}

export interface DogOfOrder {
  name: string
  bornOn: string | null
  ageMonths: number | null
  ageStatedOn: string | null
  lifeStage: 'stene' | 'dospely' | 'senior' | null
  activity: Activity | null
  condition: Dog['condition']
  neutered: boolean | null
  motherhood: 'pregnant' | 'nursing' | null
  motherhoodWeek: number | null
  puppies: number | null
  underTreatment: boolean
  allergies: string[]
  weightGrams: number
  adultWeightGrams: number | null
  idealWeightGrams: number | null
}

/** Dogs of the account that ordered. Nobody but the owner of the account reads about them, so the address must be theirs. */
export async function selectDogsOfOrder(db: Db, orderId: number, recipient: string): Promise<DogOfOrder[]> {
  const { rows } = await db.query<Narrow<SelectDogsOfOrder, DogOfOrder>>(
    `select d.name, d.born_on::text as "bornOn", d.age_months as "ageMonths", d.age_stated_on::text as "ageStatedOn",
            d.life_stage as "lifeStage", d.activity, d.condition, d.neutered, d.motherhood,
            d.motherhood_week as "motherhoodWeek", d.puppies, d.under_treatment as "underTreatment", d.allergies,
            w.grams as "weightGrams", d.adult_weight_grams as "adultWeightGrams", d.ideal_weight_grams as "idealWeightGrams"
       from shop.orders o
       join shop.customers c on c.id = o.customer_id and c.email = $2
       join shop.dogs d on d.customer_id = c.id and d.deleted_at is null
       join lateral (select grams from shop.dog_weights where dog_id = d.id order by measured_on desc limit 1) w on true
      where o.id = $1 order by d.id`,
    [orderId, recipient],
  )
  return rows
}

export interface FoodOfOrder {
  name: string
  role: 'complete'
  kcalPer100g: number | null
  lifeStage: FoodProduct['lifeStage']
  breedSize: FoodProduct['breedSize']
  contains: string[]
  mayContain: string[]
  isDeclared: boolean
}

/** Complete foods among the goods of an order, each once. */
export async function selectFoodsOfOrder(db: Db, orderId: number): Promise<FoodOfOrder[]> {
  const { rows } = await db.query<Narrow<SelectFoodsOfOrder, FoodOfOrder>>(
    `select p.name, 'complete' as role, p.energy_kcal_per_100g::float8 as "kcalPer100g", p.life_stage as "lifeStage",
            p.breed_size as "breedSize", coalesce(g.contains, '{}') as contains,
            coalesce(g.may_contain, '{}') as "mayContain", coalesce('declared' = any (g.tokens), false) as "isDeclared"
       from (select distinct v.product_id from shop.order_lines l join shop.variants v on v.id = l.variant_id
              where l.order_id = $1) bought
       join shop.products p on p.id = bought.product_id
       join shop.product_cards c on c.product_id = p.id
       left join internal.grid_products g on g.product_id = p.id
      where ${ROLE('c')} = 'complete' order by p.id`,
    [orderId],
  )
  return rows
}
