import { Seller } from '@shop/contract/seller'
import type { Db } from '#app/store/database'
import type { SelectSamples, SelectSeller } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Read where it is used, not kept: an account that was changed must not be on one more invoice. */
export async function selectSeller(db: Db): Promise<Seller> {
  const { rows } = await db.query<SelectSeller>('select company from shop.storefronts where id = $1', [STOREFRONT_ID])
  return Seller.parse(rows[0]?.company)
}

export async function selectSamples(db: Db): Promise<{ company: boolean; fairs: boolean }> {
  const { rows } = await db.query<SelectSamples>(
    `select coalesce((select (s.company ->> 'isSample')::boolean from shop.storefronts s where s.id = $1), true) as company,
            exists (select from shop.fairs f where f.is_sample) as fairs`,
    [STOREFRONT_ID],
  )
  return rows[0] ?? { company: true, fairs: true }
}
