import type { Db, Narrow } from '#app/store/database'
import type { SelectBasketOffer } from '#app/store/rows'

interface BasketOffer {
  title: string
  kennel: string
}

/** Only for a pack of the food that is written down for the litter. */
export async function selectBasketOffer(db: Db, litterId: number, variantId: number): Promise<BasketOffer | null> {
  const { rows } = await db.query<Narrow<SelectBasketOffer, BasketOffer>>(
    `select l.name as title,
            coalesce((select left(a.subject, 80) from shop.applications a
                       where a.customer_id = l.customer_id and a.kind = 'breeder' and a.state = 'approved' order by a.id desc limit 1), '') as kennel
       from shop.litters l join shop.variants v on v.product_id = l.product_id
      where l.id = $1 and v.id = $2`,
    [litterId, variantId],
  )
  return rows[0] ?? null
}
