import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, stateOf } from '../paying.ts'
import type { Person } from '../people.ts'
import { fillCheckout, SKU, setStock } from '../shopping.ts'
import { orderForCompany } from './buying-company.ts'
import { joinedBy, newCompanyAt, placeOf } from './company-people.ts'

const REASON = 'Přebírám ji k úpravě a objednám ji za vás.'
const shop = openShop()

async function reservedOf(sku: string): Promise<number> {
  const [row] = await query<{ reserved: number }>(
    shop,
    'select s.reserved from shop.stock s join shop.variants v on v.id = s.variant_id where v.sku = $1',
    [sku],
  )
  return row?.reserved ?? 0
}

const piecesOf = async (who: Person) => (await who.call('cart', {})).value.lines.map(({ pieces }) => pieces)

async function orderCart(who: Person) {
  const ready = await fillCheckout(who, { details: { email: who.email }, payment: 'na-fakturu' })
  const { value, status, error } = await who.call('placeOrder', ready)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return value
}

test('whoever ordered takes back the last pieces there are, once, and may order them again', async () => {
  await setStock(shop, SKU.bag12, 6)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const { orderId, number, state } = await orderForCompany(shop, buyer)
  expect(state).toBe('awaiting_approval')
  expect((await placeOf(buyer))?.ownOrders).toMatchObject([{ orderId, number, awaitsCompany: true }])

  for (let press = 0; press < 2; press += 1) {
    expect((await buyer.call('takeBackCompanyOrder', { orderId, reason: REASON })).status).toBe(200)
  }
  expect(await stateOf(shop, orderId)).toBe('cancelled')
  expect(await reservedOf(SKU.bag12)).toBe(0)
  expect(await piecesOf(buyer)).toEqual([6])
  expect((await placeOf(owner))?.waiting).toEqual([])
  expect((await placeOf(buyer))?.ownOrders).toMatchObject([{ awaitsCompany: false, reason: '' }])
  expect((await owner.call('approveCompanyOrder', { orderId })).error.code).toBe('company_order_decided')
  const { text } = await shop.mailTo(buyer.email)
  expect(text).toContain('vrátili jste si ji do košíku')

  expect(await orderCart(buyer)).toMatchObject({ state: 'awaiting_approval' })
  expect(await reservedOf(SKU.bag12)).toBe(6)
})

test('whoever may decide takes it over: the buyer is told, and the order that comes of it is theirs', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const approver = await joinedBy(shop, owner, { role: 'approver' }, 'Horká')
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0, monthLimit: 10_000_000 })
  const { orderId } = await orderForCompany(shop, buyer)

  expect((await approver.call('takeBackCompanyOrder', { orderId, reason: ' ' })).status).toBe(400)
  expect((await approver.call('takeBackCompanyOrder', { orderId, reason: REASON })).status).toBe(200)
  expect(await piecesOf(approver)).toEqual([6])
  expect(await piecesOf(buyer)).toEqual([])
  expect((await placeOf(buyer))?.ownOrders).toMatchObject([{ reason: REASON }])
  expect((await shop.mailTo(buyer.email)).text).toContain(REASON)
  expect((await buyer.call('takeBackCompanyOrder', { orderId, reason: REASON })).error.code).toBe(
    'company_order_decided',
  )
  expect(await orderCart(approver)).toMatchObject({ state: 'accepted' })
  expect((await placeOf(buyer))?.limits?.spent).toBe(0)
})

test('agreed to and taken back at one moment, it is one or the other', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  for (let round = 0; round < 3; round += 1) {
    const { orderId } = await orderForCompany(shop, buyer)
    const [agreed, taken] = await Promise.all([
      owner.call('approveCompanyOrder', { orderId }),
      buyer.call('takeBackCompanyOrder', { orderId, reason: REASON }),
    ])
    expect([agreed.status, taken.status].toSorted()).toEqual([200, 409])
    expect(await stateOf(shop, orderId)).toBe(agreed.status === 200 ? 'accepted' : 'cancelled')
    expect(await piecesOf(buyer)).toEqual(taken.status === 200 ? [6] : [])
    await query(shop, `delete from shop.cart_lines`)
  }
})

test('while the terms of the company rest nothing is taken back', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const { orderId } = await orderForCompany(shop, buyer)
  await query(shop, 'update shop.customers set customer_group_id = null where email = $1', [owner.email])
  expect((await buyer.call('takeBackCompanyOrder', { orderId, reason: REASON })).error.code).toBe('company_suspended')
  expect(await stateOf(shop, orderId)).toBe('awaiting_approval')
})
