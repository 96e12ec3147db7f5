import type { StaffOrder } from '@shop/contract/staff-order'
import type { Db, Narrow } from '#app/store/database'
import type { SelectStaffOrder } from '#app/store/rows'

export async function selectStaffOrder(db: Db, orderId: number): Promise<StaffOrder | null> {
  const { rows } = await db.query<Narrow<SelectStaffOrder, Pick<StaffOrder, 'parcels'>>>(
    `select o.id as "orderId", o.number, o.state,
            coalesce((select jsonb_agg(jsonb_build_object('parcelId', p.id, 'number', p.number, 'uid', t.uid, 'state', p.state,
                'carrier', p.carrier, 'weightGrams', p.weight_g, 'codAmount', 0, 'trackingNumber', p.tracking_number,
                'trackingUrl', p.tracking_url, 'hasLabel', exists (select from internal.parcel_labels b where b.parcel_id = p.id),
                'lines', (select jsonb_agg(jsonb_build_object('variantId', l.variant_id,
                    'name', concat_ws(', ', g.name, nullif(v.name, '')), 'pieces', l.pieces, 'batchCode', l.batch_code,
                    'bestBefore', l.best_before) order by l.position)
                   from shop.parcel_lines l join shop.variants v on v.id = l.variant_id join shop.products g on g.id = v.product_id
                  where l.parcel_id = p.id)) order by p.number)
               from shop.parcels p join shop.printed_tags t on t.parcel_id = p.id where p.order_id = o.id), '[]') as parcels
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}
