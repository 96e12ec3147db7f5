import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { visit } from '../shopping.ts'
import { announced, buyRegularly, cycleOf, firstDelivered, goTo, placed, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  const [truth] = await query<{ violations: number }>(
    shop,
    `select violations::int from internal.check_truths() where name = 'third_delivery_earns_once'`,
  )
  expect(truth?.violations).toBe(0)
})

type Planned = Awaited<ReturnType<typeof startedPlan>>

async function nextDelivered(planned: Planned): Promise<void> {
  await announced(shop, planned)
  const { order, processOn } = await placed(shop, planned)
  await goTo(shop, processOn, '18:00')
  await deliver(shop, order?.orderId ?? 0)
  for (const _ of [1, 2]) await runJob(shop, 'follow-cycles')
}

async function thanksTo(email: string) {
  const rows = await query<{ amount: number }>(
    shop,
    `select e.amount from shop.credit_entries e join shop.customers c on c.id = e.customer_id
      where c.email = $1 and e.kind = 'regular_delivery'`,
    [email],
  )
  return rows.map(({ amount }) => amount)
}

test('the third parcel of a plan that came earns sixty credits, once for a plan', async () => {
  const planned = await startedPlan(shop, { weeks: 2 })
  const { email } = planned.person
  await firstDelivered(shop, planned)
  await nextDelivered(planned)
  expect(await thanksTo(email)).toEqual([])
  await nextDelivered(planned)
  expect(await thanksTo(email)).toEqual([60])
  await nextDelivered(planned)
  expect(await cycleOf(planned)).toMatchObject({ cycleNo: 5 })
  expect(await thanksTo(email)).toEqual([60])
})

test('a parcel that was skipped does not count', async () => {
  const planned = await startedPlan(shop, { weeks: 2 })
  const { planId } = planned.plan
  await firstDelivered(shop, planned)
  const { cycleNo } = await cycleOf(planned)
  await planned.person.call('changeCycle', { planId, cycleNo, action: 'skip' })
  await nextDelivered(planned)
  expect(await thanksTo(planned.person.email)).toEqual([])
  await nextDelivered(planned)
  expect(await thanksTo(planned.person.email)).toEqual([60])
})

test('a guest gets them when the plan has an account', async () => {
  const email = 'treti-balik@priklad.cz'
  const guest = visit(shop)
  const bought = await buyRegularly(shop, guest, { weeks: 2 }, email)
  const started = await guest.call('startPlan', { token: bought.token })
  await firstDelivered(shop, { ...bought, plan: started.value, person: guest as Planned['person'] })
  const person = await newCustomer(shop, { email })
  const planned = { ...bought, plan: started.value, person }
  for (const _ of [1, 2]) await nextDelivered(planned)
  expect(await thanksTo(email)).toEqual([60])
})
