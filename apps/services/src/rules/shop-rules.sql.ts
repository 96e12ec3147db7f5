import type { PaymentMethod } from '@shop/domain/checkout/payment-method'
import type { ShippingMethod } from '@shop/domain/checkout/shipping-method'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectRulesVersion, SelectShopRules } from '#app/store/rows'

export interface GroupRow {
  code: string
  isDefault: boolean
  priceList: string
  includesVat: boolean
  discountPercent: number
  minimumOrder: number
  couponsAllowed: boolean
  regularDiscountApplies: boolean
  freeShippingFrom: number | null
  earnPercent: number | null
  categoryDiscounts: { category: string; percent: number }[]
  volumeDiscounts: { from: number; percent: number }[]
  paymentMethodCodes: string[]
}

/** Beside what the rules ask for: what people read, and what the order stores. */
export type ShippingRow = ShippingMethod & {
  id: number
  name: string
  carrier: string | null
  description: string
  pointNetwork: string | null
  /** By when an order leaves the same day with this carrier; null means the hour of the shop. */
  cutOff: string | null
  minDays: number
  maxDays: number
}

export type PaymentRow = PaymentMethod & {
  id: number
  name: string
  description: string
  holdMinutes: number | null
  dueDays: number | null
}

export interface ShopRulesRow {
  settings: Record<string, unknown>
  publicPriceList: string | null
  groups: GroupRow[]
  shipping: ShippingRow[]
  payment: PaymentRow[]
}

// Carriers limit the sides of a parcel, boxes their inside.
const SIZE = `case m.size_kind
  when 'sides' then jsonb_build_object('kind', 'sides', 'longestMm', m.longest_mm, 'sumMm', m.sum_mm)
  when 'box' then jsonb_build_object('kind', 'box', 'widthMm', m.width_mm, 'heightMm', m.height_mm, 'depthMm', m.depth_mm) end`

const PAYMENTS_OF = (table: string, column: string, id: string) =>
  `(select coalesce(jsonb_agg(pm.code order by pm.position), '[]') from shop.${table} x
      join shop.payment_methods pm on pm.id = x.payment_method_id and pm.is_active and pm.is_offered where x.${column} = ${id})`

const TEXT = `
  select
    (select jsonb_object_agg(key, value) from shop.settings where storefront_id = $1) as settings,
    (select code from shop.price_lists where storefront_id = $1 and is_public) as "publicPriceList",
    (select jsonb_agg(jsonb_build_object(
        'code', g.code, 'isDefault', g.is_default, 'priceList', l.code, 'includesVat', l.includes_vat,
        'discountPercent', g.discount_percent, 'minimumOrder', g.minimum_order, 'couponsAllowed', g.coupons_allowed,
        'regularDiscountApplies', g.regular_discount_applies, 'freeShippingFrom', g.free_shipping_from,
        'earnPercent', g.earn_percent, 'paymentMethodCodes', ${PAYMENTS_OF('payment_method_groups', 'customer_group_id', 'g.id')},
        'categoryDiscounts', (select coalesce(jsonb_agg(jsonb_build_object('category', c.slug, 'percent', d.discount_percent)), '[]')
           from shop.customer_group_discounts d join shop.categories c on c.id = d.category_id where d.customer_group_id = g.id),
        'volumeDiscounts', (select coalesce(jsonb_agg(jsonb_build_object('from', d.from_amount, 'percent', d.discount_percent)), '[]')
           from shop.customer_group_volume_discounts d where d.customer_group_id = g.id)))
       from shop.customer_groups g join shop.price_lists l on l.id = g.price_list_id where g.storefront_id = $1) as groups,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'code', m.code, 'kind', m.kind, 'name', m.name, 'carrier', m.carrier, 'description', m.description,
        'pointNetwork', m.point_network, 'countries', m.countries, 'price', m.price, 'freeFrom', m.free_from,
        'vatRate', shop.vat_percent($1, m.vat_class, $2::date), 'allowMultiParcel', m.allow_multi_parcel,
        'limits', jsonb_build_object('maxWeightGrams', m.max_weight_g, 'size', ${SIZE}),
        'cod', case when m.takes_cod then jsonb_build_object('maximum', m.cod_maximum) end,
        'paymentMethodCodes', ${PAYMENTS_OF('shipping_payment_methods', 'shipping_method_id', 'm.id')},
        'position', m.position, 'minDays', m.min_days, 'maxDays', m.max_days, 'cutOff', m.cut_off) order by m.position), '[]')
       from shop.shipping_methods m where m.storefront_id = $1 and m.is_active and m.kind <> 'email') as shipping,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'code', m.code, 'kind', m.kind, 'name', m.name, 'description', m.description, 'fee', m.fee,
        'vatRate', shop.vat_percent($1, m.vat_class, $2::date), 'supportsRegularDelivery', m.supports_regular_delivery,
        'customerGroups', (select coalesce(jsonb_agg(g.code), '[]') from shop.payment_method_groups x
           join shop.customer_groups g on g.id = x.customer_group_id where x.payment_method_id = m.id),
        'minimumOrderNet', m.minimum_order_net, 'position', m.position, 'holdMinutes', m.hold_minutes, 'dueDays', m.due_days)
        order by m.position), '[]')
       from shop.payment_methods m where m.storefront_id = $1 and m.is_active and m.is_offered) as payment`

/** What the shop has set for everybody: numbers, groups and methods, in one read. */
export async function selectShopRules(db: Db, storefrontId: number, today: string): Promise<ShopRulesRow> {
  const { rows } = await db.query<Narrow<SelectShopRules, Pick<ShopRulesRow, 'shipping' | 'payment'>>>({
    name: 'shop-rules',
    text: TEXT,
    values: [storefrontId, today],
  })
  const row = onlyRow(rows)
  return { ...row, settings: row.settings ?? {}, groups: row.groups ?? [] }
}

export interface RulesVersion {
  version: number
  /** The wording of the terms that holds today. */
  terms: { versionId: number; version: string } | null
}

/** The wording that holds on a day ($2) and is published by a moment ($3); it begins by the calendar, so it is never kept. */
export const TERMS = `(select jsonb_build_object('versionId', t.id, 'version', t.version)
   from shop.static_pages p join shop.static_page_versions t on t.static_page_id = p.id
  where p.storefront_id = $1 and p.slug = 'obchodni-podminky' and t.published_at <= $3 and t.effective_from <= $2::date
  order by t.effective_from desc, t.id desc limit 1)`

/** Whether a kept copy of the rules is still good, and the terms. */
export async function selectRulesVersion(
  db: Db,
  storefrontId: number,
  now: Date,
  today: string,
): Promise<RulesVersion> {
  const { rows } = await db.query<SelectRulesVersion>({
    name: 'rules-version',
    text: `select v.version, ${TERMS} as terms from internal.rules_version v`,
    values: [storefrontId, today, now],
  })
  return onlyRow(rows)
}
