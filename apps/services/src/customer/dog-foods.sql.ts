import type { DogFood } from '@shop/contract/dog'
import type { Db, NoRow } from '#app/store/database'
import type { SelectFoodsWithEnergy } from '#app/store/rows'

/** Which of these products are eaten and say how much energy they hold. */
export async function selectFoodsWithEnergy(
  db: Db,
  customerId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<SelectFoodsWithEnergy>(
    `select p.id, p.energy_kcal_per_100g::float8 as "kcalPer100g"
       from shop.customers c join shop.products p on p.storefront_id = c.storefront_id
      where c.id = $1 and p.id = any ($2) and p.kind in ('kibble', 'can', 'pouch', 'treat')
        and p.status not in ('draft', 'scheduled') and p.energy_kcal_per_100g is not null`,
    [customerId, productIds],
  )
  return new Map(rows.map(({ id, kcalPer100g }) => [id, kcalPer100g ?? 0]))
}

export async function replaceDogFoods(db: Db, dogId: number, foods: readonly DogFood[]): Promise<void> {
  await db.query<NoRow>('delete from shop.dog_foods where dog_id = $1', [dogId])
  await db.query<NoRow>(
    `insert into shop.dog_foods (dog_id, product_id, energy_share_percent, treat_grams)
     select $1, f.product_id, f.share, f.treat from unnest($2::bigint[], $3::integer[], $4::integer[]) f (product_id, share, treat)`,
    [
      dogId,
      foods.map(({ productId }) => productId),
      foods.map((food) => (food.kind === 'share' ? food.percent : null)),
      foods.map((food) => (food.kind === 'treat' ? food.grams : null)),
    ],
  )
}
