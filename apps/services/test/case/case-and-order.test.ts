import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { selectExport } from '#app/privacy/exports.sql'
import { openShop } from '../open-shop.ts'
import { hear, move, type Placed, query, runJob, sendTransfer, stateOf, tasksOf } from '../paying.ts'
import { SKU, setStock } from '../shopping.ts'
import { askAbout, type Cases, openCases } from './taking-cases.ts'

const DAY = 24 * 60
const ROW = { position: 1, pieces: 1 }
const shop = openShop()
let cases: Cases
beforeAll(async () => {
  cases = await openCases(shop)
  for (const sku of [SKU.can, SKU.bag2]) await setStock(shop, sku, 400)
})

const BAG_AND_CAN: [string, number][] = [
  [SKU.bag2, 1],
  [SKU.can, 1],
]
const bagAndCan = () => cases.paidFor(BAG_AND_CAN)

const detailOf = async ({ browser, token }: Placed) => (await browser.call('orderDetail', { token })).value

const stockOf = async (sku: string) => {
  const [row] = await query<{ pieces: number }>(
    shop,
    'select s.on_hand as pieces from shop.stock s join shop.variants v on v.id = s.variant_id where v.sku = $1',
    [sku],
  )
  return row?.pieces ?? 0
}

async function deliveredBag(): Promise<Placed> {
  const order = await cases.paidFor([[SKU.bag2, 1]])
  await cases.deliver(order)
  return order
}

describe('a withdrawal before dispatch', () => {
  test('of a part takes the pieces out of the order, returns their money and lets the rest be packed', async () => {
    const order = await bagAndCan()
    const input = askAbout('withdrawal', [2])
    const quote = await order.browser.call('previewCase', {
      token: order.token,
      kind: 'withdrawal',
      lines: input.lines,
    })
    const taken = await cases.submit(order, input)
    expect(taken).toMatchObject({ state: 'cancelled', ended: 'lines_cut', sendBy: null, amount: quote.value.total })
    expect(taken.lines[0]?.name).not.toBe('')
    const exported = await selectExport(shop.deps.pool, { customerId: 0, email: order.email })
    expect(exported.cases).toMatchObject([{ lines: [{ name: taken.lines[0]?.name, pieces: 1 }] }])
    // A second tab says the same minutes later, and a third one asks about what is gone.
    expect((await cases.submit(order, { ...input, formKey: randomUUID() })).number).toBe(taken.number)
    const other = {
      ...askAbout('withdrawal', [2]),
      lines: [{ position: 2, pieces: 2, condition: 'unopened' as const }],
    }
    expect((await order.browser.call('submitCase', { token: order.token, ...other })).error.code).toBe(
      'case_line_unknown',
    )
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await tasksOf(shop, order.orderId)).toEqual([])
    await hear(shop)
    expect(await cases.refundsOf(order)).toEqual([{ amount: quote.value.total }])
    const told = shop.sink.mails.find(({ recipient, subject }) => {
      return recipient === input.email && subject?.startsWith('Potvrzení odstoupení')
    })
    expect(told?.text).toContain('nic nám proto neposílejte')
    await cases.deliver(order)
    const { value } = await order.browser.call('caseForm', { token: order.token })
    expect(value.lines.map(({ position, left }) => [position, left.withdrawal])).toEqual([[1, 1]])
    const rest = await order.browser.call('previewCase', {
      token: order.token,
      kind: 'withdrawal',
      lines: askAbout('withdrawal', [1]).lines,
    })
    // Brought by a courier for 119, offered for 69 by a box: all that is left of the order goes back with the cheaper.
    expect(rest.value).toMatchObject({ isWhole: true, total: order.payable - quote.value.total - 5000 })
  })

  test('of one part of a bundle holds the order and leaves the rest of the bundle in it', async () => {
    const order = await cases.paidFor([
      ['CN-SA-STE', 1],
      [SKU.can, 1],
    ])
    const linesOf = async () => (await order.browser.call('caseForm', { token: order.token })).value.lines
    const before = await linesOf()
    const part = before.find(({ bundleName }) => bundleName !== null)
    const lines = [{ position: part?.position, pieces: part?.pieces, condition: 'unopened' }]
    const taken = await cases.submit(order, askAbout('withdrawal', [], { lines }))
    expect(taken.state).toBe('no_return')
    expect(await stateOf(shop, order.orderId)).toBe('on_hold')
    expect((await linesOf()).map(({ position }) => position)).toEqual(before.map(({ position }) => position))
    expect(await cases.refundsOf(order)).toEqual([])
  })

  test('of a part that nobody knows who paid for holds the order, and the account that was given stays', async () => {
    const order = await cases.place(BAG_AND_CAN, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number, counterAccount: null })
    const taken = await cases.submit(order, askAbout('withdrawal', [2], { account: '19-2000145399/0800' }))
    expect(taken.state).toBe('no_return')
    expect(await stateOf(shop, order.orderId)).toBe('on_hold')
    expect(await cases.refundsOf(order)).toEqual([])
    expect(await query(shop, 'select account from shop.cases where number = $1', [taken.number])).toEqual([
      { account: '19-2000145399/0800' },
    ])
  })

  test('promises no money where none has come', async () => {
    const order = await cases.place([[SKU.bag2, 1]], 'dobirka')
    const input = askAbout('withdrawal')
    expect((await cases.submit(order, input)).amount).toBe(0)
    await shop.runJobs()
    const told = shop.sink.mails.find(({ recipient }) => recipient === input.email)
    expect(told?.text).toContain('Peníze jsme za tuto objednávku nedostali')
    expect(told?.text).not.toContain('vrátíme do 14 dnů')
  })

  test('holds the order from packing; taken back, it lets it go', async () => {
    const order = await bagAndCan()
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    expect(taken).toMatchObject({ state: 'no_return', sendBy: null })
    expect(await stateOf(shop, order.orderId)).toBe('on_hold')
    expect(await tasksOf(shop, order.orderId)).toEqual(['case_before_dispatch', 'order_hold'])
    expect((await cases.room.warehouse.call('startPacking', { orderId: order.orderId })).error.code).toBe('order_state')
    await order.browser.call('cancelCase', { token: taken.token })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await tasksOf(shop, order.orderId)).toEqual([])
  })

  test('keeps lines from changing, and its page knows what a later change took out', async () => {
    const order = await bagAndCan()
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    const second = taken.lines[1]?.name
    const { change } = await detailOf(order)
    expect(change?.hindrance).toBe('case_open')
    const cut = { token: order.token, lines: [{ position: 2, pieces: 0 }], added: [] }
    const refused = await order.browser.call('previewLines', { ...cut, version: change?.version ?? 0 })
    expect(refused.error).toMatchObject({ code: 'change_refused', details: { reason: 'case_open' } })
    await order.browser.call('cancelCase', { token: taken.token })
    const version = (await detailOf(order)).change?.version ?? 0
    const { value } = await order.browser.call('previewLines', { ...cut, version })
    const done = await order.browser.call('changeLines', { ...cut, version, payable: value.payable })
    expect(done.status).toBe(200)
    expect((await cases.read(order, taken.token)).lines[1]?.name).toBe(second)
    expect((await order.browser.call('caseReceipt', { token: taken.token })).status).toBe(200)
    const form = await order.browser.call('caseForm', { token: order.token })
    expect(form.value.cases[0]?.goods).toBe(taken.goods)
  })

  test('ends with the order that is cancelled', async () => {
    const order = await bagAndCan()
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    await order.browser.call('cancelOrder', { token: order.token })
    expect(await stateOf(shop, order.orderId)).toBe('cancelled')
    expect(await cases.read(order, taken.token)).toMatchObject({ state: 'cancelled', ended: 'order_ended' })
    await hear(shop)
    expect(await cases.refundsOf(order)).toEqual([{ amount: order.payable }])
  })
})

describe('goods of a case', () => {
  test('are waited for from the day they were asked for', async () => {
    const order = await deliveredBag()
    const said = { problem: 'smell', description: 'Zapáchá to.', wish: 'refund' }
    const taken = await cases.submit(order, askAbout('complaint', [1], said))
    move(shop, 20 * DAY)
    await cases.support.call('askForCaseGoods', { number: taken.number, reason: 'Pošlete nám vzorek.' })
    await runJob(shop, 'age-cases')
    expect((await cases.read(order, taken.token)).state).toBe('awaiting_goods')
    move(shop, 14 * DAY)
    await runJob(shop, 'age-cases')
    expect((await cases.read(order, taken.token)).state).toBe('reminded')
  })

  test('leave a complaint its thirty days: it is called for and known to be late while it waits for them', async () => {
    const order = await deliveredBag()
    const said = { problem: 'smell', description: 'Zapáchá to.', wish: 'refund' }
    const taken = await cases.submit(order, askAbout('complaint', [1], said))
    await cases.support.call('askForCaseGoods', { number: taken.number, reason: 'Pošlete nám vzorek.' })
    move(shop, 20 * DAY)
    await runJob(shop, 'age-cases')
    expect((await cases.read(order, taken.token)).state).toBe('reminded')
    expect(await tasksOf(shop, order.orderId)).toContain('case_lead')
    const waits = () => query(shop, 'select waits from shop.staff_cases where number = $1', [taken.number])
    expect(await waits()).toEqual([{ waits: true }])
  })

  test('that come late move the day of the money, and opened ones are not sold again', async () => {
    const order = await deliveredBag()
    const taken = await cases.submit(order, askAbout('withdrawal'))
    move(shop, 25 * DAY)
    const here = await cases.receive(taken.number, [ROW], 'opened')
    expect(here.decideBy > taken.decideBy).toBe(true)
    await runJob(shop, 'age-cases')
    expect(await tasksOf(shop, order.orderId)).not.toContain('case_overdue')
    const refused = await cases.decide(taken.number, [{ ...ROW, outcome: 'refund', goodsTo: 'shelf' }])
    expect(refused.error).toMatchObject({ details: { reason: 'not_for_the_shelf' } })
    const scrapped = await cases.decide(taken.number, [{ ...ROW, outcome: 'refund', goodsTo: 'scrap' }])
    expect(scrapped.status).toBe(200)
  })

  test('of a parcel that nobody took go to the shelf once, by its order', async () => {
    const order = await cases.paidFor([[SKU.bag2, 1]])
    const [parcel] = await cases.room.shipped(order.orderId)
    const taken = await cases.submit(order, askAbout('withdrawal'))
    await cases.room.warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
    expect(await stateOf(shop, order.orderId)).toBe('not_collected')
    const back = await cases.read(order, taken.token)
    expect([back.state, back.lines[0]?.arrived]).toEqual(['received', 1])
    for (const goodsTo of ['shelf', 'scrap'] as const) {
      const refused = await cases.decide(taken.number, [{ ...ROW, outcome: 'refund', goodsTo }])
      expect(refused.error).toMatchObject({ details: { reason: 'parcel_restocks' } })
    }
    const again = await cases.room.warehouse.call('resendOrder', { orderId: order.orderId })
    expect(again.error.code).toBe('withdrawal_open')
    const before = await stockOf(SKU.bag2)
    expect((await cases.decide(taken.number, [{ ...ROW, outcome: 'refund' }])).value.orderState).toBe('cancelled')
    expect(await stockOf(SKU.bag2)).toBe(before + 1)
    await hear(shop)
    expect(await cases.refundsOf(order)).toEqual([{ amount: order.payable }])
    expect((await cases.read(order, taken.token)).state).toBe('refunded')
  })

  test('of a parcel on its way are not asked for, and neither reminded of nor given up', async () => {
    const order = await cases.paidFor([[SKU.bag2, 1]])
    const [parcel] = await cases.room.shipped(order.orderId)
    const input = askAbout('withdrawal')
    const taken = await cases.submit(order, input)
    expect(taken).toMatchObject({ state: 'awaiting_goods', parcel: 'on_its_way' })
    await shop.runJobs()
    const told = shop.sink.mails.filter(({ recipient }) => recipient === input.email)
    expect(told.map(({ subject }) => subject)).toContain(`Odstoupení ${taken.number}: balík se vrátí k nám`)
    expect(told.every(({ text }) => text?.includes('přebírat ho proto nemusíte'))).toBe(true)
    move(shop, 15 * DAY)
    await runJob(shop, 'age-cases')
    expect((await cases.read(order, taken.token)).state).toBe('awaiting_goods')
    await cases.room.warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
    expect((await cases.read(order, taken.token)).state).toBe('received')
  })

  test('of a parcel that has come back before the withdrawal are here', async () => {
    const order = await cases.paidFor([[SKU.bag2, 1]])
    const [parcel] = await cases.room.shipped(order.orderId)
    await cases.room.warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
    expect(await cases.submit(order, askAbout('withdrawal'))).toMatchObject({ state: 'received', sendBy: null })
  })
})

test('what is complained about can be withdrawn from, and is delivered once though its parcel is told of twice', async () => {
  const order = await deliveredBag()
  const said = { problem: 'smell', description: 'Zapáchá to.', wish: 'refund' }
  await cases.submit(order, askAbout('complaint', [1], said))
  move(shop, 10 * DAY)
  await query(
    shop,
    `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind)
     values ($1, $2, 'parcel_returned', 'delivered', 'delivered', 'system')`,
    [order.orderId, shop.clock.now()],
  )
  const { value } = await order.browser.call('caseForm', { token: order.token })
  expect(value.lines[0]?.left).toEqual({ withdrawal: 1, complaint: 0, guarantee: 1 })
  expect(value.lines[0]?.doubts.withdrawal).toEqual(['asked_before'])
  const [event] = await query<{ day: string }>(
    shop,
    `select to_char(min(at) at time zone 'Europe/Prague', 'YYYY-MM-DD') as day from shop.order_events where order_id = $1 and to_state = 'delivered'`,
    [order.orderId],
  )
  expect(value.deliveredOn).toBe(event?.day)
})
