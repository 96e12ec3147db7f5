import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, move, openPayment, paymentsOf, query, runJob, sendTransfer, stateOf, tasksOf } from '../paying.ts'
import type { Person } from '../people.ts'
import { SKU, setStock } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { dueIn, fillForCompany, orderForCompany } from './buying-company.ts'
import { joinedBy, memberIdOf, newCompanyAt, placeOf } from './company-people.ts'

const shop = openShop()

/** By card, left open at the gateway until the order has ended; what is sent then comes late. */
async function leftOpen(buyer: Person) {
  const { value, error } = await buyer.call('placeOrder', await fillForCompany(shop, buyer, { payment: 'karta' }))
  if (!value) throw new Error(JSON.stringify(error))
  const { orderId, number, payable, accessToken: token } = value
  const gatewayId = await openPayment(shop, { browser: buyer, orderId, number, payable, token, email: buyer.email })
  await query(shop, 'update shop.orders set deadline_at = $2 where id = $1', [orderId, shop.clock.now()])
  move(shop, 1)
  await runJob(shop, 'expire-orders')
  expect(await stateOf(shop, orderId)).toBe('expired')
  const payLate = async () => {
    shop.partners.gopay.act(gatewayId, 'pay')
    await hear(shop)
    return stateOf(shop, orderId)
  }
  return { orderId, payable, payLate }
}

async function netOf(orderId: number): Promise<number> {
  const sum = 'select sum(base)::int as net from shop.order_lines where order_id = $1'
  return (await query<{ net: number }>(shop, sum, [orderId]))[0]?.net ?? 0
}

test('money that comes late buys within the limit of the month only; else it goes back', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', monthLimit: 100_000_000 })
  const late = await leftOpen(buyer)
  const net = await netOf(late.orderId)
  const limitTo = async (monthLimit: number) =>
    owner.call('changeMember', { memberId: await memberIdOf(owner, buyer), role: 'buyer', monthLimit })
  await limitTo(net + 100)
  expect((await orderForCompany(shop, buyer)).state).toBe('accepted')
  expect(await late.payLate()).toBe('expired')
  expect(await paymentsOf(shop, late.orderId)).toMatchObject([{ received: late.payable, refunded: late.payable }])
  expect((await placeOf(buyer))?.limits?.spent).toBe(net)

  await limitTo(net * 2 + 100)
  expect(await (await leftOpen(buyer)).payLate()).toBe('accepted')
})

test('late money of somebody who was taken out of the company buys nothing for it', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer' })
  const late = await leftOpen(buyer)
  await owner.call('removeMember', { memberId: await memberIdOf(owner, buyer) })
  expect(await late.payLate()).toBe('expired')
  expect(await paymentsOf(shop, late.orderId)).toMatchObject([{ refunded: late.payable }])
})

test('an invoice whose money the bank took back is owed again: in the debts, the limit and the statement alike', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const order = await orderForCompany(shop, owner)
  const debts = async () => (await owner.call('company', {})).value.company?.debts
  await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
  expect(await debts()).toMatchObject({ owed: 0, invoices: [] })
  await sendTransfer(shop, { amount: -order.payable, variableSymbol: order.number })
  const [movement] = await query<{ id: number }>(shop, 'select max(id)::int as id from shop.bank_movements')
  const accounting = await newStaff(shop, 'staff_accounting')
  const target = { movementId: movement?.id, orderId: order.orderId }
  expect((await accounting.call('assignMovement', target)).status).toBe(200)
  expect(await debts()).toMatchObject({ owed: order.payable, invoices: [{ due: order.payable }] })
  await dueIn(shop, order.orderId, -20)
  await expect(fillForCompany(shop, owner)).rejects.toThrow('invoice_overdue')

  // Sent anew under the same number it pays the debt: nobody is asked to return it.
  await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
  expect((await debts())?.invoices.map(({ orderNumber }) => orderNumber)).not.toContain(order.number)
  const tasks = await tasksOf(shop, order.orderId)
  expect(tasks).toContain('payment_trouble')
  expect(tasks).not.toContain('money_over')
})
