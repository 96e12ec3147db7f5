import type { PartnerOrder, PartnerOrderRow } from '@shop/contract/partner-api/partner-api'
import type { Db, Narrow } from '#app/store/database'
import type { SelectOwnOrder, SelectOwnOrders } from '#app/store/rows'

export interface DatedPage {
  after: number
  limit: number
  from?: string | undefined
}

const ORDER = `o.id, o.number, o.state, o.placed_at as "placedAt", o.payable,
  to_char(o.delivery_from, 'YYYY-MM-DD') as "deliveryFrom", to_char(o.delivery_to, 'YYYY-MM-DD') as "deliveryTo",
  coalesce((select jsonb_agg(jsonb_build_object('number', p.number, 'state', p.state, 'carrier', p.carrier, 'trackingNumber', p.tracking_number,
      'trackingUrl', p.tracking_url, 'weightGrams', p.weight_g) order by p.number)
     from shop.parcels p where p.order_id = o.id and p.state <> 'cancelled'), '[]') as parcels`

type OrderParts = Pick<PartnerOrderRow, 'state' | 'parcels'>

/** In the order of their numbers in the database, so that a page that was read does not change its place. */
export async function selectOwnOrders(db: Db, customerId: number, { after, limit, from }: DatedPage) {
  const { rows } = await db.query<Narrow<SelectOwnOrders, OrderParts>>(
    `select ${ORDER} from shop.orders o
      where o.customer_id = $1 and o.id > $2 and ($3::date is null or o.placed_at >= $3::date::timestamp at time zone 'Europe/Prague')
      order by o.id limit $4`,
    [customerId, after, from ?? null, limit],
  )
  return rows
}

/** Null for an order of somebody else, too. */
export async function selectOwnOrder(db: Db, customerId: number, number: string) {
  const { rows } = await db.query<
    Narrow<SelectOwnOrder, OrderParts & Pick<PartnerOrder, 'basis' | 'lines' | 'documents'>>
  >(
    `select ${ORDER}, o.basis,
            (select jsonb_agg(jsonb_build_object('kind', l.kind, 'sku', l.code, 'name', concat_ws(', ', l.name, nullif(l.variant_name, '')),
                'pieces', l.pieces, 'vatPercent', l.vat_rate, 'amount', l.amount, 'gross', l.gross) order by l.position)
               from shop.order_lines l where l.order_id = o.id) as lines,
            coalesce((select jsonb_agg(d.number order by d.id) from shop.documents d where d.order_id = o.id), '[]') as documents
       from shop.orders o where o.customer_id = $1 and o.number = $2`,
    [customerId, number],
  )
  return rows[0] ?? null
}
