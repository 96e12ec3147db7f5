import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { catchUp, query, runJob, stateOf } from '../paying.ts'
import { announced, brokenPlanTruths, cycleOf, firstDelivered, goTo, placed, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

type Planned = Awaited<ReturnType<typeof startedPlan>>

async function pay(orderId: number): Promise<void> {
  await query(
    shop,
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, variable_symbol, read_at)
     select 'fio', gen_random_uuid(), $2::timestamptz, payable, 'CZK', number, $2::timestamptz from shop.orders where id = $1`,
    [orderId, shop.clock.now()],
  )
  await runJob(shop, 'import-bank')
}

/** The second parcel has become an order that nobody paid in time, and the third is planned. */
async function unpaid(): Promise<Planned & { late: number }> {
  const planned = await startedPlan(shop, { payment: 'prevod-qr' })
  await pay(planned.orderId)
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const late = (await placed(shop, planned)).order?.orderId ?? 0
  await goTo(shop, '2027-01-04', '10:00')
  await catchUp(shop)
  await runJob(shop, 'follow-cycles')
  expect(await stateOf(shop, late)).toBe('expired')
  expect(await cycleOf(planned)).toMatchObject({ cycleNo: 3, state: 'planned' })
  expect(await unpaidOf(planned)).toBe(1)
  return { ...planned, late }
}

async function unpaidOf({ plan }: Planned): Promise<number | undefined> {
  const [row] = await query<{ unpaid: number }>(
    shop,
    'select unpaid_in_a_row::int as unpaid from shop.plans where id = $1',
    [plan.planId],
  )
  return row?.unpaid
}

async function statesOf({ plan }: Planned): Promise<string[]> {
  const rows = await query<{ state: string }>(
    shop,
    'select state from shop.plan_cycles where plan_id = $1 order by cycle_no',
    [plan.planId],
  )
  return rows.map(({ state }) => state)
}

test('a parcel paid after its deadline goes instead of the next one, and the next is counted from it', async () => {
  const planned = await unpaid()
  await pay(planned.late)
  expect(await stateOf(shop, planned.late)).toBe('accepted')
  for (const _ of [1, 2]) await runJob(shop, 'follow-cycles')
  expect(await statesOf(planned)).toEqual(['delivered', 'ordered', 'cancelled'])
  expect(await unpaidOf(planned)).toBe(0)
  await goTo(shop, '2027-01-06', '11:00')
  await deliver(shop, planned.late)
  await runJob(shop, 'follow-cycles')
  expect(await cycleOf(planned)).toMatchObject({ cycleNo: 4, state: 'planned', dueOn: '2027-02-03' })
})

test('beside another one on its way it is counted when it comes', async () => {
  const planned = await unpaid()
  await announced(shop, planned)
  const { order } = await placed(shop, planned)
  await pay(planned.late)
  for (const _ of [1, 2]) await runJob(shop, 'follow-cycles')
  expect(await statesOf(planned)).toEqual(['delivered', 'cancelled', 'ordered'])
  await deliver(shop, planned.late)
  for (const _ of [1, 2]) await runJob(shop, 'follow-cycles')
  expect(await statesOf(planned)).toEqual(['delivered', 'delivered', 'ordered'])
  expect(await unpaidOf(planned)).toBe(0)
  expect(await cycleOf(planned)).toMatchObject({ cycleNo: 3, order: { orderId: order?.orderId } })
})
