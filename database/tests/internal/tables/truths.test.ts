import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, asStaff, column } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'
import { LIE_ABOUT_A_TYPED_ACCOUNT, LIES_ABOUT_CASES } from '../lies/lies-about-cases.ts'
import { LIES_ABOUT_CREDITS } from '../lies/lies-about-credits.ts'
import { LIES_ABOUT_DOCUMENTS } from '../lies/lies-about-documents.ts'
import { LIES_ABOUT_JOBS } from '../lies/lies-about-jobs.ts'
import { LIES_ABOUT_MONEY } from '../lies/lies-about-money.ts'
import { LIES_ABOUT_ORDERS } from '../lies/lies-about-orders.ts'
import { LIES_ABOUT_PARCELS } from '../lies/lies-about-parcels.ts'
import { LIES_ABOUT_PLANS } from '../lies/lies-about-plans.ts'
import { LIES_ABOUT_PROMISES } from '../lies/lies-about-promises.ts'

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

test('there are at least forty truths, each with a question', async () => {
  const questions = await asOwner(database.pool, (client) =>
    column<string>(client, 'select question from internal.truths'),
  )
  expect(questions.length).toBeGreaterThanOrEqual(40)
  expect(questions.every((question) => question.endsWith('?'))).toBe(true)
})

test('nobody but the services asks', async () => {
  await expect(asAnonymous(database.pool, (client) => client.query(BROKEN))).rejects.toThrow('permission denied')
  await expect(asStaff(database.pool, 'staff_admin', (client) => client.query(BROKEN))).rejects.toThrow(
    'permission denied',
  )
})

// Constraints and triggers would stop each of these; the truths stand behind them, for the day one is dropped or goes round.
const PLANTED: Record<string, string[]> = {
  ...LIES_ABOUT_ORDERS,
  ...LIES_ABOUT_PROMISES,
  ...LIES_ABOUT_MONEY,
  ...LIES_ABOUT_DOCUMENTS,
  ...LIES_ABOUT_CREDITS,
  ...LIES_ABOUT_JOBS,
  ...LIES_ABOUT_PARCELS,
  ...LIES_ABOUT_PLANS,
  ...LIES_ABOUT_CASES,
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

test('one person who decides and sends money to a typed account is noticed, two are not', async () => {
  const name = 'refund_to_an_account_had_two_people'
  const brokenBy = (statements: string[]) =>
    asOwner(database.pool, async (client) => {
      await plant(client, statements)
      return column<string>(client, BROKEN)
    })
  expect(await brokenBy(LIE_ABOUT_A_TYPED_ACCOUNT)).toContain(name)
  const sentByAnother = `update shop.payment_events set actor_id = 'petr' where details ->> 'refundId' = '90'`
  expect(await brokenBy([...LIE_ABOUT_A_TYPED_ACCOUNT, sentByAnother])).not.toContain(name)
  const withoutCase = `update shop.refunds set case_id = null, requested_at = '2026-11-20' where id = 90`
  expect(await brokenBy([...LIE_ABOUT_A_TYPED_ACCOUNT, withoutCase])).toContain(name)
})

test('the run over what is young does not read what is old', async () => {
  const broken = await asOwner(database.pool, async (client) => {
    await plant(client, PLANTED.order_total_is_sum_of_lines ?? [])
    return column(client, "select name from internal.check_truths('2999-01-01') where violations > 0")
  })
  expect(broken).toEqual([])
})
