import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, asStaff, column } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'

let database: TestDatabase
let shop: OrderShop
let orderId: number
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertOrderShop(client)
  orderId = (await insertOrder(client, shop)).orderId
  client.release()
})
afterAll(() => database.drop())

const BROKEN = 'select name from internal.check_truths() where violations > 0 order by name'

test('a sound order breaks no truth', async () => {
  expect(await asOwner(database.pool, (client) => column(client, BROKEN))).toEqual([])
})

test('there are at least twenty truths, each with a question', async () => {
  const questions = await asOwner(database.pool, (client) =>
    column<string>(client, 'select question from internal.truths'),
  )
  expect(questions.length).toBeGreaterThanOrEqual(20)
  expect(questions.every((question) => question.endsWith('?'))).toBe(true)
})

test('nobody but the services asks', async () => {
  await expect(asAnonymous(database.pool, (client) => client.query(BROKEN))).rejects.toThrow('permission denied')
  await expect(asStaff(database.pool, 'staff_admin', (client) => client.query(BROKEN))).rejects.toThrow(
    'permission denied',
  )
})

// Constraints and triggers would stop each of these; the truths stand behind them, for the day one is dropped or goes round.
const COUPON = `insert into shop.coupons (id, storefront_id, code, name, kind, amount, limit_total, limit_per_customer, customer_groups, valid_from, valid_to, redeemed)
  values (1, 1, 'A', 'A', 'fixed', 100, 5, 1, '{retail}', '2026-01-01', '2026-12-31', 1)`
const REDEEM = `insert into shop.coupon_redemptions (order_id, coupon_id, email, use_number, redeemed_at) values ($1, 1, 'a@priklad.cz', 1, now())`
const EARN = `insert into shop.credit_entries (customer_id, kind, amount, usable_from, created_at) overriding system value select customer_id, 'goodwill', 10, now(), now() from shop.orders where id = $1`

const PLANTED: Record<string, string[]> = {
  order_total_is_sum_of_lines: ['update shop.order_lines set gross = gross + 1, base = base + 1 where order_id = $1'],
  order_vat_is_sum_of_lines: [
    `update shop.orders set vat = '[{"rate":12,"base":19999,"tax":2401,"gross":22400}]' where id = $1`,
  ],
  order_payable_is_total_and_rounding: ['update shop.orders set payable = payable + 1 where id = $1'],
  order_line_adds_up: ['update shop.order_lines set coupon_discount = 1 where order_id = $1'],
  order_has_goods: [`update shop.order_lines set kind = 'shipping' where order_id = $1`],
  cart_has_one_order: [
    'drop index shop.orders_cart_id',
    `insert into shop.orders select (jsonb_populate_record(o, '{"id": 777, "number": "2026777777"}')).* from shop.orders o where id = $1`,
  ],
  order_comes_from_its_cart: [
    `update shop.carts set state = 'active' where id = (select cart_id from shop.orders where id = $1)`,
  ],
  order_number_is_unique: [
    'alter table shop.orders drop constraint orders_number_check',
    `update shop.orders set number = '007' where id = $1`,
  ],
  order_begins_with_its_event: ['delete from shop.order_events where order_id = $1'],
  order_state_is_last_event: [`update shop.orders set state = 'on_hold' where id = $1`],
  order_events_follow_the_machine: [
    `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind) values ($1, now(), 'x', 'delivered', 'accepted', 'system')`,
  ],
  order_waits_for_its_deadline: [
    'alter table shop.orders drop constraint orders_deadline',
    `update shop.orders set deadline_at = '2999-01-01' where id = $1`,
  ],
  order_does_not_outlive_its_deadline: [
    `update shop.orders set state = 'awaiting_payment', deadline_at = '2020-01-01' where id = $1`,
  ],
  order_to_a_point_has_one: [
    'alter table shop.orders drop constraint orders_point',
    `update shop.orders set shipping_kind = 'box' where id = $1`,
  ],
  order_names_its_terms: ['update shop.orders set terms_version_id = 999 where id = $1'],
  order_is_confirmed_by_mail: [`delete from internal.mails where object = 'order:' || $1`],
  stock_is_never_below_zero: [
    'alter table shop.stock drop constraint stock_not_oversold',
    'update shop.stock set on_hand = 1 where $1 > 0',
  ],
  stock_reserved_is_sum_of_reservations: ['update shop.stock set reserved = reserved + 1 where $1 > 0'],
  reservation_has_a_living_order: [`update shop.orders set state = 'delivered' where id = $1`],
  reservation_says_why_and_until_when: [
    `update shop.reservations set reason = 'awaiting_payment', deadline_at = '2999-01-01' where order_id = $1`,
  ],
  order_holds_what_it_sold: ['delete from shop.reservations where order_id = $1'],
  ended_order_holds_nothing: [COUPON, REDEEM, `update shop.orders set state = 'expired' where id = $1`],
  coupon_is_not_over_its_limit: [
    COUPON,
    REDEEM,
    'alter table shop.coupons drop constraint coupons_not_over_limit, drop constraint coupons_limit_total_check',
    'update shop.coupons set limit_total = 0',
  ],
  coupon_counter_is_true: [COUPON],
  coupon_is_not_over_the_limit_of_a_buyer: [
    COUPON,
    REDEEM,
    `insert into shop.coupon_redemptions (order_id, coupon_id, email, use_number, redeemed_at) values (888, 1, 'a@priklad.cz', 2, now())`,
  ],
  order_with_coupon_redeemed_it: [COUPON, `update shop.orders set coupon_id = 1, coupon_code = 'A' where id = $1`],
  credit_lot_is_never_below_zero: [
    EARN,
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, created_at)
       select customer_id, 'spend', -11, id, now(), now() from shop.credit_entries`,
  ],
  order_spent_its_credits_once: [
    EARN,
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, created_at, reference_type, reference_id)
       select customer_id, 'spend', -5, id, now(), now(), 'order', $1::text from shop.credit_entries`,
  ],
  customer_has_one_open_cart: [
    'drop index shop.carts_one_open',
    `insert into shop.carts (storefront_id, customer_id, created_at, changed_at, expires_at)
       select 1, o.customer_id, now(), now(), now() from shop.orders o, generate_series(1, 2) where o.id = $1`,
  ],
  cart_that_ended_has_no_details: [
    `insert into shop.carts (storefront_id, state, created_at, changed_at, expires_at, details) values (1, 'deleted', now(), now(), now(), '{}')`,
  ],
  command_has_its_answer: [
    `insert into internal.idempotency_keys (scope, key, endpoint, request_hash, created_at) values ('x', 'kkkkkkkk', 'x', '', now())`,
  ],
}

test('every truth has a planted lie that it must notice', async () => {
  const names = await asOwner(database.pool, (client) => column<string>(client, 'select name from internal.truths'))
  expect(Object.keys(PLANTED).sort()).toEqual(names.sort())
})

async function plant(client: pg.ClientBase, statements: string[]): Promise<void> {
  await client.query('set local session_replication_role = replica')
  await client.query('alter table shop.carts drop constraint carts_deleted_are_empty, drop constraint carts_one_owner')
  await client.query('alter table shop.orders drop constraint orders_payable')
  await client.query(
    'alter table shop.order_lines drop constraint order_lines_amount, drop constraint order_lines_goods',
  )
  for (const statement of statements) await client.query(statement, statement.includes('$1') ? [orderId] : [])
}

test.each(Object.entries(PLANTED))('%s is noticed', async (name, statements) => {
  const broken = await asOwner(database.pool, async (client) => {
    await plant(client, statements)
    return column<string>(client, BROKEN)
  })
  expect(broken).toContain(name)
})

test('the run over what is young does not read what is old', async () => {
  const broken = await asOwner(database.pool, async (client) => {
    await plant(client, PLANTED.order_total_is_sum_of_lines ?? [])
    return column(client, "select name from internal.check_truths('2999-01-01') where violations > 0")
  })
  expect(broken).toEqual([])
})
