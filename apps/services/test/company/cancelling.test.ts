import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, stateOf } from '../paying.ts'
import type { Person } from '../people.ts'
import { SKU, setStock, visit } from '../shopping.ts'
import { newCompany, orderForCompany } from './buying-company.ts'
import { joinedBy, memberIdOf, newCompanyAt } from './company-people.ts'

const REFUSED = { status: 409, error: { code: 'company_cancels' } }
const shop = openShop()

let owner: Person
let buyer: Person
let approver: Person

beforeAll(async () => {
  await setStock(shop, SKU.bag12, 1000)
  owner = await newCompanyAt(shop, 1_000_000_000)
  buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  approver = await joinedBy(shop, owner, { role: 'approver' }, 'Horká')
}, 60_000)

async function agreedOrder(): Promise<{ orderId: number; token: string }> {
  await query(shop, 'delete from internal.rate_limits')
  const { orderId, accessToken } = await orderForCompany(shop, buyer)
  expect((await owner.call('approveCompanyOrder', { orderId })).status).toBe(200)
  return { orderId, token: accessToken }
}

test('what the company agreed to is not cancelled by its link, its buyer or another role, and no button is shown', async () => {
  const accountant = await joinedBy(shop, owner, { role: 'accountant' }, 'Čistá')
  const colleague = await joinedBy(shop, owner, { role: 'buyer' }, 'Nová')
  const { orderId, token } = await agreedOrder()
  for (const who of [visit(shop), buyer, colleague, accountant, await newCompany(shop)]) {
    expect((await who.call('orderDetail', { token })).value.can).toMatchObject({ cancel: false, companyCancels: true })
    expect(await who.call('cancelOrder', { token })).toMatchObject(REFUSED)
    expect((await who.call('caseForm', { token })).value.canCancel).toBe(false)
  }
  expect(await stateOf(shop, orderId)).toBe('accepted')
})

test('whoever may decide in the company cancels it before it is packed', async () => {
  for (const who of [approver, owner]) {
    const { orderId, token } = await agreedOrder()
    expect((await who.call('orderDetail', { token })).value.can).toMatchObject({ cancel: true, companyCancels: false })
    expect((await who.call('cancelOrder', { token })).status).toBe(200)
    expect(await stateOf(shop, orderId)).toBe('cancelled')
  }
})

test('what nobody had to agree to its buyer cancels, signed in; removed meanwhile, nobody but the company does', async () => {
  const free = await joinedBy(shop, owner, { role: 'buyer' }, 'Volná')
  const first = await orderForCompany(shop, free)
  expect(await visit(shop).call('cancelOrder', { token: first.accessToken })).toMatchObject(REFUSED)
  expect((await free.call('cancelOrder', { token: first.accessToken })).status).toBe(200)
  expect(await stateOf(shop, first.orderId)).toBe('cancelled')

  const second = await orderForCompany(shop, free)
  await owner.call('removeMember', { memberId: await memberIdOf(owner, free) })
  expect((await free.call('cancelOrder', { token: second.accessToken })).status).toBe(404)
  expect((await owner.call('cancelOrder', { token: second.accessToken })).status).toBe(200)
})
