import type { Db } from '#app/store/database'
import type { SelectVariantsByCode } from '#app/store/rows'

export async function selectVariantsByCode(db: Db, codes: readonly string[]): Promise<SelectVariantsByCode[]> {
  if (codes.length === 0) return []
  const { rows } = await db.query<SelectVariantsByCode>(
    'select id as "variantId", sku as code from shop.variants where sku = any ($1)',
    [codes],
  )
  return rows
}
