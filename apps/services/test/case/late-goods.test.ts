import { randomUUID } from 'node:crypto'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, type Placed, query, subjectsTo, tasksOf } from '../paying.ts'
import { brokenTruths, SKU, setStock } from '../shopping.ts'
import { askAbout, type Cases, openCases } from './taking-cases.ts'

const shop = openShop()
let cases: Cases
beforeAll(async () => {
  cases = await openCases(shop)
  await setStock(shop, SKU.bag2, 400)
})

const BOTH = { position: 1, pieces: 2 }
const ONE = { position: 1, pieces: 1 }
const TWO_BAGS = askAbout('withdrawal', [], { lines: [{ ...BOTH, condition: 'unopened' as const }] })

async function withdrawn() {
  const order = await cases.paidFor([[SKU.bag2, 2]])
  await cases.deliver(order)
  const input = { ...TWO_BAGS, formKey: randomUUID(), email: `dve${randomUUID().slice(0, 8)}@priklad.cz` }
  return { order, email: input.email, taken: await cases.submit(order, input) }
}

const lateTasks = ({ orderId }: Placed) =>
  query(
    shop,
    `select details -> 'lines' as lines from shop.staff_tasks where order_id = $1 and kind = 'case_late_goods' and closed_at is null`,
    [orderId],
  )

test('a second box that comes after the decision is counted once and waits for a person, who can decide about it', async () => {
  const { order, email, taken } = await withdrawn()
  await cases.receive(taken.number, [ONE])
  const half = await cases.decide(taken.number, [
    { ...ONE, outcome: 'refund', goodsTo: 'shelf' },
    { ...ONE, outcome: 'refuse', reason: 'Druhý pytel nedorazil.' },
  ])
  expect(half.status).toBe(200)
  await hear(shop)
  await shop.runJobs()
  const before = subjectsTo(shop, email)

  const late = await cases.receive(taken.number, [BOTH])
  await cases.receive(taken.number, [BOTH])
  expect([late.state, late.lines[0]?.arrived]).toEqual(['refunded', 2])
  expect(await lateTasks(order)).toEqual([{ lines: [ONE] }])
  await shop.runJobs()
  expect(subjectsTo(shop, email)).toEqual(before)

  const more = await cases.support.call('submitCaseForCustomer', {
    ...{ orderId: order.orderId, kind: 'withdrawal', formKey: randomUUID(), channel: 'letter' },
    ...{ receivedOn: toPragueDay(shop.clock.now()), lines: [{ ...ONE, condition: 'unopened' }] },
  })
  await cases.receive(more.value.number, [ONE])
  const rest = await cases.decide(more.value.number, [{ ...ONE, outcome: 'refund', goodsTo: 'shelf' }])
  expect(rest.status).toBe(200)
  expect(await cases.refundsOf(order)).toHaveLength(2)
})

test('goods of money that did not wait for them are not lost when they come', async () => {
  const { order, taken } = await withdrawn()
  await cases.support.call('waiveCaseReturn', { number: taken.number, reason: 'Poslal doklad o podání.' })
  expect((await cases.decide(taken.number, [{ ...BOTH, outcome: 'refund' }])).status).toBe(200)
  expect((await cases.receive(taken.number, [BOTH])).lines[0]?.arrived).toBe(2)
  expect(await lateTasks(order)).toEqual([{ lines: [BOTH] }])
})

test('a second box while somebody looks at the first one belongs to the decision', async () => {
  const { order, taken } = await withdrawn()
  await cases.receive(taken.number, [ONE])
  await cases.support.call('assessCase', { number: taken.number, reason: 'Chybí druhý pytel.' })
  const here = await cases.receive(taken.number, [BOTH])
  expect([here.state, here.lines[0]?.arrived]).toEqual(['assessed', 2])
  expect(await tasksOf(shop, order.orderId)).not.toContain('case_late_goods')
  expect((await cases.decide(taken.number, [{ ...BOTH, outcome: 'refund', goodsTo: 'shelf' }])).status).toBe(200)
})

test('nothing of it contradicts itself', async () => {
  await shop.runJobs()
  expect(await brokenTruths(shop)).toEqual([])
})
