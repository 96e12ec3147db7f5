import type pg from 'pg'

export interface SmallShop {
  productId: number
  variantId: number
  retailId: number
  wholesaleId: number
}

/** One product with one variant, a public and a wholesale price list: the least a rule can be tried on. */
export async function insertSmallShop(client: pg.ClientBase): Promise<SmallShop> {
  const retailId = await insert(client, 'price_lists', {
    storefront_id: 1,
    code: 'retail',
    name: 'Retail',
    includes_vat: true,
    is_public: true,
  })
  const wholesaleId = await insert(client, 'price_lists', {
    storefront_id: 1,
    code: 'trade',
    name: 'Trade',
    includes_vat: false,
  })
  await insert(client, 'customer_groups', {
    storefront_id: 1,
    code: 'retail',
    name: 'Retail',
    price_list_id: retailId,
    is_default: true,
  })
  await insert(client, 'customer_groups', {
    storefront_id: 1,
    code: 'trade',
    name: 'Trade',
    price_list_id: wholesaleId,
  })
  const productId = await insertProduct(client, 'granule')
  const variantId = await insertVariant(client, productId, 'A-1')
  return { productId, variantId, retailId, wholesaleId }
}

export function insertProduct(
  client: pg.ClientBase,
  slug: string,
  more: Record<string, unknown> = {},
): Promise<number> {
  return insert(client, 'products', {
    storefront_id: 1,
    slug,
    name: slug,
    kind: 'kibble',
    status: 'active',
    published_at: '2026-01-01',
    ...more,
  })
}

function insertVariant(
  client: pg.ClientBase,
  productId: number,
  sku: string,
  more: Record<string, unknown> = {},
): Promise<number> {
  return insert(client, 'variants', {
    storefront_id: 1,
    product_id: productId,
    sku,
    name: '2 kg',
    position: 1,
    gross_weight_g: 2100,
    unit: 'kg',
    unit_quantity: 2,
    vat_class: 'feed',
    ...more,
  })
}

export async function insert(client: pg.ClientBase, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row)
  const { rows } = await client.query<{ row: { id?: number } }>(
    `insert into shop.${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning to_jsonb(${table}) as row`,
    Object.values(row),
  )
  return rows[0]?.row.id ?? 0
}
