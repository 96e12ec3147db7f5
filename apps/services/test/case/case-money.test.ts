import { beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, move } from '../paying.ts'
import { brokenTruths, SKU, setStock } from '../shopping.ts'
import { askAbout, BROKEN_PICTURE, type Cases, moveHouse, openCases } from './taking-cases.ts'

const shop = openShop()
let cases: Cases
beforeAll(async () => {
  cases = await openCases(shop)
  for (const sku of [SKU.can, SKU.bag2]) await setStock(shop, sku, 400)
})

describe('the guarantee is paid by a person', () => {
  test('when it is about two things, whatever each of them costs', async () => {
    const order = await cases.paidFor([
      [SKU.can, 1],
      [SKU.bag2, 1],
    ])
    await cases.deliver(order)
    const form = await order.browser.call('caseForm', { token: order.token })
    expect(form.value.lines.map(({ doubts }) => doubts.guarantee)).toEqual([[], []])
    const taken = await cases.submit(order, askAbout('guarantee', [1, 2], { files: [await cases.upload()] }))
    await shop.runJobs()
    expect(await cases.read(order, taken.token)).toMatchObject({ state: 'notified', isByRule: false })
    expect(taken.lines.map(({ doubts }) => doubts)).toEqual([['several'], ['several']])
    expect(await cases.refundsOf(order)).toEqual([])
  })

  test('when nobody can look at its picture', async () => {
    const order = await cases.paidFor([[SKU.bag2, 1]])
    await cases.deliver(order)
    await moveHouse(shop, order.orderId)
    const files = [await cases.upload(BROKEN_PICTURE)]
    const taken = await cases.submit(order, askAbout('guarantee', [1], { files }))
    await shop.runJobs()
    const after = await cases.read(order, taken.token)
    expect([after.state, after.lines[0]?.doubts]).toEqual(['notified', ['no_photo']])
  })
})

test('money that came by two payments goes back by both, and the case waits for the second', async () => {
  const order = await cases.paidFor([[SKU.can, 4]])
  const { value: seen } = await order.browser.call('orderDetail', { token: order.token })
  const wish = {
    token: order.token,
    version: seen.change?.version ?? 0,
    lines: [],
    added: [{ code: SKU.bag2, pieces: 1 }],
  }
  const { value: preview } = await order.browser.call('previewLines', wish)
  await order.browser.call('changeLines', { ...wish, payable: preview.payable })
  await cases.pay(order)
  await cases.deliver(order)
  const { value: form } = await order.browser.call('caseForm', { token: order.token })
  const pieces = form.lines.map(({ position, pieces: all }) => ({ position, pieces: all }))
  const lines = pieces.map((line) => ({ ...line, condition: 'unopened' }))
  const taken = await cases.submit(order, askAbout('withdrawal', [], { lines }))
  expect(taken.amount).toBeGreaterThan(order.payable)
  await cases.receive(taken.number, pieces)
  const decided = await cases.decide(
    taken.number,
    pieces.map((line) => ({ ...line, outcome: 'refund', goodsTo: 'shelf' })),
  )
  expect(decided.value).toMatchObject({ state: 'accepted', amount: taken.amount })
  expect(await cases.refundsOf(order)).toHaveLength(2)
  await hear(shop)
  const after = await cases.read(order, taken.token)
  expect(after).toMatchObject({ state: 'refunded', refund: { amount: taken.amount, isDone: true } })
  expect(await brokenTruths(shop)).toEqual([])
})

test('a piece that was replaced gives no money by a withdrawal too, though it does by a second complaint', async () => {
  const order = await cases.paidFor([[SKU.bag2, 1]])
  await cases.deliver(order)
  const said = { problem: 'packaging', description: 'Pytel přišel natržený v rohu.', wish: 'replacement' }
  const first = await cases.submit(order, askAbout('complaint', [1], said))
  const row = { position: 1, pieces: 1 }
  const leftToComplain = async () => {
    const { value } = await order.browser.call('caseForm', { token: order.token })
    return value.lines[0]?.left.complaint
  }
  expect(await leftToComplain()).toBe(0)
  expect((await cases.decide(first.number, [{ ...row, outcome: 'replacement' }])).status).toBe(200)
  // Also the form asks again: what came instead can be bad too.
  expect(await leftToComplain()).toBe(1)
  const second = await cases.submit(order, askAbout('withdrawal'))
  await cases.receive(second.number, [row])
  const refused = await cases.decide(second.number, [{ ...row, outcome: 'refund', goodsTo: 'scrap' }])
  expect(refused.error).toMatchObject({ code: 'case_decision_refused', details: { reason: 'granted_before' } })
  move(shop, 15)
  const third = await cases.submit(order, askAbout('complaint', [1], { ...said, description: 'I ten další.' }))
  expect((await cases.decide(third.number, [{ ...row, outcome: 'refund' }])).status).toBe(200)
})
