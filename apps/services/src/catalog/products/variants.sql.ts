import type { ShelfChange, VariantFields } from '@shop/contract/staff/staff-product'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { FindTakenCode, InsertVariant, SelectProductOfVariant } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** A pack never moves to another product, so whoever changes it holds the product alone. */
export async function selectProductOfVariant(db: Db, variantId: number): Promise<number | null> {
  const { rows } = await db.query<SelectProductOfVariant>(
    'select product_id as "productId" from shop.variants where storefront_id = $1 and id = $2',
    [STOREFRONT_ID, variantId],
  )
  return rows[0]?.productId ?? null
}

/** Which of the two codes another pack has; null when both are free. */
export async function findTakenCode(db: Db, variantId: number, codes: { sku: string; ean: string | null }) {
  const { rows } = await db.query<FindTakenCode>(
    `select case when v.sku = $3 then 'sku' else 'ean' end as field from shop.variants v
      where v.storefront_id = $1 and v.id <> $2 and (v.sku = $3 or v.ean = $4) order by 1 desc limit 1`,
    [STOREFRONT_ID, variantId, codes.sku, codes.ean],
  )
  return rows[0]?.field ?? null
}

export async function insertVariant(db: Db, productId: number, fields: VariantFields): Promise<number> {
  const { rows } = await db.query<InsertVariant>(
    `insert into shop.variants (storefront_id, product_id, position, sku, ean, name, net_weight_g, gross_weight_g, volume_ml, width_mm, height_mm,
                                depth_mm, vat_class, unit, unit_quantity, is_default, status, pieces_per_carton, cartons_per_layer, layers_per_pallet,
                                is_multipack)
     select $1, $2, coalesce((select max(position) from shop.variants where storefront_id = $1 and product_id = $2), 0) + 1,
            $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, coalesce($20::boolean, false)
     returning id`,
    [STOREFRONT_ID, productId, ...toValues(fields)],
  )
  const { id } = onlyRow(rows)
  await db.query<NoRow>('insert into shop.stock (variant_id) values ($1)', [id])
  return id
}

export async function updateVariant(db: Db, variantId: number, fields: VariantFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.variants set (sku, ean, name, net_weight_g, gross_weight_g, volume_ml, width_mm, height_mm, depth_mm, vat_class, unit,
                               unit_quantity, is_default, status, pieces_per_carton, cartons_per_layer, layers_per_pallet,
                               is_multipack)
          = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, coalesce($19::boolean, is_multipack)) where id = $1`,
    [variantId, ...toValues(fields)],
  )
}

/** One pack of a product is the one that is shown first. */
export async function updateOtherDefaults(db: Db, productId: number, variantId: number): Promise<void> {
  await db.query<NoRow>(
    'update shop.variants set is_default = false where storefront_id = $1 and product_id = $2 and id <> $3 and is_default',
    [STOREFRONT_ID, productId, variantId],
  )
}

export async function updateShelf(
  db: Db,
  variantId: number,
  { shelf, grossWeightG, ean }: Omit<ShelfChange, 'version'>,
) {
  await db.query<NoRow>('update shop.variants set gross_weight_g = $2, ean = $3 where id = $1', [
    variantId,
    grossWeightG,
    ean,
  ])
  await db.query<NoRow>(
    `insert into shop.stock as s (variant_id, shelf) values ($1, $2)
     on conflict (variant_id) do update set shelf = excluded.shelf where s.shelf is distinct from excluded.shelf`,
    [variantId, shelf],
  )
}

function toValues(fields: VariantFields): unknown[] {
  return [
    ...[fields.sku, fields.ean, fields.name, fields.netWeightG, fields.grossWeightG, fields.volumeMl, fields.widthMm],
    ...[
      fields.heightMm,
      fields.depthMm,
      fields.vatClass,
      fields.unit,
      fields.unitQuantity,
      fields.isDefault,
      fields.status,
    ],
    ...[fields.piecesPerCarton, fields.cartonsPerLayer, fields.layersPerPallet, fields.isMultipack ?? null],
  ]
}
