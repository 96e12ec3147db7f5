import type { OrderLineView, OrderView } from '@shop/contract/order'
import type { Db, Narrow } from '#app/store/database'
import type { SelectOrderView } from '#app/store/rows'

export type OrderViewRow = Omit<OrderView, 'placedAt' | 'deadlineAt' | 'transfer' | 'lines'> & {
  /** By number, which is no place in the list: a change of lines leaves gaps. */
  lines: (OrderLineView & { position: number })[]
  placedAt: Date
  deadlineAt: Date | null
  buttonText: string
}

const PICTURE = (column: string, id: string) =>
  `(select jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width, 'height', i.height)
      from shop.images i where i.${column} = ${id} order by i.position limit 1)`

/** An order as it was agreed, from its own rows only; pictures and colours are those of the catalogue today. */
export async function selectOrderView(db: Db, id: number): Promise<OrderViewRow | null> {
  const { rows } = await db.query<
    Narrow<SelectOrderView, Pick<OrderViewRow, 'billing' | 'delivery' | 'pickupPoint' | 'lines' | 'vat'>>
  >(
    `select o.id as "orderId", o.number, o.state, o.placed_at as "placedAt", o.deadline_at as "deadlineAt", o.email,
            o.billing || jsonb_build_object('phone', o.phone) as billing,
            o.delivery, o.note, jsonb_build_object('code', s.code, 'name', s.name, 'kind', o.shipping_kind) as shipping,
            o.pickup_point as "pickupPoint",
            jsonb_build_object('code', p.code, 'name', p.name, 'kind', o.payment_kind, 'dueDays', p.due_days) as payment,
            jsonb_array_length(o.parcels) as parcels, to_char(o.dispatch_on, 'YYYY-MM-DD') as "dispatchOn",
            to_char(o.delivery_from, 'YYYY-MM-DD') as "deliveryFrom", to_char(o.delivery_to, 'YYYY-MM-DD') as "deliveryTo",
            (select jsonb_agg(jsonb_build_object('position', l.position, 'kind', l.kind, 'variantId', l.variant_id, 'code', l.code, 'name', l.name,
                'variantName', l.variant_name, 'bundleName', l.bundle_name, 'regularWeeks', l.regular_weeks, 'pieces', l.pieces,
                'vatRate', l.vat_rate, 'discount', l.volume_discount + l.coupon_discount + l.credits_discount,
                'amount', l.amount, 'gross', l.gross, 'protein', g.protein, 'slug', g.slug,
                'againId', case when l.kind = 'goods' then coalesce(l.bundle_variant_id, l.variant_id) end,
                'image', coalesce(${PICTURE('variant_id', 'v.id')}, ${PICTURE('variant_id', 'v.short_of')}, ${PICTURE('product_id', 'v.product_id')}))
                order by l.position)
               from shop.order_lines l
               left join shop.variants v on v.id = l.variant_id
               left join shop.products g on g.id = v.product_id
              where l.order_id = o.id) as lines,
            o.vat, o.goods_list as "goodsList", o.goods_paid as "goodsPaid", o.coupon_code as "couponCode",
            o.credits_spent as "creditsSpent", o.credits_earned as "creditsEarned", o.total, o.rounding, o.payable,
            (select coalesce(sum(v.received - v.refunded), 0)::bigint from shop.payments v where v.order_id = o.id and v.kind = 'voucher') as "paidByVoucher",
            internal.awaits_company(o.id) is true as "waitsForCompany", o.button_text as "buttonText"
       from shop.orders o
       join shop.shipping_methods s on s.id = o.shipping_method_id
       join shop.payment_methods p on p.id = o.payment_method_id
      where o.id = $1`,
    [id],
  )
  return rows[0] ?? null
}
