import type { Db, Narrow } from '#app/store/database'
import type { SelectSampleGoods } from '#app/store/rows'

interface SampleGood {
  name: string
  variantName: string
  protein: string | null
  image: { key: string; hash: string; width: number }
}

/** Two foods with pictures, for whoever looks at mails without an order. */
export async function selectSampleGoods(db: Db): Promise<SampleGood[]> {
  const { rows } = await db.query<Narrow<SelectSampleGoods, Pick<SampleGood, 'image'>>>(
    `select distinct on (p.protein) p.name, v.name as "variantName", p.protein,
            jsonb_build_object('key', i.key, 'hash', i.content_hash, 'width', i.width) as image
       from shop.products p
       join shop.variants v on v.product_id = p.id
       join shop.images i on i.variant_id = v.id
      where p.protein in ('kralik', 'jehneci') and i.content_hash is not null
      order by p.protein desc, v.net_weight_g desc, v.id limit 2`,
  )
  return rows
}
