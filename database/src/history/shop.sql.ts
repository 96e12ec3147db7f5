import type { PricedVariant } from '@shop/domain/cart/pricing-input'
import type { CustomerGroup } from '@shop/domain/cart/pricing-settings'
import type { PaymentMethod } from '@shop/domain/checkout/payment-method'
import type { ShippingMethod } from '@shop/domain/checkout/shipping-method'
import type pg from 'pg'

/** What can be bought, with how many pieces of it nobody has been promised. */
export interface Good {
  variant: PricedVariant
  productId: number
  sku: string
  ean: string | null
  name: string
  variantName: string
  kind: string
  lifeStage: string | null
  free: number
}

export type Shipping = ShippingMethod & {
  id: number
  name: string
  carrier: string | null
  carrierCode: string | null
  pointNetwork: string | null
  cutOff: string
  minDays: number
  storageDays: number
}

export type Payment = PaymentMethod & { id: number; name: string; holdMinutes: number | null; dueDays: number | null }

type Group = Omit<CustomerGroup, 'basis'> & { id: number; includesVat: boolean }

export interface Place {
  street: string
  city: string
  zip: string
  placeCode: number
}

export interface Point extends Record<string, unknown> {
  id: number
  network: string
  kind: string
  zip: string
}

interface StockedBatch {
  id: number
  variantId: number
  code: string
  bestBefore: string | null
  receivedOn: string
  available: number
}

export interface ShopRows {
  settings: Record<string, unknown>
  publicPriceList: string
  company: Record<string, string>
  termsId: number
  groups: Group[]
  shipping: Shipping[]
  payment: Payment[]
  goods: Good[]
  places: Place[]
  points: Point[]
  breeds: string[]
  batches: StockedBatch[]
}

const METHODS = (table: string, column: string, id: string) =>
  `(select coalesce(jsonb_agg(pm.code order by pm.position), '[]') from shop.${table} x
      join shop.payment_methods pm on pm.id = x.payment_method_id and pm.is_active where x.${column} = ${id})`
const SIZE = `case m.size_kind
  when 'sides' then jsonb_build_object('kind', 'sides', 'longestMm', m.longest_mm, 'sumMm', m.sum_mm)
  when 'box' then jsonb_build_object('kind', 'box', 'widthMm', m.width_mm, 'heightMm', m.height_mm, 'depthMm', m.depth_mm) end`
const DIMENSIONS = `case when num_nulls(v.width_mm, v.height_mm, v.depth_mm) = 0 then
  jsonb_build_object('widthMm', v.width_mm, 'heightMm', v.height_mm, 'depthMm', v.depth_mm) end`

/** Everything is sorted by what the demo's files say, so that the same shop gives the same history whatever ids its rows have got. */
const TEXT: Record<keyof ShopRows, string> = {
  settings: `select jsonb_object_agg(key, value) from shop.settings where storefront_id = 1`,
  publicPriceList: `select to_jsonb(code) from shop.price_lists where storefront_id = 1 and is_public`,
  company: 'select company from shop.storefronts where id = 1',
  termsId: `select to_jsonb(v.id) from shop.static_pages p join shop.static_page_versions v on v.static_page_id = p.id
     where p.storefront_id = 1 and p.slug = 'obchodni-podminky' and v.published_at is not null order by v.effective_from limit 1`,
  groups: `select jsonb_agg(jsonb_build_object('id', g.id, 'code', g.code, 'priceList', l.code, 'includesVat', l.includes_vat,
      'discountPercent', g.discount_percent, 'minimumOrder', g.minimum_order, 'couponsAllowed', g.coupons_allowed,
      'regularDiscountApplies', g.regular_discount_applies, 'freeShippingFrom', g.free_shipping_from, 'earnPercent', g.earn_percent,
      'paymentMethodCodes', ${METHODS('payment_method_groups', 'customer_group_id', 'g.id')},
      'categoryDiscounts', (select coalesce(jsonb_agg(jsonb_build_object('category', c.slug, 'percent', d.discount_percent)), '[]')
         from shop.customer_group_discounts d join shop.categories c on c.id = d.category_id where d.customer_group_id = g.id),
      'volumeDiscounts', (select coalesce(jsonb_agg(jsonb_build_object('from', d.from_amount, 'percent', d.discount_percent)), '[]')
         from shop.customer_group_volume_discounts d where d.customer_group_id = g.id)) order by g.code)
     from shop.customer_groups g join shop.price_lists l on l.id = g.price_list_id where g.storefront_id = 1`,
  shipping: `select jsonb_agg(jsonb_build_object('id', m.id, 'code', m.code, 'kind', m.kind, 'name', m.name, 'carrier', m.carrier,
      'carrierCode', m.carrier_code, 'pointNetwork', m.point_network, 'countries', m.countries, 'price', m.price, 'freeFrom', m.free_from,
      'vatRate', shop.vat_percent(1, m.vat_class, $1::timestamptz::date), 'allowMultiParcel', m.allow_multi_parcel,
      'limits', jsonb_build_object('maxWeightGrams', m.max_weight_g, 'size', ${SIZE}),
      'cod', case when m.takes_cod then jsonb_build_object('maximum', m.cod_maximum) end,
      'paymentMethodCodes', ${METHODS('shipping_payment_methods', 'shipping_method_id', 'm.id')}, 'position', m.position,
      'cutOff', coalesce(m.cut_off, '12:00'), 'minDays', m.min_days, 'storageDays', coalesce(m.storage_days, 7)) order by m.position)
     from shop.shipping_methods m where m.storefront_id = 1 and m.is_active`,
  payment: `select jsonb_agg(jsonb_build_object('id', m.id, 'code', m.code, 'kind', m.kind, 'name', m.name, 'fee', m.fee,
      'vatRate', shop.vat_percent(1, m.vat_class, $1::timestamptz::date), 'supportsRegularDelivery', m.supports_regular_delivery,
      'customerGroups', (select coalesce(jsonb_agg(g.code), '[]') from shop.payment_method_groups x
         join shop.customer_groups g on g.id = x.customer_group_id where x.payment_method_id = m.id),
      'minimumOrderNet', m.minimum_order_net, 'position', m.position, 'holdMinutes', m.hold_minutes, 'dueDays', m.due_days)
      order by m.position) from shop.payment_methods m where m.storefront_id = 1 and m.is_active`,
  goods: `select jsonb_agg(jsonb_build_object('productId', p.id, 'sku', v.sku, 'ean', v.ean, 'name', p.name, 'variantName', v.name,
      'kind', p.kind, 'lifeStage', p.life_stage, 'free', s.on_hand - s.reserved, 'variant', jsonb_build_object('id', v.id::text,
      'prices', (select jsonb_object_agg(l.code, c.amount) from shop.price_lists l cross join lateral (
         select x.amount from shop.prices x where x.variant_id = v.id and x.price_list_id = l.id and x.valid_from <= $1::timestamptz
          order by x.valid_from desc, x.id desc limit 1) c), 'quantityPrices', '[]'::jsonb, 'compareAtPrice', null,
      'vatRate', shop.vat_percent(1, v.vat_class, $1::timestamptz::date), 'isMultipack', v.is_multipack, 'weightGrams', v.gross_weight_g,
      'categories', (select coalesce(jsonb_agg(c.slug order by pc.position), '[]') from shop.product_categories pc
         join shop.categories c on c.id = pc.category_id where pc.product_id = p.id),
      'dimensions', ${DIMENSIONS}, 'components', '[]'::jsonb)) order by v.sku)
     from shop.variants v join shop.products p on p.id = v.product_id join shop.stock s on s.variant_id = v.id
    where v.storefront_id = 1 and v.status = 'active' and p.status = 'active' and p.published_at <= $1::timestamptz and v.vat_class is not null
      and not exists (select from shop.bundle_components b where b.bundle_variant_id = v.id)
      and (select count(distinct x.price_list_id) from shop.prices x where x.variant_id = v.id and x.valid_from <= $1::timestamptz)
        = (select count(*) from shop.price_lists)`,
  places: `select jsonb_agg(jsonb_build_object('street', s.name || ' ' || a.house_number || coalesce('/' || a.orientation_number, '') ||
      coalesce(a.orientation_letter, ''), 'city', s.municipality, 'zip', a.zip, 'placeCode', a.code) order by a.code)
     from internal.address_places a join internal.address_streets s on s.id = a.street_id where a.code between 990000001 and 990999999`,
  points: `select jsonb_agg(jsonb_build_object('id', id, 'network', network, 'externalId', external_id, 'kind', kind, 'name', name, 'place', place,
      'street', street, 'city', city, 'zip', zip, 'country', country, 'lat', lat, 'lng', lng, 'openingHours', opening_hours,
      'openingHoursShort', opening_hours_short, 'maxWeightGrams', max_weight_g, 'takesCod', takes_cod, 'takesCard', takes_card,
      'isWheelchairAccessible', is_wheelchair_accessible, 'status', status, 'isSample', is_sample) order by network, external_id)
     from shop.pickup_points where status = 'open' and removed_at is null`,
  breeds: `select jsonb_agg(name order by name) from shop.breeds where storefront_id = 1`,
  batches: `select jsonb_agg(jsonb_build_object('id', id, 'variantId', variant_id, 'code', code, 'bestBefore', best_before,
      'receivedOn', received_on, 'available', on_hand - reserved) order by variant_id, best_before, id) from shop.batches
     where blocked_reason is null`,
}

/** The shop as the generator needs it, at the moment its history ends. */
export async function readShop(client: pg.ClientBase, now: Date): Promise<ShopRows> {
  const found: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(TEXT)) {
    const { rows } = await client.query<{ value: unknown }>(
      `select value from (${text}) as asked (value)`,
      text.includes('$1') ? [now] : [],
    )
    found[name] = rows[0]?.value ?? []
  }
  return found as unknown as ShopRows
}

/** History is made once, in a shop that has none. */
export async function hasOrders(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    'select exists (select from shop.orders) or exists (select from shop.customers) as has',
  )
  return rows[0]?.has ?? true
}

/** The clock of the shop, which development can move. */
export async function shopNow(client: pg.ClientBase): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select internal.shop_now() as now')
  return rows[0]?.now ?? new Date()
}
