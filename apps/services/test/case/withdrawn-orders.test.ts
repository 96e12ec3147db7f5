import { CLOSE_AFTER_DAYS, REMIND_AFTER_DAYS } from '@shop/domain/case/case-deadlines'
import { beforeAll, describe, expect, test } from 'vitest'
import { atBench } from '../bench/bench-room.ts'
import { openShop } from '../open-shop.ts'
import { hear, move, type Placed, query, runJob, sendTransfer, stateOf, subjectsTo, tasksOf } from '../paying.ts'
import { brokenTruths, SKU, setStock } from '../shopping.ts'
import { askAbout, type Cases, openCases } from './taking-cases.ts'

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
const REFUND = [1, 2].map((position) => ({ position, pieces: 1, outcome: 'refund' as const }))

const reservedFor = async ({ orderId }: Placed) =>
  (await query(shop, 'select from shop.reservations where order_id = $1', [orderId])).length

async function nobodyPacks({ orderId, number }: Placed): Promise<void> {
  const refused = await cases.room.warehouse.call('startPacking', { orderId })
  expect(refused.error.code).toBe('withdrawal_open')
  const packer = await atBench(shop, cases.room.warehouse)
  expect((await packer.scan(`O${number}`)).verdict).toBe('not_packable')
  expect((await packer.scan('XNEXT')).parcel?.orderNumber).not.toBe(number)
}

describe('an order that was withdrawn from', () => {
  test('is not packed once its transfer is read, and ends with the decision', async () => {
    const order = await cases.place(BAG_AND_CAN, 'prevod-qr')
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    await nobodyPacks(order)
    const decided = await cases.decide(taken.number, REFUND)
    expect(decided.value).toMatchObject({ state: 'accepted', orderState: 'cancelled', amount: order.payable })
    expect(await stateOf(shop, order.orderId)).toBe('cancelled')
    expect(await cases.refundsOf(order)).toEqual([{ amount: order.payable }])
    expect(await reservedFor(order)).toBe(0)
    expect(await tasksOf(shop, order.orderId)).toEqual(['send_refund_by_transfer'])
  })

  test('leaves packing, and the whole of it waits for a person', async () => {
    const order = await cases.paidFor(BAG_AND_CAN)
    await cases.room.packed(order.orderId)
    await cases.submit(order, askAbout('withdrawal', [1, 2]))
    expect(await stateOf(shop, order.orderId)).toBe('on_hold')
    expect((await cases.support.call('releaseOrder', { orderId: order.orderId })).error.code).toBe('withdrawal_open')
  })

  test('leaves packing without the piece that was withdrawn from, and is packed again', async () => {
    const order = await cases.paidFor(BAG_AND_CAN)
    await cases.room.packed(order.orderId)
    const taken = await cases.submit(order, askAbout('withdrawal', [2]))
    expect(taken.ended).toBe('lines_cut')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect((await cases.room.warehouse.call('startPacking', { orderId: order.orderId })).status).toBe(200)
  })

  test('ends without money where nobody has paid: cash that no carrier will collect', async () => {
    const order = await cases.place(BAG_AND_CAN, 'dobirka')
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    const decided = await cases.decide(taken.number, REFUND)
    expect(decided.value).toMatchObject({ state: 'refunded', orderState: 'cancelled', amount: 0 })
    expect(await stateOf(shop, order.orderId)).toBe('cancelled')
    expect([await reservedFor(order), await cases.refundsOf(order)]).toEqual([0, []])
    expect((await cases.read(order, taken.token)).ended).toBeNull()
    await shop.runJobs()
    expect(subjectsTo(shop, order.email)).toContain(`Odstoupení ${taken.number}: uznáno`)
  })

  test('gives back all of the money once, and the case ends when it has come', async () => {
    const order = await cases.paidFor(BAG_AND_CAN)
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    const lowered = REFUND.map((line) => ({ ...line, amount: 100, reason: 'x' }))
    expect((await cases.decide(taken.number, lowered)).error).toMatchObject({ details: { reason: 'not_sent_yet' } })
    expect((await cases.decide(taken.number, REFUND)).status).toBe(200)
    await hear(shop)
    expect(await cases.refundsOf(order)).toEqual([{ amount: order.payable }])
    expect(await cases.read(order, taken.token)).toMatchObject({ state: 'refunded', amount: order.payable })
    expect(await tasksOf(shop, order.orderId)).toEqual([])
  })

  test('gives money of nobody knows whom to the account its form names', async () => {
    const order = await cases.place(BAG_AND_CAN, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number, counterAccount: null })
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2], { account: '19-2000145399/0800' }))
    await cases.decide(taken.number, REFUND)
    const [refund] = await query(
      shop,
      'select account, case_id is not null as known from shop.refunds where order_id = $1',
      [order.orderId],
    )
    expect(refund).toEqual({ account: '19-2000145399/0800', known: true })
  })

  test('of which a part was given back is not let go with that part in it', async () => {
    const order = await cases.paidFor([
      ['CN-SA-STE', 1],
      [SKU.can, 1],
    ])
    const form = await order.browser.call('caseForm', { token: order.token })
    const part = form.value.lines.find(({ bundleName }) => bundleName !== null)
    const line = { position: part?.position ?? 0, pieces: part?.pieces ?? 0 }
    const taken = await cases.submit(order, askAbout('withdrawal', [], { lines: [{ ...line, condition: 'unopened' }] }))
    expect((await cases.decide(taken.number, [{ ...line, outcome: 'refund' }])).status).toBe(200)
    const { orderId } = order
    expect(await stateOf(shop, orderId)).toBe('on_hold')
    expect((await cases.support.call('releaseOrder', { orderId })).error.code).toBe('withdrawal_open')
    await hear(shop)
    await cases.support.call('cancelOrderForCustomer', { orderId, reason: 'Zbytek jde novou.' })
    await hear(shop)
    const sums = (await cases.refundsOf(order)).reduce((sum, { amount }) => sum + amount, 0)
    expect(sums).toBe(order.payable)
  })

  test('is let go when the withdrawal was refused', async () => {
    const order = await cases.paidFor(BAG_AND_CAN)
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    await cases.decide(
      taken.number,
      REFUND.map((line) => ({ ...line, outcome: 'refuse' as const, reason: 'Na míru.' })),
    )
    expect((await cases.support.call('releaseOrder', { orderId: order.orderId })).status).toBe(200)
    expect((await cases.room.warehouse.call('startPacking', { orderId: order.orderId })).status).toBe(200)
  })

  test('can be changed once the withdrawal was refused, also when the refused case has closed by itself', async () => {
    const order = await cases.paidFor(BAG_AND_CAN)
    const taken = await cases.submit(order, askAbout('withdrawal', [1, 2]))
    const refused = REFUND.map((line) => ({ ...line, outcome: 'refuse' as const, reason: 'Na míru.' }))
    await cases.decide(taken.number, refused)
    const changeOf = async () => (await order.browser.call('orderDetail', { token: order.token })).value.change
    expect((await changeOf())?.hindrance).toBeNull()
    move(shop, CLOSE_AFTER_DAYS * 24 * 60)
    await runJob(shop, 'age-cases')
    expect((await cases.read(order, taken.token)).state).toBe('closed')
    expect(await stateOf(shop, order.orderId)).toBe('on_hold')
    const change = await changeOf()
    expect(change?.hindrance).toBeNull()
    const cut = { token: order.token, lines: [{ position: 2, pieces: 0 }], added: [] }
    const asked = await order.browser.call('previewLines', { ...cut, version: change?.version ?? 0 })
    expect(asked.status).toBe(200)
  })
})

test('whoever keeps what a refused complaint was about takes the parcel, and is reminded of the rest also once that has closed', async () => {
  const order = await cases.paidFor(BAG_AND_CAN)
  await cases.room.shipped(order.orderId)
  const said = { problem: 'packaging', description: 'Podle fotky dopravce je roztržený.', wish: 'refund' }
  const complained = await cases.submit(order, askAbout('complaint', [2], said))
  const no = { position: 2, pieces: 1, outcome: 'refuse' as const, reason: 'Balík ještě nikdo neotevřel.' }
  expect((await cases.decide(complained.number, [no])).status).toBe(200)
  move(shop, CLOSE_AFTER_DAYS * 24 * 60)
  await runJob(shop, 'age-cases')
  expect((await cases.read(order, complained.token)).state).toBe('closed')
  const taken = await cases.submit(order, askAbout('withdrawal', [1]))
  expect(taken).toMatchObject({ state: 'awaiting_goods', parcel: null })
  move(shop, REMIND_AFTER_DAYS * 24 * 60)
  await runJob(shop, 'age-cases')
  expect((await cases.read(order, taken.token)).state).toBe('reminded')
})

test('nothing of it contradicts itself', async () => {
  await shop.runJobs()
  expect(await brokenTruths(shop)).toEqual([])
})
