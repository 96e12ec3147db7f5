import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { move, query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, setStock, variantId, visit } from '../shopping.ts'
import { fillForCompany, newCompany, orderForCompany } from './buying-company.ts'
import { joinedBy, letterTo, memberIdOf, newCompanyAt, placeOf } from './company-people.ts'

const DAY = 24 * 60
const shop = openShop()

async function ownPriceOf(who: Person): Promise<number | null> {
  const { value } = await who.call('ownPrices', { variantIds: [await variantId(shop, SKU.bag12)] })
  return value.prices[0]?.unitPrice ?? null
}

test('a letter says the company, the role and who invites; only its own mailbox comes in, once', async () => {
  const owner = await newCompanyAt(shop)
  const [buyer, stranger] = [await newCustomer(shop), await newCustomer(shop)]
  const role = { role: 'buyer', orderLimit: 1_500_000, monthLimit: 6_000_000 } as const
  expect((await owner.call('inviteMember', { ...role, email: buyer.email })).status).toBe(200)
  const token = await letterTo(shop, buyer.email)

  const seen = await visit(shop).call('companyInvitation', { token })
  expect(seen.value).toEqual({
    state: 'ready',
    company: 'Psí potřeby Vzorová a.s.',
    role: 'buyer',
    invitedBy: 'Ivana Malá',
  })
  expect((await visit(shop).call('acceptCompanyInvitation', { token })).status).toBe(401)
  expect((await stranger.call('acceptCompanyInvitation', { token })).error.code).toBe('link_not_yours')
  expect(await placeOf(stranger)).toBeNull()
  expect(await placeOf(buyer)).toBeNull()

  const both = await Promise.all([1, 2].map(() => buyer.call('acceptCompanyInvitation', { token })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await placeOf(buyer)).toMatchObject({ role: 'buyer', isOwner: false, managed: null, waiting: null })
  expect((await placeOf(owner))?.managed?.members).toHaveLength(1)
  expect((await visit(shop).call('companyInvitation', { token })).value.state).toBe('used')
  expect((await owner.call('inviteMember', { ...role, email: buyer.email })).error.code).toBe('member_exists')
  expect((await owner.call('inviteMember', { ...role, email: owner.email })).error.code).toBe('member_exists')
})

test('a letter sent again closes the one before; a revoked one and one of last week open nothing', async () => {
  const owner = await newCompanyAt(shop)
  const guest = await newCustomer(shop)
  await owner.call('inviteMember', { role: 'accountant', email: guest.email })
  const first = await letterTo(shop, guest.email)
  const [invitation] = (await placeOf(owner))?.managed?.invitations ?? []
  const { invitationId = 0 } = invitation ?? {}
  expect((await owner.call('resendInvitation', { invitationId })).status).toBe(200)
  const second = await letterTo(shop, guest.email)
  expect(second).not.toBe(first)
  expect((await guest.call('acceptCompanyInvitation', { token: first })).error.code).toBe('link_unknown')

  move(shop, 8 * DAY)
  expect((await guest.call('acceptCompanyInvitation', { token: second })).error.code).toBe('link_expired')
  await owner.call('resendInvitation', { invitationId })
  const third = await letterTo(shop, guest.email)
  expect((await owner.call('revokeInvitation', { invitationId })).status).toBe(200)
  expect((await owner.call('revokeInvitation', { invitationId })).status).toBe(404)
  expect((await guest.call('acceptCompanyInvitation', { token: third })).error.code).toBe('link_revoked')
  expect(await placeOf(guest)).toBeNull()
  move(shop, -8 * DAY)
})

test('who is a company or belongs to one does not join another', async () => {
  const [owner, other] = [await newCompanyAt(shop), await newCompany(shop)]
  await owner.call('inviteMember', { role: 'buyer', email: other.email })
  const token = await letterTo(shop, other.email)
  expect((await other.call('acceptCompanyInvitation', { token })).error).toMatchObject({
    code: 'company_member_elsewhere',
    details: { isOwner: true },
  })
  const member = await joinedBy(shop, owner, { role: 'buyer' })
  await other.call('inviteMember', { role: 'manager', email: member.email })
  const again = await letterTo(shop, member.email)
  expect((await member.call('acceptCompanyInvitation', { token: again })).error).toMatchObject({
    code: 'company_member_elsewhere',
    details: { isOwner: false },
  })
})

test('a member buys at the prices of the company and its order, debt and documents are the company’s', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await newCustomer(shop)
  expect(await ownPriceOf(buyer)).toBeNull()
  const member = await joinedBy(shop, owner, { role: 'buyer' })
  expect(await ownPriceOf(member)).toBe(await ownPriceOf(owner))
  expect(await ownPriceOf(member)).not.toBeNull()

  const order = await orderForCompany(shop, member)
  expect(order.state).toBe('accepted')
  const [row] = await query<{
    owner: string
    email: string
    basis: string
    company: string
    street: string
    to: string
  }>(
    shop,
    `select c.email as owner, o.email, o.basis, o.billing -> 'company' ->> 'companyId' as company, o.billing ->> 'street' as street,
            o.delivery ->> 'street' as "to"
       from shop.orders o join shop.customers c on c.id = o.customer_id where o.id = $1`,
    [order.orderId],
  )
  expect(row).toMatchObject({ owner: owner.email, email: member.email, basis: 'net', company: '45317054' })
  expect(row?.street).toBe('Korunní 41')
  expect((await owner.call('company', {})).value.company?.debts.owed).toBe(order.payable)
  // A buyer sees what they have ordered and no money of the company.
  expect((await member.call('company', {})).value.company).toBeNull()
  expect((await placeOf(member))?.ownOrders).toMatchObject([{ number: order.number, awaitsCompany: false }])
  expect((await member.call('ownOrder', { orderId: order.orderId })).status).toBe(404)
})

test('removed: the next request sees public prices, no order and no company; what was ordered goes on', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const member = await joinedBy(shop, owner, { role: 'buyer' })
  const order = await orderForCompany(shop, member)
  const [own] = (await placeOf(member))?.ownOrders ?? []
  const token = own?.accessToken ?? ''
  expect((await member.call('orderDetail', { token })).status).toBe(200)
  const ready = await fillForCompany(shop, member)

  const memberId = await memberIdOf(owner, member)
  const both = await Promise.all([1, 2].map(() => owner.call('removeMember', { memberId })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await ownPriceOf(member)).toBeNull()
  expect(await placeOf(member)).toBeNull()
  expect((await member.call('orderDetail', { token })).status).toBe(404)
  expect((await visit(shop).call('order', { token })).status).toBe(404)
  // The cart that was ready is one of a household now, which does not buy on invoice.
  expect((await member.call('placeOrder', ready)).status).toBe(409)
  const [row] = await query<{ state: string }>(shop, 'select state from shop.orders where id = $1', [order.orderId])
  expect(row?.state).toBe('accepted')
  expect((await owner.call('ownOrder', { orderId: order.orderId })).status).toBe(200)
})

test('while the terms of the company are suspended nobody buys for it, and what it owes stays in sight', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const [buyer, accountant] = [
    await joinedBy(shop, owner, { role: 'buyer' }),
    await joinedBy(shop, owner, { role: 'accountant' }),
  ]
  const order = await orderForCompany(shop, buyer)
  await query(shop, 'update shop.customers set customer_group_id = null, invoice_limit = null where email = $1', [
    owner.email,
  ])
  expect(await ownPriceOf(buyer)).toBeNull()
  expect(await placeOf(buyer)).toMatchObject({ isSuspended: true })
  expect((await owner.call('inviteMember', { role: 'buyer', email: 'x@priklad.cz' })).error.code).toBe(
    'company_suspended',
  )
  for (const who of [owner, accountant]) {
    expect((await who.call('company', {})).value.company?.debts.owed).toBe(order.payable)
    expect((await who.call('session', {})).value.customer?.company).toBe(who === owner ? 'owner' : 'accountant')
  }
})

test('an accountant buys nothing for the company, gets its invoices, and sees no order that waits', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const accountant = await joinedBy(shop, owner, { role: 'accountant' })
  expect(await ownPriceOf(accountant)).toBeNull()
  expect(await placeOf(accountant)).toMatchObject({ ownOrders: null, waiting: null, managed: null })
  expect((await accountant.call('company', {})).value.company).not.toBeNull()
})

test('the last manager stays: the owner of the account neither leaves nor is removed nor deletes it under its people', async () => {
  const owner = await newCompanyAt(shop)
  const manager = await joinedBy(shop, owner, { role: 'manager' })
  expect((await owner.call('leaveCompany', {})).status).toBe(404)
  const memberId = await memberIdOf(owner, manager)
  expect((await manager.call('removeMember', { memberId })).status).toBe(404)
  expect((await manager.call('changeMember', { memberId, role: 'buyer' })).status).toBe(404)
  const gone = { password: 'Rozmaryn a tymian 7', understood: true } as const
  expect((await owner.call('deleteAccount', gone)).error.code).toBe('company_has_members')
  expect((await manager.call('leaveCompany', {})).status).toBe(200)
  expect((await manager.call('leaveCompany', {})).status).toBe(404)
  expect((await owner.call('deleteAccount', gone)).status).toBe(200)
})

test('a member who deletes the account leaves the company; what they ordered stays its own', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const member = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const order = await orderForCompany(shop, member)
  expect(order.state).toBe('awaiting_approval')
  expect((await member.call('deleteAccount', { password: 'Rozmaryn a tymian 7', understood: true })).status).toBe(200)
  const place = await placeOf(owner)
  expect(place?.managed?.members).toEqual([])
  expect(place?.waiting).toMatchObject([{ number: order.number, isMine: false }])
  expect((await owner.call('approveCompanyOrder', { orderId: order.orderId })).value.state).toBe('accepted')
})

test('goods of a branch go there; documents keep the address of the company', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const branch = {
    name: 'Dejvice',
    street: 'Dejvická 18',
    city: 'Praha',
    zip: '160 00',
    note: 'po–pá 8–16',
    asWritten: true,
  }
  expect((await owner.call('addBranch', branch)).status).toBe(200)
  const [{ branchId } = { branchId: 0 }] = (await placeOf(owner))?.managed?.branches ?? []
  const member = await joinedBy(shop, owner, { role: 'buyer', branchId })
  await member.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  const { value } = await member.call('startCheckout', {})
  expect(value.details).toMatchObject({
    street: 'Korunní 41',
    company: { companyId: '45317054' },
    delivery: { street: 'Dejvická 18', company: 'Psí potřeby Vzorová a.s., Dejvice' },
    note: 'po–pá 8–16',
  })
  expect((await owner.call('removeBranch', { branchId })).status).toBe(200)
  expect((await placeOf(member))?.branch).toBeNull()
  const other = await newCompanyAt(shop)
  await other.call('addBranch', branch)
  const [foreign] = (await placeOf(other))?.managed?.branches ?? []
  expect((await owner.call('removeBranch', { branchId: foreign?.branchId ?? 0 })).status).toBe(404)
  const memberId = await memberIdOf(owner, member)
  await owner.call('changeMember', { memberId, role: 'buyer', branchId: foreign?.branchId ?? 0 })
  expect((await placeOf(member))?.branch).toBeNull()
})
