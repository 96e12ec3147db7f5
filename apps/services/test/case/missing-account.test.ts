import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, type Placed, query } from '../paying.ts'
import { brokenTruths, SKU } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { askAbout, openCases } from './taking-cases.ts'

const shop = openShop()

const ACCOUNT = '19-2000145399/0800'
const OTHER = '2000145399/0800'
const row = { position: 1, pieces: 1 }

/** Paid in cash, brought back and granted, and nobody said where the money is to go. */
async function cashWithoutAccount() {
  const cases = await openCases(shop)
  const admin = await newStaff(shop, 'staff_admin')
  const order = await cases.place([[SKU.bag2, 1]], 'dobirka')
  await cases.deliver(order)
  await admin.call('settleCash', { orderId: order.orderId })
  const taken = await cases.submit(order, askAbout('withdrawal'))
  const read = () => cases.read(order, taken.token)
  const give = async (account: string) => order.browser.call('giveCaseAccount', { token: taken.token, account })
  const grant = async () => {
    await cases.receive(taken.number, [row])
    await cases.decide(taken.number, [{ ...row, outcome: 'refund', goodsTo: 'shelf' }])
  }
  return { admin, order, read, give, grant }
}

const refundOf = async ({ orderId }: Placed) => {
  const [refund] = await query<{ id: number; account: string | null }>(
    shop,
    'select id::int, account from shop.refunds where order_id = $1',
    [orderId],
  )
  if (!refund) throw new Error('Nothing goes back.')
  return refund
}

test('an account that was missing is given by the link once the money waits, and by nobody twice', async () => {
  const { admin, order, read, give, grant } = await cashWithoutAccount()
  await grant()
  expect(await read()).toMatchObject({ state: 'accepted', needsAccount: true })
  expect((await give('1/0800')).error.details).toEqual({ fields: { account: 'invalid' } })
  expect((await give(ACCOUNT)).value).toMatchObject({ needsAccount: false })
  expect((await give(ACCOUNT)).status).toBe(200)
  expect((await give(OTHER)).error.code).toBe('case_state')
  const { id, account } = await refundOf(order)
  expect(account).toBe(ACCOUNT)
  const told = await query<{ recipient: string }>(
    shop,
    `select recipient from internal.mails where recipient = $1 and data ->> 'case.title' = 'Účet pro vrácení peněz máme'`,
    [order.email],
  )
  expect(told).toHaveLength(1)
  expect((await admin.call('confirmRefund', { refundId: id })).status).toBe(200)
  await hear(shop)
  expect(await read()).toMatchObject({ state: 'refunded', needsAccount: false })
  expect(await brokenTruths(shop)).toEqual([])
})

test('one that is given before the decision goes with the money', async () => {
  const { order, read, give, grant } = await cashWithoutAccount()
  expect(await read()).toMatchObject({ needsAccount: true })
  expect((await give(ACCOUNT)).status).toBe(200)
  await grant()
  expect((await refundOf(order)).account).toBe(ACCOUNT)
})

test('who of staff gives the account leaves it to somebody else to say that the money was sent', async () => {
  const { admin, order, read, give, grant } = await cashWithoutAccount()
  await grant()
  const { id: refundId } = await refundOf(order)
  expect((await admin.call('giveRefundAccount', { refundId, account: ACCOUNT })).status).toBe(200)
  expect(await read()).toMatchObject({ needsAccount: false })
  expect((await give(OTHER)).error.code).toBe('case_state')
  const again = await admin.call('giveRefundAccount', { refundId, account: OTHER })
  expect(again.error).toMatchObject({ code: 'refund_refused', details: { reason: 'account_known' } })
  expect((await admin.call('confirmRefund', { refundId })).error.code).toBe('second_person_needed')
  const second = await newStaff(shop, 'staff_admin')
  expect((await second.call('confirmRefund', { refundId })).status).toBe(200)
  expect((await refundOf(order)).account).toBe(ACCOUNT)
})

test('money that came by card needs no account', async () => {
  const cases = await openCases(shop)
  const order = await cases.paidFor([[SKU.bag2, 1]])
  await cases.deliver(order)
  const { token } = await cases.submit(order, askAbout('withdrawal'))
  expect(await cases.read(order, token)).toMatchObject({ needsAccount: false })
  const given = await order.browser.call('giveCaseAccount', { token, account: ACCOUNT })
  expect(given.error.code).toBe('case_state')
})
