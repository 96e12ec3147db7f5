import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import type { StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'
import { insert } from '../../small-shop.ts'
import { asMember } from '../../staff-claims.ts'

const PLACE = JSON.stringify({ firstName: 'Lucie', lastName: 'Horáková', city: 'Brno', company: null })
const NUMBER = '2611003902'
const CANCELLED = '2611005551'
const PART_BACK = '2611006662'

let database: TestDatabase
let movementId: number
let settledId: number
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const shop = await insertOrderShop(client)
  const waiting = {
    state: 'awaiting_payment',
    deadline_at: '2026-11-20',
    payment_kind: 'transfer',
    billing: PLACE,
    delivery: PLACE,
  }
  const { orderId } = await insertOrder(client, shop, { ...waiting, number: NUMBER })
  await insertOrder(client, shop, { ...waiting, number: '2611003912', payable: 30_000, total: 30_000 })
  await insertOrder(client, shop, { ...waiting, number: '2611007777' })
  await insertOrder(client, shop, { ...waiting, number: '2611008888', payable: 90_000, total: 90_000 })
  await insertSettled(client, shop)
  const base = { bank: 'fio', currency: 'CZK', booked_on: '2026-11-16', read_at: '2026-11-16', match: 'for_staff' }
  const stray = {
    counter_account: '1234567890/0800',
    message: 'granule',
    match_details: { candidates: [String(orderId)] },
  }
  movementId = await insert(client, 'bank_movements', {
    ...base,
    ...stray,
    movement_id: '1',
    amount: 22_400,
    variable_symbol: NUMBER,
  })
  settledId = await insert(client, 'bank_movements', {
    ...base,
    movement_id: '3',
    amount: 6400,
    variable_symbol: CANCELLED,
    match: 'new',
  })
  await insert(client, 'bank_movements', { ...base, movement_id: '2', amount: 100, match: 'ignored' })
  client.release()
})
afterAll(() => database.drop())

/** One that was cancelled, and one that got a part of its money back: neither waits for any. */
async function insertSettled(client: pg.ClientBase, shop: OrderShop): Promise<void> {
  const cancelled = await insertOrder(client, shop, { number: CANCELLED, billing: PLACE, delivery: PLACE })
  await client.query(`update shop.orders set state = 'cancelled' where id = $1`, [cancelled.orderId])
  const { orderId } = await insertOrder(client, shop, { number: PART_BACK, billing: PLACE, delivery: PLACE })
  const at = '2026-11-16'
  const paymentId = await insert(client, 'payments', {
    ...{ order_id: orderId, attempt: 1, payment_method_id: shop.paymentId, kind: 'transfer' },
    ...{ state: 'awaiting_transfer', amount: 22_400, created_at: at },
  })
  await client.query(`update shop.payments set state = 'paid', received = amount, paid_at = created_at where id = $1`, [
    paymentId,
  ])
  await client.query(`update shop.payments set state = 'partly_refunded', refunded = 6400 where id = $1`, [paymentId])
  await insert(client, 'refunds', {
    ...{ payment_id: paymentId, order_id: orderId, amount: 6400, way: 'transfer', purpose: 'correction' },
    ...{ account: '1234567890/0800', requested_at: at, actor_kind: 'staff' },
  })
}

const ask = <Row extends object>(role: StaffRole, statement: string, values: unknown[] = []) =>
  asMember(database.pool, role, async (client) => (await client.query<Row>(statement, values)).rows)

describe('movements to assign', () => {
  test.each<StaffRole>(['staff_support', 'staff_accounting', 'staff_admin'])(
    '%s sees them without the account',
    async (role) => {
      const rows = await ask(role, 'select id::int, amount::int, counter_account, message from shop.staff_movements')
      expect(rows).toEqual([{ id: movementId, amount: 22_400, counter_account: '•••7890/0800', message: 'granule' }])
    },
  )

  test('the warehouse sees none', async () => {
    await expect(ask('staff_warehouse', 'select * from shop.staff_movements')).rejects.toThrow('permission denied')
    await expect(ask('staff_warehouse', 'select shop.staff_movement_orders(1)')).rejects.toThrow('permission denied')
    await expect(ask('staff_warehouse', 'select shop.staff_money()')).rejects.toThrow('permission denied')
  })

  test('orders they may be for come with the reason, the likeliest first', async () => {
    const rows = await ask(
      'staff_accounting',
      'select number, why, customer_name, due::int from shop.staff_movement_orders($1)',
      [movementId],
    )
    expect(rows).toEqual([
      { number: NUMBER, why: 'symbol', customer_name: 'Lucie H.', due: 22_400 },
      { number: '2611007777', why: 'amount', customer_name: 'Lucie H.', due: 22_400 },
      { number: '2611003912', why: 'near_symbol', customer_name: 'Lucie H.', due: 30_000 },
    ])
  })

  test('an order that was cancelled or got a part back waits for nothing', async () => {
    const offered = await ask('staff_accounting', 'select number, due::int from shop.staff_movement_orders($1)', [
      settledId,
    ])
    expect(offered).toEqual([{ number: CANCELLED, due: 0 }])
    const typed = await ask(
      'staff_accounting',
      `select number, why, customer_name, state, due::int from unnest($1::text[]) n, shop.staff_order_due(n)`,
      [[CANCELLED, PART_BACK, NUMBER, '2600000000']],
    )
    const told = { why: 'number', customer_name: 'Lucie H.' }
    expect(typed).toEqual([
      { ...told, number: CANCELLED, state: 'cancelled', due: 0 },
      { ...told, number: PART_BACK, state: 'accepted', due: 0 },
      { ...told, number: NUMBER, state: 'awaiting_payment', due: 22_400 },
    ])
  })
})

describe('accounts of people', () => {
  test.each<[StaffRole, string]>([
    ['staff_support', '•••7890/0800'],
    ['staff_accounting', '1234567890/0800'],
    ['staff_admin', '1234567890/0800'],
  ])('%s is told where money goes back as their work needs it', async (role, account) => {
    expect(await ask(role, 'select send_to from shop.staff_refunds')).toEqual([{ send_to: account }])
  })

  test.each<[StaffRole, string]>([
    ['staff_support', 'select account from shop.refunds'],
    ...(['staff_support', 'staff_accounting', 'staff_admin'] as const).flatMap((role) =>
      ['counter_account', 'counter_name', 'message'].map((column): [StaffRole, string] => [
        role,
        `select ${column} from shop.bank_movements`,
      ]),
    ),
  ])('%s gets no answer to %s', async (role, statement) => {
    await expect(ask(role, statement)).rejects.toThrow('permission denied')
  })
})

test('the sums say how much waits', async () => {
  const [row] = await ask<{ sums: object }>('staff_accounting', 'select shop.staff_money() as sums')
  expect(row?.sums).toEqual({
    movements: { count: 1, amount: 22_400 },
    refunds: { count: 1, amount: 6400 },
    cash: [],
    receivables: [],
  })
})

test('a period without documents adds up to nothing', async () => {
  const statement = `select shop.staff_document_sums('2026-11-01', '2026-11-30') as sums`
  const [row] = await ask<{ sums: object }>('staff_support', statement)
  expect(row?.sums).toEqual({ count: 0, kinds: [], rates: [] })
})
