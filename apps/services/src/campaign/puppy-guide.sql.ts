import type { FeedingGuide } from '@shop/domain/dog/ration/feeding-guide'
import type { Db } from '#app/store/database'
import type { SelectPuppyGuide } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface PuppyFood {
  name: string
  guide: FeedingGuide
}

/** The maker's table of a food for puppies; null when it is not sold any more. */
export async function selectPuppyGuide(db: Db, slug: string): Promise<PuppyFood | null> {
  const { rows } = await db.query<SelectPuppyGuide>(
    `select p.name, jsonb_build_object('kind', g.kind,
              'unit', case g.unit when 'g_per_day' then 'g/den' when 'piece_per_day' then 'ks/den' else 'ml/den' end, 'columns', g.columns,
              'rows', (select jsonb_agg(jsonb_build_object('weightKg', r.weight_kg, 'values', r.amounts) order by r.position)
                         from shop.feeding_guide_rows r where r.product_id = p.id)) as guide
       from shop.products p join shop.feeding_guides g on g.product_id = p.id
      where p.storefront_id = $1 and p.slug = $2 and p.status in ('active', 'sell_out')`,
    [STOREFRONT_ID, slug],
  )
  const [food] = rows
  return food ? { name: food.name, guide: { ...food.guide, rows: food.guide.rows ?? [] } } : null
}
