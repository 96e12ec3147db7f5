import type pg from 'pg'
import { insert, insertSmallShop, type SmallShop } from './small-shop.ts'

export interface OrderShop extends SmallShop {
  customerId: number
  strangerId: number
  shippingId: number
  paymentId: number
  termsId: number
}

const NOW = '2026-11-16T09:00:00Z'

/** The least shop an order can be placed in: goods in stock, two customers, a courier, cash on delivery and terms. */
export async function insertOrderShop(client: pg.ClientBase): Promise<OrderShop> {
  const shop = await insertSmallShop(client)
  await insert(client, 'stock', { variant_id: shop.variantId, on_hand: 20, reserved: 0 })
  const customerId = await insert(client, 'customers', { storefront_id: 1, email: 'a@priklad.cz', created_at: NOW })
  const strangerId = await insert(client, 'customers', { storefront_id: 1, email: 'b@priklad.cz', created_at: NOW })
  const shippingId = await insert(client, 'shipping_methods', {
    storefront_id: 1,
    code: 'kuryr',
    name: 'Kurýr',
    carrier: 'Kurýr',
    kind: 'address',
    countries: ['CZ'],
    price: 10000,
    vat_class: 'goods',
    allow_multi_parcel: true,
    takes_cod: true,
    min_days: 1,
    max_days: 1,
    position: 1,
  })
  const paymentId = await insert(client, 'payment_methods', {
    storefront_id: 1,
    code: 'dobirka',
    name: 'Dobírka',
    kind: 'cod',
    fee: 0,
    vat_class: 'goods',
    supports_regular_delivery: true,
    position: 1,
  })
  const pageId = await insert(client, 'static_pages', { storefront_id: 1, slug: 'obchodni-podminky' })
  const termsId = await insert(client, 'static_page_versions', {
    static_page_id: pageId,
    version: '2026-11',
    effective_from: '2026-11-01',
    title: 'Podmínky',
    body: 'x',
    published_at: '2026-11-01',
  })
  return { ...shop, customerId, strangerId, shippingId, paymentId, termsId }
}

let orders = 0

/** An accepted order of two pieces that breaks no truth. Columns can be overridden. */
export async function insertOrder(
  client: pg.ClientBase,
  shop: OrderShop,
  columns: Record<string, unknown> = {},
): Promise<{ orderId: number; cartId: number }> {
  orders += 1
  const customerId = (columns.customer_id as number | undefined) ?? shop.customerId
  const cartId = await insert(client, 'carts', {
    storefront_id: 1,
    customer_id: customerId,
    created_at: NOW,
    changed_at: NOW,
    expires_at: '2027-11-16',
  })
  await client.query("update shop.carts set state = 'in_checkout' where id = $1", [cartId])
  const orderId = await insert(client, 'orders', { ...orderColumns(shop, cartId), customer_id: customerId, ...columns })
  await client.query("update shop.carts set state = 'ordered' where id = $1", [cartId])
  await insertParts(client, shop, orderId)
  return { orderId, cartId }
}

function orderColumns(shop: OrderShop, cartId: number): Record<string, unknown> {
  return {
    storefront_id: 1,
    number: String(2_026_000_000 + orders),
    cart_id: cartId,
    customer_group: 'retail',
    state: 'accepted',
    placed_at: NOW,
    email: 'a@priklad.cz',
    phone: '+420777123456',
    billing: '{}',
    delivery: '{}',
    shipping_method_id: shop.shippingId,
    shipping_kind: 'address',
    payment_method_id: shop.paymentId,
    payment_kind: 'cod',
    parcels: '[]',
    basis: 'gross',
    goods_list: 22400,
    goods_paid: 22400,
    total: 22400,
    payable: 22400,
    vat: JSON.stringify([{ rate: 12, base: 20000, tax: 2400, gross: 22400 }]),
    price_trace: '[]',
    terms_version_id: shop.termsId,
    button_text: 'Objednávka zavazující k platbě',
  }
}

async function insertParts(client: pg.ClientBase, shop: OrderShop, orderId: number): Promise<void> {
  await insert(client, 'order_lines', {
    order_id: orderId,
    position: 1,
    kind: 'goods',
    variant_id: shop.variantId,
    code: 'A-1',
    name: 'Granule',
    pieces: 2,
    vat_rate: 12,
    full_amount: 22400,
    amount: 22400,
    base: 20000,
    tax: 2400,
    gross: 22400,
  })
  await insert(client, 'order_events', {
    order_id: orderId,
    at: NOW,
    event: 'placed',
    to_state: 'accepted',
    actor_kind: 'system',
  })
  await insert(client, 'reservations', { order_id: orderId, variant_id: shop.variantId, pieces: 2, reason: 'accepted' })
  await client.query('update shop.stock set reserved = reserved + 2 where variant_id = $1', [shop.variantId])
  await client.query(
    `insert into internal.mails (object, event, template, recipient, data, request_id, created_at)
     values ($1, 'placed', 'order-confirmation', 'a@priklad.cz', '{}', 'test', $2)`,
    [`order:${orderId}`, NOW],
  )
}
