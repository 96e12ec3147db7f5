import { randomUUID } from 'node:crypto'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { withdrawalUntil } from '@shop/domain/case/case-deadlines'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { move, type Placed, query, runJob, stateOf, subjectsTo, tasksOf } from '../paying.ts'
import { SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { type Cases, openCases } from './taking-cases.ts'

const DAY = 24 * 60
const shop = openShop()
let cases: Cases
let support: Browser
beforeAll(async () => {
  cases = await openCases(shop)
  support = await newStaff(shop, 'staff_support')
})

async function delivered(): Promise<Placed> {
  const order = await cases.paidFor([[SKU.bag2, 2]])
  await cases.deliver(order)
  return order
}

const today = () => toPragueDay(shop.clock.now())

const said = (order: Placed, kind: 'withdrawal' | 'complaint' | 'guarantee', more: object = {}) => ({
  orderId: order.orderId,
  kind,
  formKey: randomUUID(),
  lines: [{ position: 1, pieces: 1, condition: 'unopened' as const }],
  channel: 'phone' as const,
  receivedOn: today(),
  ...more,
})

async function writeDown(input: ReturnType<typeof said>) {
  const { status, value, error } = await support.call('submitCaseForCustomer', input)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return value
}

const tokenIn = (text: string | null | undefined) => /\/l\/pripad\/([\w.-]+)/.exec(text ?? '')?.[1] ?? ''

test('a complaint by phone has its thread, its clock from the day of the call, and is confirmed in writing', async () => {
  const order = await delivered()
  move(shop, 5 * DAY)
  const receivedOn = addDays(today(), -3)
  const words = { problem: 'smell', description: 'Granule jsou cítit žluklým tukem.', wish: 'replacement' }
  const taken = await writeDown(said(order, 'complaint', { ...words, receivedOn, phone: '777 222 333' }))
  expect(taken).toMatchObject({
    ...{ state: 'notified', channel: 'phone', receivedOn, problem: 'smell', wish: 'replacement' },
    ...{ decideBy: addDays(receivedOn, 30), ticketNumber: expect.any(String) },
  })
  expect(await tasksOf(shop, order.orderId)).toContain('batch_check')
  const mail = await shop.mailTo(order.email)
  expect(mail.subject).toContain(taken.number)
  expect(mail.text).toContain('telefonicky (zapsáno')
  expect(mail.text).toContain('Granule jsou cítit žluklým tukem.')
  const token = tokenIn(mail.text)
  const shown = await order.browser.call('readCase', { token })
  expect(shown.value).toMatchObject({ number: taken.number, email: order.email, channel: 'phone', receivedOn })
  const receipt = await order.browser.call('caseReceipt', { token })
  expect(Buffer.from(receipt.value.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const audited = `select a.actor_kind as kind, a.actor_id is not null as "isNamed" from internal.audit_log a
    where a.action = 'case.submitted' and a.object_id = $1`
  expect(await query(shop, audited, [taken.number])).toEqual([{ kind: 'staff', isNamed: true }])
  move(shop, 25 * DAY)
  await runJob(shop, 'age-cases')
  expect(await tasksOf(shop, order.orderId)).toContain('case_urgent')
})

test('a letter posted on the last day withdraws in time, whenever it comes; one of the day after does not', async () => {
  const order = await delivered()
  const last = withdrawalUntil(today())
  move(shop, 25 * DAY)
  const letter = { channel: 'letter', lines: [{ position: 1, pieces: 1 }] }
  const inTime = await writeDown(said(order, 'withdrawal', { ...letter, receivedOn: last }))
  expect(inTime).toMatchObject({ state: 'awaiting_goods', decideBy: addDays(last, 14), sendBy: addDays(today(), 14) })
  expect(inTime.lines[0]?.doubts).toEqual([])
  await shop.runJobs()
  const isConfirmed = shop.sink.mails.some(
    ({ recipient, text }) => recipient === order.email && text?.includes('dopisem odeslaným'),
  )
  expect(isConfirmed).toBe(true)
  move(shop, 1 * DAY)
  const late = await writeDown(said(order, 'withdrawal', { ...letter, receivedOn: addDays(last, 1) }))
  expect(late.lines[0]?.doubts).toEqual(['late'])
})

test('a claim of the guarantee in person is for a person to decide, because nobody saw a picture', async () => {
  const order = await delivered()
  const taken = await writeDown(said(order, 'guarantee', { channel: 'in_person', name: 'Petr Jiný' }))
  await shop.runJobs()
  const { value } = await support.call('staffCase', { number: taken.number })
  expect(value).toMatchObject({ state: 'notified', isByRule: false, decideBy: addDays(today(), 14) })
  expect(value.lines[0]?.doubts).toContain('no_photo')
})

test('written down twice, or by the customer at the same moment, it is one case', async () => {
  const order = await delivered()
  const input = said(order, 'complaint', { description: 'Natržený pytel.' })
  const numbers = [await writeDown(input), await writeDown(input)].map(({ number }) => number)
  const { orderId: _, channel: __, receivedOn: ___, ...form } = input
  const own = { ...form, formKey: randomUUID(), name: 'Jitka Novotná', email: order.email }
  numbers.push((await cases.submit(order, own)).number)
  expect(new Set(numbers).size).toBe(1)
  await shop.runJobs()
  expect(subjectsTo(shop, order.email).filter((subject) => subject?.includes(numbers[0] ?? '-'))).toHaveLength(1)
})

test('a withdrawal before packing takes its pieces out of the order as the customer could', async () => {
  const order = await cases.paidFor([
    [SKU.bag2, 2],
    [SKU.can, 1],
  ])
  const taken = await writeDown(said(order, 'withdrawal', { channel: 'email', lines: [{ position: 2, pieces: 1 }] }))
  expect(taken).toMatchObject({ state: 'cancelled', ended: 'lines_cut', sendBy: null })
  const reply = (await support.call('staffCase', { number: taken.number })).value
  expect(reply.amount).toBeGreaterThan(0)
})

test('a price of more pieces is not kept for fewer because staff wrote it down', async () => {
  const admin = await newStaff(shop, 'staff_admin')
  const list = { kind: 'break', of: 'maloobchod', fromPieces: 3 } as const
  const { value } = await admin.call('openPriceList', { list, reason: 'větší odběr' })
  const line = { variantId: await variantId(shop, SKU.can), amount: 10_00, kind: 'regular' as const, head: 0 }
  const draft = { priceList: value.code, from: null, until: null, reason: 'větší odběr' }
  expect((await admin.call('schedulePrices', { ...draft, lines: [line] })).status).toBe(201)
  const order = await cases.paidFor([[SKU.can, 3]])
  const taken = await writeDown(said(order, 'withdrawal'))
  expect(taken).toMatchObject({ state: 'no_return', ended: null })
  expect(await stateOf(shop, order.orderId)).toBe('on_hold')
})

test.each([
  [1, 'in_future'],
  [-400, 'before_order'],
])('a day %i days from now is refused', async (days, reason) => {
  const order = await delivered()
  const input = said(order, 'complaint', { receivedOn: addDays(today(), days) })
  const { status, error } = await support.call('submitCaseForCustomer', input)
  expect(status).toBe(409)
  expect(error).toMatchObject({ code: 'case_day_refused', details: { reason } })
})

test('lines that the order does not have are refused, and so are ways nobody writes down', async () => {
  const order = await delivered()
  const unknown = said(order, 'complaint', { lines: [{ position: 9, pieces: 1, condition: 'unknown' }] })
  expect((await support.call('submitCaseForCustomer', unknown)).error.code).toBe('case_line_unknown')
  const form = said(order, 'complaint', { channel: 'form' })
  expect((await support.call('submitCaseForCustomer', form)).error.code).toBe('invalid_input')
})

test.each(['staff_warehouse', 'staff_content', 'staff_accounting'] as const)('%s writes down no case', async (role) => {
  const order = await delivered()
  const staff = await newStaff(shop, role)
  expect((await staff.call('submitCaseForCustomer', said(order, 'complaint'))).error.code).toBe('forbidden')
  expect(await query(shop, 'select from shop.cases where order_id = $1', [order.orderId])).toEqual([])
})
