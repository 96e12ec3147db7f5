import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import {
  healGateway,
  hear,
  move,
  type Placed,
  placeOrder,
  query,
  runJob,
  sendTransfer,
  subjectsTo,
  tasksOf,
} from '../paying.ts'
import { SKU, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const DAY = 24 * 60
const ACCOUNT = '19-2000145399/0800'
const shop = openShop()
let room: PackingRoom
let admin: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  admin = await newStaff(shop, 'staff_admin')
})
afterEach(() => healGateway(shop))

async function deliver(order: Placed): Promise<Placed> {
  for (const { parcelId } of await room.shipped(order.orderId)) await room.warehouse.call('deliverParcel', { parcelId })
  return order
}

const delivered = async (sku: string = SKU.bag2) => deliver(await room.paid(sku))

const wish = (kind: 'withdrawal' | 'complaint' | 'guarantee', more: object = {}) => ({
  kind,
  formKey: randomUUID(),
  lines: [{ position: 1, pieces: 1, condition: 'unopened' as const }],
  name: 'Jitka Novotná',
  email: 'jitka@priklad.cz',
  ...more,
})

async function submit(order: Placed, input: ReturnType<typeof wish>) {
  const { status, value, error } = await order.browser.call('submitCase', { token: order.token, ...input })
  if (status !== 201) throw new Error(JSON.stringify(error))
  return value
}

const damaged = { problem: 'packaging', description: 'Pytel přišel natržený.', wish: 'replacement' }

test('revoked links open neither forms nor cases, and no new one is sent', async () => {
  const order = await delivered()
  const taken = await submit(order, wish('withdrawal'))
  const asked = { kind: 'withdrawal' as const, orderNumber: order.number, email: order.email }
  await order.browser.call('requestCaseLink', asked)
  const form = /\/l\/odstoupeni\/([\w.-]+)/.exec((await shop.mailTo(order.email)).text ?? '')?.[1] ?? ''
  expect((await visit(shop).call('caseForm', { token: form })).status).toBe(200)
  await query(shop, 'update shop.orders set links_revoked_at = now() where id = $1', [order.orderId])
  const before = subjectsTo(shop, order.email).length
  const guest = visit(shop)
  expect((await guest.call('caseForm', { token: form })).status).toBe(404)
  expect((await guest.call('submitCase', { token: form, ...wish('complaint', damaged) })).status).toBe(404)
  expect((await guest.call('readCase', { token: taken.token })).status).toBe(404)
  expect((await guest.call('caseReceipt', { token: taken.token })).status).toBe(404)
  expect((await guest.call('cancelCase', { token: taken.token })).status).toBe(404)
  expect((await guest.call('requestCaseLink', asked)).status).toBe(202)
  await shop.runJobs()
  expect(subjectsTo(shop, order.email)).toHaveLength(before)
})

test('the mailbox of the order learns what was sent under another address, which is not flooded', async () => {
  const order = await delivered()
  const email = 'nekdo.jiny@priklad.cz'
  for (let time = 0; time < 8; time += 1) {
    const taken = await submit(order, wish('withdrawal', { email }))
    await order.browser.call('cancelCase', { token: taken.token })
    await shop.runJobs()
  }
  const isAboutCase = (subject: string | undefined) => /odstoupení/i.test(subject ?? '')
  expect(subjectsTo(shop, email).filter(isAboutCase).length).toBeLessThanOrEqual(11)
  expect(subjectsTo(shop, order.email).filter(isAboutCase)).toHaveLength(24)
})

test('money goes back to the account it came from, whatever somebody types', async () => {
  const order = await placeOrder(shop, 'prevod-qr', SKU.bag2)
  await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
  await deliver(order)
  const form = await order.browser.call('caseForm', { token: order.token })
  expect(form.value).toMatchObject({ needsAccount: false, canTakeCredits: false })
  const taken = await submit(order, wish('withdrawal', { account: ACCOUNT }))
  const kept = 'select account from shop.cases where number = $1'
  expect(await query(shop, kept, [taken.number])).toEqual([{ account: '' }])
})

async function photo(): Promise<string> {
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': 'image/png', 'x-file-name': 'zbytek.png' },
    payload: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  })
  return sent.json().key
}

test('two people look before money goes to a typed account', async () => {
  const order = await deliver(await placeOrder(shop, 'dobirka', SKU.can))
  await admin.call('settleCash', { orderId: order.orderId })
  const taken = await submit(order, wish('guarantee', { account: ACCOUNT, files: [await photo()] }))
  expect(taken).toMatchObject({ state: 'notified', isByRule: false })
  const { value } = await admin.call('staffCase', { number: taken.number })
  const lines = [{ position: 1, pieces: 1, outcome: 'refund' as const }]
  const decided = await admin.call('decideCase', { number: taken.number, version: value.version, lines })
  expect(decided.value.state).toBe('accepted')
  const [refund] = await query<{ id: number }>(shop, 'select id::int from shop.refunds where order_id = $1', [
    order.orderId,
  ])
  const refundId = refund?.id ?? 0
  expect((await admin.call('confirmRefund', { refundId })).error.code).toBe('second_person_needed')
  const accounting = await newStaff(shop, 'staff_accounting')
  expect((await accounting.call('confirmRefund', { refundId })).status).toBe(200)
  expect((await order.browser.call('readCase', { token: taken.token })).value.state).toBe('refunded')
})

test('what the gateway pays after its refusal is for what was decided', async () => {
  const order = await delivered()
  const taken = await submit(order, wish('withdrawal'))
  const { value } = await room.warehouse.call('receiveCaseGoods', {
    number: taken.number,
    lines: [{ position: 1, pieces: 1, condition: 'unopened' }],
  })
  shop.partners.gopay.setFaults({ refunds: 'no_funds' })
  const lines = [{ position: 1, pieces: 1, outcome: 'refund' as const, goodsTo: 'shelf' as const }]
  await admin.call('decideCase', { number: taken.number, version: value.version, lines })
  await hear(shop)
  shop.partners.gopay.setFaults({ refunds: 'done' })
  const [payment] = await query<{ id: string }>(
    shop,
    'select gateway_id as id from shop.payments where order_id = $1 and received > 0',
    [order.orderId],
  )
  await shop.deps.gateway.refund(payment?.id ?? '', taken.amount)
  await hear(shop)
  const refunds = await query<{ state: string; corrections: object; case_id: string }>(
    shop,
    'select state, corrections, case_id from shop.refunds where order_id = $1 order by id',
    [order.orderId],
  )
  expect(refunds.map(({ state }) => state)).toEqual(['failed', 'done'])
  expect(refunds[1]).toMatchObject({ corrections: refunds[0]?.corrections, case_id: refunds[0]?.case_id })
  expect((await order.browser.call('readCase', { token: taken.token })).value.state).toBe('refunded')
})

test('nobody is called to decide what was taken back, nor again what somebody has put aside', async () => {
  const order = await delivered()
  const taken = await submit(order, wish('complaint', damaged))
  move(shop, 20 * DAY)
  await runJob(shop, 'age-cases')
  expect(await tasksOf(shop, order.orderId)).toContain('case_lead')
  const [task] = await query<{ id: number }>(
    shop,
    `select id::int from shop.staff_tasks where order_id = $1 and kind = 'case_lead'`,
    [order.orderId],
  )
  expect((await admin.call('closeTask', { taskId: task?.id ?? 0, note: 'Víme o tom.' })).status).toBe(200)
  await runJob(shop, 'age-cases')
  expect(await tasksOf(shop, order.orderId)).not.toContain('case_lead')
  move(shop, 7 * DAY)
  await runJob(shop, 'age-cases')
  expect(await tasksOf(shop, order.orderId)).toContain('case_urgent')
  await order.browser.call('cancelCase', { token: taken.token })
  expect((await tasksOf(shop, order.orderId)).filter((kind) => kind.startsWith('case_'))).toEqual([])
})

test('a replacement that is cancelled is told to a person', async () => {
  const order = await delivered()
  const taken = await submit(order, wish('complaint', damaged))
  const { value } = await admin.call('staffCase', { number: taken.number })
  const lines = [{ position: 1, pieces: 1, outcome: 'replacement' as const }]
  const decided = await admin.call('decideCase', { number: taken.number, version: value.version, lines })
  const [sent] = await query<{ id: number }>(shop, 'select id::int from shop.orders where number = $1', [
    decided.value.replacementNumber,
  ])
  const orderId = sent?.id ?? 0
  expect((await admin.call('cancelOrderForCustomer', { orderId, reason: 'Zboží došlo.' })).status).toBe(200)
  expect(await tasksOf(shop, orderId)).toContain('case_without_replacement')
})

test('the words that are shown are signed as they will be kept', async () => {
  const order = await delivered()
  const input = wish('withdrawal', { name: 'Karel Jiný' })
  const asked = { token: order.token, kind: input.kind, lines: input.lines, name: input.name }
  const { value } = await order.browser.call('previewCase', asked)
  expect(value.declaration).toContain('Karel Jiný')
  expect((await submit(order, input)).declaration).toBe(value.declaration)
})

test('a complaint that is refused gets its reason, its day and where to turn', async () => {
  const order = await delivered()
  const taken = await submit(order, wish('complaint', damaged))
  const { value } = await admin.call('staffCase', { number: taken.number })
  const reason = 'Na fotkách je obal celý.'
  const lines = [{ position: 1, pieces: 1, outcome: 'refuse' as const, reason }]
  await admin.call('decideCase', { number: taken.number, version: value.version, lines })
  const mail = await shop.mailTo(taken.email)
  expect(mail.subject).toContain('zamítnuto')
  expect(mail.text).toContain(reason)
  expect(mail.text).toContain('https://coi.gov.cz/informace-o-adr/')
  const shown = (await order.browser.call('readCase', { token: taken.token })).value
  expect(shown).toMatchObject({ state: 'rejected', decidedAt: expect.any(String) })
  expect(shown.lines[0]?.decisions).toMatchObject([{ outcome: 'refuse', reason }])
  expect(shown.history.map(({ state }) => state)).toEqual(['notified', 'rejected'])
})
