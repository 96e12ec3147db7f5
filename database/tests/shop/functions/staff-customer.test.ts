import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import type { StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop } from '../../placed-order.ts'
import { asMember, reveal } from '../../staff-claims.ts'

const PLACE = {
  firstName: 'Lucie',
  lastName: 'Horáková',
  street: 'Údolní 12',
  city: 'Brno',
  zip: '61500',
  country: 'CZ',
}
const SECRETS = /Horáková|lucie@|602123412|Údolní/

let database: TestDatabase
let customerId: number
let orderNumber: string
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const shop = await insertOrderShop(client)
  customerId = shop.customerId
  await client.query(
    `update shop.customers set first_name = 'Lucie', last_name = 'Horáková', email = 'lucie@seznam.cz', phone = '+420602123412',
       customer_group_id = (select id from shop.customer_groups where code = 'trade'), company_name = 'Psí dům s.r.o.', company_id = '27082440',
       invoice_limit = 2000000, invoice_due_days = 14 where id = $1`,
    [customerId],
  )
  await client.query(
    `insert into shop.addresses (customer_id, first_name, last_name, street, city, zip, country, created_at)
     values ($1, 'Lucie', 'Horáková', 'Údolní 12', 'Brno', '61500', 'CZ', now())`,
    [customerId],
  )
  await client.query(
    `insert into shop.dogs (customer_id, name, born_on, created_at, chip_number) values ($1, 'Ajka', '2017-01-01', now(), '203098100123456')`,
    [customerId],
  )
  const { orderId } = await insertOrder(client, shop, {
    ...{ email: 'lucie@seznam.cz', phone: '+420602123412' },
    ...{ billing: JSON.stringify({ ...PLACE, company: null }), delivery: JSON.stringify(PLACE) },
  })
  const { rows } = await client.query('select number from shop.orders where id = $1', [orderId])
  orderNumber = rows[0].number
  client.release()
})
afterAll(() => database.drop())

const page = (role: StaffRole, before?: ReturnType<typeof reveal>) =>
  asMember(
    database.pool,
    role,
    async (client) => (await client.query('select shop.staff_customer($1) as page', [customerId])).rows[0].page,
    before,
  )
const find = (role: StaffRole, q: string) =>
  asMember(
    database.pool,
    role,
    async (client) => (await client.query('select * from shop.staff_customers_found($1)', [q])).rows,
  )

describe('the page of a customer', () => {
  test.each<StaffRole>(['staff_support', 'staff_admin'])(
    '%s sees the person masked, and everything else',
    async (role) => {
      const shown = await page(role)
      expect(shown).toMatchObject({
        person: {
          name: 'Lucie H.',
          email: 'l•••@seznam.cz',
          phone: '6•• ••• •12',
          isRevealed: false,
          shownUntil: null,
        },
        group: { code: 'trade', priceList: 'Trade' },
        company: { name: 'Psí dům s.r.o.', companyId: '27082440' },
        ...{ invoiceLimit: 2_000_000, invoiceDueDays: 14 },
        figures: { orders: 1, spentYear: 22_400, owed: 0 },
        orders: [{ number: orderNumber, goods: 'Granule ×2', payable: 22_400 }],
        dogs: [{ name: 'Ajka' }],
        credits: { usable: 0, entries: [] },
        desk: { threads: [], looks: [] },
      })
      expect(JSON.stringify(shown)).not.toMatch(SECRETS)
      expect(JSON.stringify(shown)).not.toContain('203098100123456')
    },
  )

  test('shows who it is after a reason, to this member and of this customer alone', async () => {
    expect(await page('staff_support', reveal('customer', customerId))).toMatchObject({
      person: { name: 'Lucie Horáková', email: 'lucie@seznam.cz', phone: '+420602123412', isRevealed: true },
      places: { billing: { street: 'Údolní 12' }, delivery: [{ street: 'Údolní 12' }] },
    })
    expect(JSON.stringify(await page('staff_support', reveal('order', customerId)))).not.toMatch(SECRETS)
    expect(JSON.stringify(await page('staff_support', reveal('customer', customerId, -1)))).not.toMatch(SECRETS)
  })

  test('accounting sees the bill and what is owed, and neither phone, home nor dogs', async () => {
    const masked = await page('staff_accounting')
    expect(masked).toMatchObject({
      invoiceLimit: 2_000_000,
      dogs: null,
      plans: null,
      credits: null,
      consents: null,
      desk: null,
    })
    expect(JSON.stringify(masked)).not.toMatch(SECRETS)
    const shown = await page('staff_accounting', reveal('customer', customerId))
    expect(shown).toMatchObject({
      person: { name: 'Lucie Horáková', phone: null },
      places: { billing: { street: 'Údolní 12' }, delivery: null },
    })
    expect(JSON.stringify(shown)).not.toContain('602123412')
  })

  test.each<StaffRole>(['staff_warehouse', 'staff_content'])('%s sees no customers', async (role) => {
    await expect(page(role)).rejects.toThrow('permission denied')
    await expect(find(role, 'lucie')).rejects.toThrow('permission denied')
  })
})

describe('who fits what was typed', () => {
  test.each([
    ['a surname', 'horak'],
    ['a company', 'psí dům'],
    ['the number of a company', '27082440'],
    ['the end of a phone', '123412'],
    ['a whole address', 'lucie@seznam.cz'],
    ['the end of an order', () => orderNumber.slice(-6)],
  ])('%s', async (_, typed) => {
    const rows = await find('staff_support', typeof typed === 'string' ? typed : typed())
    expect(rows).toMatchObject([{ id: String(customerId), person: { name: 'Lucie H.' } }])
    expect(JSON.stringify(rows)).not.toMatch(SECRETS)
  })

  test('a part of an address finds nobody, and accounting finds nobody by phone', async () => {
    expect(await find('staff_support', '@seznam.cz')).toEqual([])
    expect(await find('staff_accounting', '123412')).toEqual([])
    expect(await find('staff_accounting', 'psí dům')).toHaveLength(1)
  })
})
