import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU, setStock } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { orderForCompany } from './buying-company.ts'
import { joinedBy, newCompanyAt } from './company-people.ts'

const shop = openShop()

async function idOf(email: string): Promise<number> {
  const [row] = await query<{ id: number }>(shop, 'select id::int as id from shop.customers where email = $1', [email])
  return row?.id ?? 0
}

test('support reads who belongs to a company, within which limits, what waits and who ordered; names stay masked', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  await owner.call('addBranch', { name: 'Brno', street: 'Nádražní 1', city: 'Brno', zip: '602 00', asWritten: true })
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 }, 'Hluboký')
  const [companyId, buyerId] = [await idOf(owner.email), await idOf(buyer.email)]
  const order = await orderForCompany(shop, buyer)
  const support = await newStaff(shop, 'staff_support')
  const { value, status } = await support.call('staffCompany', { customerId: companyId })
  expect(status).toBe(200)
  expect(value).toMatchObject({
    memberOf: null,
    people: [{ customerId: buyerId, role: 'buyer', orderLimit: 0, monthLimit: null, spent: 0 }],
    branches: [{ name: 'Brno', city: 'Brno' }],
    waiting: [{ number: order.number, over: 'order', limit: 0 }],
  })
  expect(value.waiting[0]?.buyer).toBe(value.people[0]?.name)
  expect((await support.call('staffCompany', { customerId: buyerId })).value).toMatchObject({
    memberOf: { customerId: companyId, name: 'Psí potřeby Vzorová a.s.' },
    people: [],
  })

  const { orderId } = order
  await owner.call('refuseCompanyOrder', { orderId, reason: 'Příště' })
  const { value: placed } = await support.call('orderBuyer', { orderId })
  expect(placed.buyer).toMatchObject({
    ...{ over: 'order', limit: 0, decision: 'refused', reason: 'Příště' },
    orderedBy: { customerId: buyerId },
    decidedBy: { customerId: companyId },
  })
  for (const read of [value, placed]) expect(JSON.stringify(read)).not.toMatch(/Hluboký|Malá|@/)
})

test('an order nobody placed for a company has no buyer of one; the warehouse reads neither', async () => {
  const customer = await newCustomer(shop)
  const owner = await newCompanyAt(shop)
  const { orderId } = await orderForCompany(shop, owner)
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('orderBuyer', { orderId })).value).toEqual({ buyer: null })
  expect((await support.call('staffCompany', { customerId: await idOf(customer.email) })).value).toEqual({
    ...{ memberOf: null, people: [], branches: [], waiting: [] },
  })
  expect((await support.call('staffCompany', { customerId: 999_999_999 })).status).toBe(404)
  const packer = await newStaff(shop, 'staff_warehouse')
  expect((await packer.call('staffCompany', { customerId: 1 })).status).toBe(403)
  expect((await packer.call('orderBuyer', { orderId })).status).toBe(403)
})
