import { type Packing, toPacking } from '@shop/domain/wholesale/pallet'
import type { Db } from '#app/store/database'
import type { SelectCartons } from '#app/store/rows'

/** How these goods are packed for the road. */
export async function selectCartons(db: Db, variantIds: readonly string[]): Promise<Map<string, Packing>> {
  const { rows } = await db.query<SelectCartons>(
    `select v.id::text as "variantId", v.pieces_per_carton as "piecesPerCarton", v.cartons_per_layer as "cartonsPerLayer",
            v.layers_per_pallet as "layersPerPallet"
       from shop.variants v where v.id = any ($1)`,
    [variantIds],
  )
  return new Map(rows.map(({ variantId, ...columns }) => [variantId, toPacking(columns)]))
}
