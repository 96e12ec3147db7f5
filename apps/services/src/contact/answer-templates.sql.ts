import type { OrderState } from '@shop/domain/order/order-state'
import type { Db, Narrow } from '#app/store/database'
import type { SelectAnsweredOrder, SelectTemplates } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface TemplateRow {
  code: string
  topic: string | null
  title: string
  body: string
}

export async function selectTemplates(db: Db): Promise<TemplateRow[]> {
  const { rows } = await db.query<SelectTemplates>(
    'select code, topic, title, body from shop.answer_templates where storefront_id = $1 order by position, id',
    [STOREFRONT_ID],
  )
  return rows
}

export interface AnsweredOrder {
  number: string
  state: OrderState
  deliveryTo: string | null
  /** Of the last parcel on its way. */
  carrier: string | null
  trackingNumber: string | null
}

export async function selectAnsweredOrder(db: Db, orderId: number): Promise<AnsweredOrder | null> {
  const { rows } = await db.query<Narrow<SelectAnsweredOrder, Pick<AnsweredOrder, 'deliveryTo'>>>(
    `select o.number, o.state, to_char(o.delivery_to, 'YYYY-MM-DD') as "deliveryTo", p.carrier,
            p.tracking_number as "trackingNumber"
       from shop.orders o
       left join lateral (select carrier, tracking_number from shop.parcels
          where order_id = o.id and tracking_number is not null and state <> 'cancelled' order by id desc limit 1) p on true
      where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}
