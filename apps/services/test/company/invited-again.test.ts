import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { subjectsTo } from '../paying.ts'
import { newCustomer, PASSWORD, type Person } from '../people.ts'
import { SKU, setStock, visit } from '../shopping.ts'
import { orderForCompany } from './buying-company.ts'
import { joinedBy, letterTo, memberIdOf, newCompanyAt, placeOf } from './company-people.ts'

const LIMITS = { role: 'buyer', monthLimit: 60_000_000 } as const
const shop = openShop()

async function invite(owner: Person, person: Person): Promise<void> {
  await owner.call('inviteMember', { ...LIMITS, email: person.email })
  const accepted = await person.call('acceptCompanyInvitation', { token: await letterTo(shop, person.email) })
  expect(accepted.status).toBe(200)
}

const spentOf = async (person: Person) => (await placeOf(person))?.limits?.spent

test('removed and invited again: the month goes on, and so do the orders', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, LIMITS)
  const order = await orderForCompany(shop, buyer)
  const [own] = (await placeOf(buyer))?.ownOrders ?? []
  const token = own?.accessToken ?? ''
  const spent = (await spentOf(buyer)) ?? 0
  expect(spent).toBeGreaterThan(0)

  await owner.call('removeMember', { memberId: await memberIdOf(owner, buyer) })
  expect((await visit(shop).call('order', { token })).status).toBe(404)
  await invite(owner, buyer)
  expect(await spentOf(buyer)).toBe(spent)
  expect((await placeOf(owner))?.managed?.members).toMatchObject([{ email: buyer.email, spent }])
  expect((await placeOf(buyer))?.ownOrders).toMatchObject([{ number: order.number }])
  expect((await buyer.call('orderDetail', { token })).status).toBe(200)

  const limits = { ...LIMITS, monthLimit: spent + 100 }
  await owner.call('changeMember', { memberId: await memberIdOf(owner, buyer), ...limits })
  expect((await orderForCompany(shop, buyer)).state).toBe('awaiting_approval')
})

test('an account deleted and made anew under the same address spends on in the same month', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, LIMITS)
  const colleague = await joinedBy(shop, owner, LIMITS, 'Dvořák')
  await orderForCompany(shop, buyer)
  const spent = await spentOf(buyer)
  const { email } = buyer
  expect((await buyer.call('deleteAccount', { password: PASSWORD, understood: true })).status).toBe(200)

  const anew = await newCustomer(shop, { email })
  await invite(owner, anew)
  expect(await spentOf(anew)).toBe(spent)
  expect(await spentOf(colleague)).toBe(0)
})

test('what was spent in another company stays there', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const [first, second] = [await newCompanyAt(shop), await newCompanyAt(shop)]
  const buyer = await joinedBy(shop, first, LIMITS)
  await orderForCompany(shop, buyer)
  await buyer.call('leaveCompany', {})
  await invite(second, buyer)
  expect(await spentOf(buyer)).toBe(0)
  expect((await placeOf(buyer))?.ownOrders).toEqual([])
})

test('whoever was removed is sent no link that would open nothing; back again, they are', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, LIMITS)
  await orderForCompany(shop, buyer)
  const letters = async () => {
    await visit(shop).call('requestOrderLinks', { email: buyer.email })
    await shop.runJobs()
    return subjectsTo(shop, buyer.email).filter((one) => one === 'Odkazy na vaše objednávky').length
  }
  await owner.call('removeMember', { memberId: await memberIdOf(owner, buyer) })
  expect(await letters()).toBe(0)
  await invite(owner, buyer)
  expect(await letters()).toBe(1)
})

test('letters of a manager end with their right to send them: nobody comes back by an own one', async () => {
  const owner = await newCompanyAt(shop)
  const ends = [
    async (manager: Person) => owner.call('removeMember', { memberId: await memberIdOf(owner, manager) }),
    async (manager: Person) =>
      owner.call('changeMember', { memberId: await memberIdOf(owner, manager), role: 'buyer' }),
    async (manager: Person) => manager.call('leaveCompany', {}),
  ]
  for (const end of ends) {
    const manager = await joinedBy(shop, owner, { role: 'manager' })
    const [other, kept] = [await newCustomer(shop), await newCustomer(shop)]
    expect((await manager.call('inviteMember', { role: 'manager', email: other.email })).status).toBe(200)
    expect((await owner.call('inviteMember', { role: 'buyer', email: kept.email })).status).toBe(200)
    const [token, good] = [await letterTo(shop, other.email), await letterTo(shop, kept.email)]
    expect((await end(manager)).status).toBe(200)
    expect((await other.call('acceptCompanyInvitation', { token })).error.code).toBe('link_revoked')
    expect((await kept.call('acceptCompanyInvitation', { token: good })).status).toBe(200)
  }
})
