import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, stateOf } from '../paying.ts'
import type { Person } from '../people.ts'
import { confirm, fillCheckout, SKU, setStock, variantId } from '../shopping.ts'
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

const ELSEWHERE = {
  delivery: {
    ...{ firstName: 'Hana', lastName: 'Skladová', company: 'Prodejna Žižkov', street: 'Seifertova 9', city: 'Praha' },
    ...{ zip: '130 00', country: 'CZ' as const, phone: '+420777555444', placeCode: null, asWritten: true },
  },
  phone: '+420777111222',
  note: 'Vchod ze dvora',
}

test('what was typed for it is in the checkout again, and it is ordered without typing anything', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const approver = await joinedBy(shop, owner, { role: 'approver' }, 'Horká')
  const placeElsewhere = async () => {
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
    const details = { ...ELSEWHERE, email: buyer.email }
    const { value } = await buyer.call('placeOrder', await fillCheckout(buyer, { details, payment: 'na-fakturu' }))
    return value.orderId
  }
  const orderId = await placeElsewhere()
  expect((await buyer.call('takeBackCompanyOrder', { orderId, reason: REASON })).status).toBe(200)
  const { value } = await buyer.call('checkout', {})
  const { company: _company, ...there } = ELSEWHERE.delivery
  expect(value).toMatchObject({
    details: {
      ...{ phone: ELSEWHERE.phone, note: ELSEWHERE.note, email: buyer.email },
      delivery: { firstName: there.firstName, street: there.street, phone: there.phone },
    },
    ...{ shippingCode: 'ppl', paymentCode: 'na-fakturu', missing: [] },
  })
  const again = await buyer.call('placeOrder', await confirm(buyer))
  expect(again.value).toMatchObject({ state: 'awaiting_approval' })

  // Whoever takes over that of somebody else orders it to their own address.
  await approver.call('takeBackCompanyOrder', { orderId: again.value.orderId, reason: REASON })
  expect((await approver.call('checkout', {})).value).toMatchObject({ details: null, shippingCode: null })
})

test('what is typed for the cart already stays, and a way that is not offered any more is chosen anew', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const order = await orderForCompany(shop, buyer)
  await query(shop, `update shop.shipping_methods set is_active = false where code = 'ppl'`)
  await buyer.call('takeBackCompanyOrder', { orderId: order.orderId, reason: REASON })
  const taken = (await buyer.call('checkout', {})).value
  expect(taken).toMatchObject({ shippingCode: null, details: { email: buyer.email } })
  await query(shop, `update shop.shipping_methods set is_active = true where code = 'ppl'`)

  const second = await orderCart(buyer)
  await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  await fillCheckout(buyer, { details: { email: buyer.email, note: 'Do ruky' }, payment: 'prevod-qr' })
  await buyer.call('takeBackCompanyOrder', { orderId: second.orderId, reason: REASON })
  expect((await buyer.call('checkout', {})).value).toMatchObject({
    details: { note: 'Do ruky' },
    paymentCode: 'prevod-qr',
  })
})
