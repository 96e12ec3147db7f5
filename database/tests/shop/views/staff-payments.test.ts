import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import type { StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop } from '../../placed-order.ts'
import { insert } from '../../small-shop.ts'
import { asMember } from '../../staff-claims.ts'

const PLACE = JSON.stringify({ firstName: 'Lucie', lastName: 'Horáková', city: 'Brno', company: null })
const NUMBER = '2611003902'

let database: TestDatabase
let movementId: number
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
  await insert(client, 'bank_movements', { ...base, movement_id: '2', amount: 100, match: 'ignored' })
  client.release()
})
afterAll(() => database.drop())

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
})

test('the sums say how much waits', async () => {
  const [row] = await ask<{ sums: object }>('staff_accounting', 'select shop.staff_money() as sums')
  expect(row?.sums).toEqual({
    movements: { count: 1, amount: 22_400 },
    refunds: { count: 0, amount: 0 },
    cash: [],
    receivables: [],
  })
})

test('a period without documents adds up to nothing', async () => {
  const statement = `select shop.staff_document_sums('2026-11-01', '2026-11-30') as sums`
  const [row] = await ask<{ sums: object }>('staff_support', statement)
  expect(row?.sums).toEqual({ count: 0, kinds: [], rates: [] })
})
