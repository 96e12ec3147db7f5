import type pg from 'pg'
import { breakOf, faultsOfBirth, type PlacedLine } from './oracle/buying.ts'
import type { FrozenLine, FrozenOrder } from './oracle/world.ts'
import { readFoods, readWares, type Wares } from './read-wares.sql.ts'

export interface BornOrder {
  orderId: number
  number: string
  placedAt: Date
  customerId: number | null
  order: FrozenOrder
  /** Where it was placed for another price than the lists say. */
  faults: string[]
}

/**
 * Copies of orders that were really placed, each with its cart, customer, lines, first events, payment, coupon, credits and
 * goods. What the drill asks about begins after the button.
 */
export async function copyLives(
  pool: pg.Pool,
  modelIds: readonly number[],
  { isRegular = false } = {},
): Promise<BornOrder[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Copies are born in the middle of their life, which the machines would refuse.
    await client.query('set local session_replication_role = replica')
    await client.query(
      `create temporary table copies on commit drop as
       select m.n, o.id as model_id, o.cart_id as model_cart, o.customer_id as model_customer, o.coupon_id,
              nextval(pg_get_serial_sequence('shop.carts', 'id')) as cart_id,
              nextval(pg_get_serial_sequence('shop.orders', 'id')) as order_id,
              case when o.customer_id is not null then nextval(pg_get_serial_sequence('shop.customers', 'id')) end as customer_id,
              nextval(pg_get_serial_sequence('shop.payments', 'id')) as payment_id,
              k.plan_id as model_plan, k.id as model_cycle,
              e.voucher_id as model_voucher, case when e.id is not null then nextval(pg_get_serial_sequence('shop.vouchers', 'id')) end as voucher_id,
              case when k.id is not null then nextval(pg_get_serial_sequence('shop.plans', 'id')) end as plan_id,
              case when k.id is not null then nextval(pg_get_serial_sequence('shop.plan_cycles', 'id')) end as cycle_id
         from unnest($1::bigint[]) with ordinality m (id, n) join shop.orders o on o.id = m.id
         left join (shop.payments v join shop.voucher_entries e on e.payment_id = v.id) on v.order_id = o.id
         left join shop.plan_cycles k on k.order_id = o.id and k.cycle_no > 1`,
      [modelIds],
    )
    // Numbers of another century, so that they never meet those the services give.
    await client.query(`alter table copies add column number text`)
    await client.query(`update copies set number = (8000000000 + order_id)::text`)
    for (const statement of [...STATEMENTS, ...VOUCHER_STATEMENTS, ...PLAN_STATEMENTS]) await client.query(statement)
    const { rows } = await client.query(SELECT_BORN)
    const wares = await readWares(client)
    const foods = await readFoods(client)
    // Bought once: what comes after an order is the matter of the drill of plans.
    if (!isRegular) await client.query(BOUGHT_ONCE)
    for (const statement of FORGET_MODELS) await client.query(statement)
    await client.query('commit')
    return rows.map((row) => toBorn(row, wares, foods))
  } finally {
    client.release()
  }
}

const copyOf = (table: string, values: string, where: string) =>
  `insert into shop.${table} overriding system value
   select (jsonb_populate_record(m, jsonb_build_object(${values}))).*
     from copies c join shop.${table} m on ${where}`

const STATEMENTS = [
  copyOf(
    'customers',
    `'id', c.customer_id, 'user_id', null, 'phone', null, 'email', 'zivot' || c.order_id || '@priklad.cz'`,
    'm.id = c.model_customer',
  ),
  // What was agreed with a model is agreed with each of its copies.
  `insert into shop.price_lists (storefront_id, code, name, includes_vat)
   select l.storefront_id, 'zivot-' || c.customer_id, l.name, l.includes_vat
     from copies c join internal.customer_price_lists own on own.customer_id = c.model_customer join shop.price_lists l on l.id = own.price_list_id`,
  `insert into internal.customer_price_lists (price_list_id, customer_id)
   select l.id, c.customer_id from copies c join shop.price_lists l on l.code = 'zivot-' || c.customer_id`,
  `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
   select n.id, p.variant_id, p.amount, p.kind, p.valid_from
     from copies c join internal.customer_price_lists own on own.customer_id = c.model_customer
     join shop.prices p on p.price_list_id = own.price_list_id join shop.price_lists n on n.code = 'zivot-' || c.customer_id`,
  copyOf(
    'carts',
    `'id', c.cart_id, 'customer_id', c.customer_id, 'token_hash', case when c.customer_id is null then sha256(c.number::bytea) end`,
    'm.id = c.model_cart',
  ),
  copyOf(
    'orders',
    `'id', c.order_id, 'number', c.number, 'cart_id', c.cart_id, 'customer_id', c.customer_id, 'email', 'zivot' || c.order_id || '@priklad.cz',
     'phone', '+420' || (700000000 + c.order_id), 'billing', m.billing || jsonb_build_object('street', 'Samotná ' || c.order_id),
     'delivery', m.delivery || jsonb_build_object('street', 'Samotná ' || c.order_id)`,
    'm.id = c.model_id',
  ),
  copyOf('order_lines', `'order_id', c.order_id`, 'm.order_id = c.model_id'),
  `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind)
   select c.order_id, m.at, m.event, m.from_state, m.to_state, m.actor_kind
     from copies c join shop.order_events m on m.order_id = c.model_id`,
  copyOf('reservations', `'order_id', c.order_id`, 'm.order_id = c.model_id'),
  `update shop.stock s set reserved = s.reserved + r.pieces
     from (select m.variant_id, sum(m.pieces)::integer as pieces from copies c join shop.reservations m on m.order_id = c.model_id
            group by m.variant_id) r where r.variant_id = s.variant_id`,
  copyOf('payments', `'id', c.payment_id, 'order_id', c.order_id`, 'm.order_id = c.model_id'),
  `insert into shop.payment_events (payment_id, at, event, from_state, to_state, actor_kind)
   select c.payment_id, e.at, e.event, e.from_state, e.to_state, e.actor_kind
     from copies c join shop.payments m on m.order_id = c.model_id join shop.payment_events e on e.payment_id = m.id`,
  copyOf(
    'coupon_redemptions',
    `'order_id', c.order_id, 'customer_id', c.customer_id, 'email', 'zivot' || c.order_id || '@priklad.cz', 'use_number', 1000 + c.n`,
    'm.order_id = c.model_id',
  ),
  `insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
   select c.customer_id, 'goodwill', 5000, '2026-01-01', '2027-06-01', 'drill', '1', '2026-01-01' from copies c where c.customer_id is not null`,
  `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, reference_type, reference_id, created_at)
   select c.customer_id, 'spend', -o.credits_spent, l.id, o.placed_at, 'order', c.order_id::text, o.placed_at
     from copies c join shop.orders o on o.id = c.model_id
     join shop.credit_entries l on l.customer_id = c.customer_id and l.kind = 'goodwill' where o.credits_spent > 0`,
  `insert into internal.mails (object, event, template, recipient, data, request_id, created_at, status, sent_at)
   select 'order:' || c.order_id, m.event, m.template, m.recipient, '{}', m.request_id, m.created_at, 'sent', m.created_at
     from copies c join internal.mails m on m.object = 'order:' || c.model_id`,
]

/** Each copy has a voucher of its own, spent as that of its model. */
const VOUCHER_STATEMENTS = [
  copyOf(
    'vouchers',
    `'id', c.voucher_id, 'code_hash', sha256(c.number::bytea), 'issue_key', 'life ' || c.order_id`,
    'm.id = c.model_voucher',
  ),
  `insert into shop.voucher_entries (voucher_id, kind, amount, payment_id, at)
   select c.voucher_id, m.kind, m.amount, case when m.payment_id is not null then c.payment_id end, m.at
     from copies c join shop.voucher_entries m on m.voucher_id = c.model_voucher order by c.n, m.id`,
]

/** An order of a plan comes with its plan and the parcel it is. */
const PLAN_STATEMENTS = [
  copyOf(
    'plans',
    `'id', c.plan_id, 'customer_id', c.customer_id, 'first_order_id', c.order_id, 'email', 'zivot' || c.order_id || '@priklad.cz'`,
    'm.id = c.model_plan',
  ),
  copyOf(
    'plan_cycles',
    `'id', c.cycle_id, 'plan_id', c.plan_id, 'order_id', c.order_id, 'order_number', case when m.order_number is not null then c.number end`,
    'm.id = c.model_cycle',
  ),
  `insert into shop.plan_lines (plan_id, variant_id, pieces, interval_days, is_by_bowl, due_on)
   select c.plan_id, m.variant_id, m.pieces, m.interval_days, m.is_by_bowl, m.due_on from copies c join shop.plan_lines m on m.plan_id = c.model_plan`,
  `insert into shop.plan_cycle_lines (cycle_id, position, variant_id, pieces, plan_line_id, is_once, announced)
   select c.cycle_id, m.position, m.variant_id, m.pieces, l.id, m.is_once, m.announced
     from copies c join shop.plan_cycle_lines m on m.cycle_id = c.model_cycle
     left join shop.plan_lines l on l.plan_id = c.plan_id and l.variant_id = m.variant_id`,
  `insert into shop.plan_events (plan_id, cycle_id, at, event, from_state, to_state, actor_kind)
   select c.plan_id, case when m.cycle_id is not null then c.cycle_id end, m.at, m.event, m.from_state, m.to_state, m.actor_kind
     from copies c join shop.plan_events m on m.plan_id = c.model_plan order by c.n, m.id`,
]

const MODELS = '(select id from shop.orders where id not in (select order_id from copies))'

/** Nobody lives the life of a model: whoever is left in the shop is a copy. */
const BOUGHT_ONCE =
  'update shop.order_lines l set regular_weeks = null from copies c where l.order_id = c.order_id and c.plan_id is null'

const FORGET_MODELS = [
  `update shop.stock s set reserved = s.reserved - r.pieces
     from (select variant_id, sum(pieces)::integer as pieces from shop.reservations where order_id in ${MODELS} group by variant_id) r
    where r.variant_id = s.variant_id`,
  'delete from shop.plan_cycle_lines where cycle_id not in (select cycle_id from copies where cycle_id is not null)',
  ...['plan_events', 'plan_cycles', 'plan_lines', 'plan_mandates'].map(
    (table) => `delete from shop.${table} where plan_id not in (select plan_id from copies where plan_id is not null)`,
  ),
  'delete from shop.plans where id not in (select plan_id from copies where plan_id is not null)',
  ...['voucher_entries', 'vouchers'].map(
    (table) =>
      `delete from shop.${table} where ${table === 'vouchers' ? 'id' : 'voucher_id'} not in (select voucher_id from copies where voucher_id is not null)`,
  ),
  `delete from shop.payment_events where payment_id in (select id from shop.payments where order_id in ${MODELS})`,
  ...['payments', 'reservations', 'coupon_redemptions', 'order_lines', 'order_events'].map(
    (table) => `delete from shop.${table} where order_id in ${MODELS}`,
  ),
  `delete from internal.mails where object in (select 'order:' || id from ${MODELS} m)`,
  `delete from shop.credit_entries where customer_id in (select customer_id from shop.orders where id in ${MODELS})`,
  `delete from shop.orders where id in ${MODELS}`,
  `delete from shop.cart_lines where cart_id in (select id from shop.carts where id not in (select cart_id from shop.orders))`,
  'delete from shop.carts where id not in (select cart_id from shop.orders)',
]

const SELECT_BORN = `
  select c.order_id::int as "orderId", c.number, c.customer_id::int as "customerId", o.placed_at as "placedAt", o.payment_kind as way,
         o.basis, o.state, o.rounding::int, o.payable::int, o.parcels, o.credits_spent as "creditsSpent", o.credits_earned as "creditsEarned",
         c.plan_id is not null as "isOfPlan", (extract(epoch from o.deadline_at - o.placed_at) / 60)::int as "holdMinutes",
         s.carrier, s.max_weight_g as "parcelGrams", coalesce((select v.face::int from shop.vouchers v where v.id = c.voucher_id), 0) as "voucherFace",
         coalesce((select p.received::int from shop.payments p where p.order_id = c.order_id and p.kind = 'voucher'), 0) as "byVoucher",
         (select jsonb_agg(jsonb_build_object('position', l.position, 'kind', l.kind, 'pieces', l.pieces, 'rate', l.vat_rate,
            'amount', l.amount, 'creditsDiscount', l.credits_discount, 'variantId', l.variant_id, 'bundleId', l.bundle_variant_id)
            order by l.position)
            from shop.order_lines l where l.order_id = c.order_id) as lines,
         (select jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'pieces', l.pieces, 'full', l.full_amount, 'coupon', l.coupon_discount))
            from shop.order_lines l where l.order_id = c.order_id and l.kind = 'goods' and l.bundle_variant_id is null
             and l.regular_weeks is null and o.basis = 'gross') as placed,
         coalesce((select jsonb_object_agg(p.variant_id, p.amount) from internal.customer_price_lists own
            join shop.prices p on p.price_list_id = own.price_list_id where own.customer_id = c.customer_id), '{}') as agreed
    from copies c join shop.orders o on o.id = c.order_id join shop.shipping_methods s on s.id = o.shipping_method_id order by c.n`

interface BornRow
  extends Omit<
    FrozenOrder,
    'lines' | 'parcels' | 'isFetched' | 'hasCustomer' | 'creditValue' | 'wares' | 'foods' | 'cheapestDelivery'
  > {
  lines: Omit<FrozenLine, 'breakPieces'>[]
  placed: PlacedLine[] | null
  orderId: number
  number: string
  placedAt: Date
  customerId: number | null
  carrier: string | null
  parcels: { items: { itemId: string; pieces: number }[] }[]
}

function toBorn(row: BornRow, wares: Wares, foods: ReadonlySet<number>): BornOrder {
  const { orderId, number, placedAt, customerId, lines, placed, parcels, carrier, ...rest } = row
  const known = { wares: wares.get(rest.basis) ?? [], agreed: rest.agreed }
  const isRegular = placed === null
  const planned = parcels.map(({ items }) => items.map(({ itemId, pieces }) => ({ variantId: Number(itemId), pieces })))
  const one = lines.flatMap(({ variantId, pieces }) =>
    variantId === null ? [] : [{ variantId: Number(variantId), pieces }],
  )
  return {
    orderId,
    number,
    placedAt,
    customerId,
    faults: faultsOfBirth(placed ?? [], known),
    order: {
      ...rest,
      lines: lines.map((line) => ({
        ...line,
        rate: Number(line.rate),
        breakPieces: isRegular ? null : breakOf(line, lines, known),
      })),
      // What is fetched in person was planned as one parcel of everything.
      parcels: planned.length > 0 ? planned : [one],
      isFetched: carrier === null,
      hasCustomer: customerId !== null,
      creditValue: 100,
      wares: known.wares,
      foods,
      cheapestDelivery: null,
    },
  }
}
