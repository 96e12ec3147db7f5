import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, setStock, visit } from '../shopping.ts'
import { newCompany, orderForCompany } from './buying-company.ts'
import { joinedBy, letterTo, memberIdOf, newCompanyAt, placeOf } from './company-people.ts'

// Who may do what to things of a company: nákupčí, schvalovatel, účetní, správce, the owner of the account; then everybody else.
const shop = openShop()

const PEOPLE = [
  'buyer',
  'approver',
  'accountant',
  'manager',
  'owner',
  'removed',
  'other company',
  'household',
  'stranger',
] as const
type Who = (typeof PEOPLE)[number]

interface Things {
  invitationId: number
  memberId: number
  branchId: number
  orderId: number
}

const BRANCH = { name: 'Dejvice', street: 'Dejvická 18', city: 'Praha', zip: '160 00', note: '', asWritten: true }

/** In the order of the people above; what is not yes is not there. */
const TABLE: [string, string, (who: Browser, things: Things) => Promise<{ status: number }>][] = [
  [
    'invites to their company',
    '- - - y y - y - -',
    (who) => who.call('inviteMember', { role: 'buyer', email: 'dalsi@firma.example' }),
  ],
  [
    'sends a letter again',
    '- - - y y - - - -',
    (who, { invitationId }) => who.call('resendInvitation', { invitationId }),
  ],
  [
    'changes a member',
    '- - - y y - - - -',
    (who, { memberId }) => who.call('changeMember', { memberId, role: 'buyer', orderLimit: 0 }),
  ],
  ['adds a branch to their company', '- - - y y - y - -', (who) => who.call('addBranch', BRANCH)],
  ['changes a branch', '- - - y y - - - -', (who, { branchId }) => who.call('changeBranch', { branchId, ...BRANCH })],
  ['agrees to an order', '- y - y y - - - -', (who, { orderId }) => who.call('approveCompanyOrder', { orderId })],
  ['revokes a letter', '- - - y y - - - -', (who, { invitationId }) => who.call('revokeInvitation', { invitationId })],
  ['removes a branch', '- - - y y - - - -', (who, { branchId }) => who.call('removeBranch', { branchId })],
  ['removes a member', '- - - y y - - - -', (who, { memberId }) => who.call('removeMember', { memberId })],
  [
    'refuses an order',
    '- y - y y - - - -',
    (who, { orderId }) => who.call('refuseCompanyOrder', { orderId, reason: 'Ne' }),
  ],
  [
    'takes an order back',
    'y y - y y - - - -',
    (who, { orderId }) => who.call('takeBackCompanyOrder', { orderId, reason: 'Upravím ji' }),
  ],
]

let people: Record<Who, Browser>
let owner: Person
let buyer: Person

beforeAll(async () => {
  await setStock(shop, SKU.bag12, 1000)
  owner = await newCompanyAt(shop, 1_000_000_000)
  buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const removed = await joinedBy(shop, owner, { role: 'manager' }, 'Bývalá')
  people = {
    buyer,
    approver: await joinedBy(shop, owner, { role: 'approver' }, 'Horká'),
    accountant: await joinedBy(shop, owner, { role: 'accountant' }, 'Čistá'),
    manager: await joinedBy(shop, owner, { role: 'manager' }, 'Malý'),
    owner,
    removed,
    'other company': await newCompany(shop),
    household: await newCustomer(shop),
    stranger: visit(shop),
  }
  await owner.call('removeMember', { memberId: await memberIdOf(owner, removed) })
}, 120_000)

/** New ones for everybody who tries, so that each meets the thing as it was. */
async function makeThings(): Promise<Things> {
  await query(
    shop,
    `with gone as (update internal.company_members m set ended_at = now() from shop.customers k
        where k.id = m.customer_id and k.last_name = 'Nová'),
      letters as (update internal.company_invitations set revoked_at = now() where revoked_at is null and accepted_at is null),
      limits as (delete from internal.rate_limits)
     update internal.company_branches set removed_at = now() where removed_at is null`,
  )
  const guest = `host${Math.random().toString(36).slice(2)}@firma.example`
  await owner.call('inviteMember', { role: 'accountant', email: guest })
  await letterTo(shop, guest)
  const colleague = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 }, 'Nová')
  await owner.call('addBranch', BRANCH)
  const order = await orderForCompany(shop, buyer)
  const managed = (await placeOf(owner))?.managed
  return {
    invitationId: managed?.invitations.find(({ email }) => email === guest)?.invitationId ?? 0,
    memberId: await memberIdOf(owner, colleague),
    branchId: managed?.branches.at(-1)?.branchId ?? 0,
    orderId: order.orderId,
  }
}

test.each(TABLE)(
  '%s: %s',
  async (_, allowed, attempt) => {
    const words = allowed.split(' ')
    let things = await makeThings()
    for (const [index, name] of PEOPLE.entries()) {
      await query(shop, 'delete from internal.rate_limits')
      const { status } = await attempt(people[name], things)
      if (words[index] === 'y') {
        expect([200, 201], name).toContain(status)
        things = await makeThings()
      } else expect(status, name).toBe(name === 'stranger' ? 401 : 404)
    }
  },
  180_000,
)

test('the page of each holds what their role sees and nothing more', async () => {
  const { orderId } = await makeThings()
  const seen: Partial<Record<Who, unknown>> = {}
  for (const name of PEOPLE.filter((one) => one !== 'stranger')) {
    const place = (await people[name].call('companyPeople', {})).value.place
    const company = (await people[name].call('company', {})).value.company
    seen[name] = [
      place?.role ?? null,
      company !== null && JSON.stringify(company).includes('45317054'),
      Boolean(place?.waiting?.some((one) => one.orderId === orderId)),
      place?.managed != null,
    ]
  }
  expect(seen).toEqual({
    buyer: ['buyer', false, false, false],
    approver: ['approver', true, true, false],
    accountant: ['accountant', true, false, false],
    manager: ['manager', true, true, true],
    owner: ['manager', true, true, true],
    removed: [null, false, false, false],
    // A company of its own, and the same number of the register in this test.
    'other company': ['manager', true, false, true],
    household: [null, false, false, false],
  })
})
