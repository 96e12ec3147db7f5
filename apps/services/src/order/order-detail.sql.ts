import type { DocumentView } from '@shop/contract/document'
import type { ParcelView } from '@shop/contract/order-detail'
import type { Db, Narrow } from '#app/store/database'
import type { SelectDocumentList, SelectParcelViews, SelectTimeline } from '#app/store/rows'

export async function selectDocumentList(db: Db, orderId: number): Promise<DocumentView[]> {
  const { rows } = await db.query<SelectDocumentList>(
    `select id as "documentId", kind, number, to_char(issued_on, 'YYYY-MM-DD') as "issuedOn", payable as total
       from shop.documents where order_id = $1 order by id`,
    [orderId],
  )
  return rows
}

/** Parcels as their owner sees them: those that were taken apart again are nobody's business. */
export async function selectParcelViews(db: Db, orderId: number): Promise<ParcelView[]> {
  const { rows } = await db.query<Narrow<SelectParcelViews, Pick<ParcelView, 'lines'>>>(
    `select p.id as "parcelId", p.number, t.uid, p.state, p.carrier, p.tracking_number as "trackingNumber",
            p.tracking_url as "trackingUrl", to_char(p.stored_until, 'YYYY-MM-DD') as "storedUntil", p.weight_g as "weightGrams",
            p.cod_amount as "codAmount",
            (select jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'name', concat_ws(', ', g.name, nullif(v.name, '')),
                'pieces', l.pieces, 'batchCode', l.batch_code, 'bestBefore', l.best_before) order by l.position)
               from shop.parcel_lines l join shop.variants v on v.id = l.variant_id join shop.products g on g.id = v.product_id
              where l.parcel_id = p.id) as lines
       from shop.parcels p join shop.printed_tags t on t.parcel_id = p.id
      where p.order_id = $1 and p.state <> 'cancelled' order by p.number`,
    [orderId],
  )
  return rows
}

export interface TimelineRow {
  at: Date
  source: 'order' | 'parcel' | 'refund' | 'document'
  event: string
  parcel: number | null
  amount: number | null
  text: string | null
}

/** Everything that happened to an order, from the rows that remember it. */
export async function selectTimeline(db: Db, orderId: number): Promise<TimelineRow[]> {
  const { rows } = await db.query<Narrow<SelectTimeline, Pick<TimelineRow, 'at'>>>(
    `select at, 'order' as source, event, null::integer as parcel,
            case when event = 'paid' then (select sum(p.received)::bigint from shop.payments p where p.order_id = $1) end as amount,
            details ->> 'reason' as text, 0 as rank, id
       from shop.order_events where order_id = $1
     union all
     select e.at, 'parcel', e.to_state, p.number, null, nullif(e.words, ''), 1, e.id
       from shop.parcel_events e join shop.parcels p on p.id = e.parcel_id
      where p.order_id = $1 and p.state <> 'cancelled' and e.from_state is distinct from e.to_state and e.from_state is not null
     union all
     select requested_at, 'refund', 'requested', null, amount, nullif(reason, ''), 2, id from shop.refunds where order_id = $1
     union all
     select settled_at, 'refund', 'done', null, amount, null, 3, id from shop.refunds where order_id = $1 and state = 'done'
     union all
     select issued_at, 'document', kind, null, payable, number, 4, id from shop.documents where order_id = $1
      order by at, rank, id`,
    [orderId],
  )
  return rows
}
