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

let database: TestDatabase
let orderId: number
let otherId: number
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const shop = await insertOrderShop(client)
  const person = { email: 'lucie@seznam.cz', phone: '+420602123412', note: 'Zvoňte u Horáků' }
  const places = { billing: JSON.stringify({ ...PLACE, company: null }), delivery: JSON.stringify(PLACE) }
  ;({ orderId } = await insertOrder(client, shop, { ...person, ...places }))
  ;({ orderId: otherId } = await insertOrder(client, shop, { ...person, ...places }))
  client.release()
})
afterAll(() => database.drop())

const list = (role: StaffRole, before?: ReturnType<typeof reveal>) =>
  asMember(
    database.pool,
    role,
    async (client) => (await client.query('select * from shop.staff_orders where id = $1', [orderId])).rows[0],
    before,
  )
const page = (role: StaffRole, id = orderId, before?: ReturnType<typeof reveal>) =>
  asMember(
    database.pool,
    role,
    async (client) => (await client.query('select shop.staff_order($1) as page', [id])).rows[0].page,
    before,
  )

describe('the list of orders', () => {
  test.each<StaffRole>(['staff_support', 'staff_admin'])('%s sees the person masked, and the money', async (role) => {
    expect(await list(role)).toMatchObject({
      customer_name: 'Lucie H.',
      customer_city: 'Brno',
      customer_email: 'l•••@seznam.cz',
      customer_phone: '6•• ••• •12',
      is_revealed: false,
      payable: '22400',
    })
  })

  test('accounting sees the money and no phone', async () => {
    expect(await list('staff_accounting')).toMatchObject({
      customer_name: 'Lucie H.',
      customer_phone: null,
      payable: '22400',
    })
  })

  test('the warehouse sees the number and the way, neither person nor price', async () => {
    const row = await list('staff_warehouse')
    expect(row).toMatchObject({ state: 'accepted', carrier: 'Kurýr', payable: null, paid: null, payment_state: null })
    expect(JSON.stringify(row)).not.toMatch(/Lucie|Hor|seznam|602|Brno|22400/)
  })

  test('content sees no orders', async () => {
    await expect(list('staff_content')).rejects.toThrow('permission denied')
  })

  test('is counted without asking for persons, money and doings of each order', async () => {
    const plan = await asMember(database.pool, 'staff_support', async (client) =>
      (await client.query('explain select 1 from shop.staff_orders limit 1001')).rows.map((row) => row['QUERY PLAN']),
    )
    expect(plan.join('\n')).not.toContain('Function Scan')
  })
})

describe('who somebody is', () => {
  test('shows after a reason, to this member and of this order alone', async () => {
    expect(await list('staff_support', reveal('order', orderId))).toMatchObject({
      customer_name: 'Lucie Horáková',
      customer_email: 'lucie@seznam.cz',
      customer_phone: '+420602123412',
      is_revealed: true,
    })
    expect(await list('staff_support', reveal('order', otherId))).toMatchObject({ customer_email: 'l•••@seznam.cz' })
    expect(await list('staff_support', reveal('customer', orderId))).toMatchObject({ is_revealed: false })
    const ofColleague = (client: Parameters<ReturnType<typeof reveal>>[0]) =>
      client.query(
        `with colleague as (insert into auth.users (name, email, email_verified, staff_role)
           values ('Petr', 'petr@cenich.example', true, 'staff_support') returning id)
         insert into internal.staff_reveals (user_id, object_type, object_id, shown_until)
         select id, 'order', $1, now() + interval '10 minutes' from colleague`,
        [orderId],
      )
    expect(await list('staff_support', ofColleague)).toMatchObject({ is_revealed: false })
  })

  test('is masked again when the ten minutes are over', async () => {
    expect(await list('staff_support', reveal('order', orderId, -1))).toMatchObject({
      customer_email: 'l•••@seznam.cz',
    })
  })

  test('shows accounting the bill and nothing of the delivery', async () => {
    const { customer } = await page('staff_accounting', orderId, reveal('order', orderId))
    expect(customer.places).toMatchObject({
      billing: { street: 'Údolní 12' },
      delivery: null,
      note: null,
      hasNote: true,
    })
  })

  test('never shows to the warehouse', async () => {
    expect(JSON.stringify(await page('staff_warehouse', orderId, reveal('order', orderId)))).not.toMatch(
      /Lucie|Údolní|22400/,
    )
  })

  test.each(['email', 'phone', 'billing', 'delivery', 'note'])(
    'no role of staff reads orders.%s past the masks',
    async (name) => {
      for (const role of ['staff_support', 'staff_warehouse', 'staff_accounting', 'staff_admin'] as const) {
        const read = asMember(database.pool, role, (client) => client.query(`select ${name} from shop.orders`))
        await expect(read, role).rejects.toThrow('permission denied')
      }
    },
  )
})

describe('the page of an order', () => {
  test('has goods, money, person and history for support', async () => {
    expect(await page('staff_support')).toMatchObject({
      id: orderId,
      state: 'accepted',
      lines: [{ name: 'Granule', pieces: 2 }],
      money: { payable: 22400, paid: 0, lines: [{ gross: 22400 }], documents: [] },
      customer: { name: 'Lucie H.', orderCount: 2, places: { delivery: { street: '•••••', city: 'Brno' } } },
      events: [{ event: 'placed' }],
      parcels: [],
      talk: { tickets: [] },
    })
  })

  test('has goods and parcels for the warehouse, nothing else', async () => {
    const shown = await page('staff_warehouse')
    expect(shown).toMatchObject({ lines: [{ name: 'Granule' }], parcels: [], money: null, customer: null, talk: null })
    expect(JSON.stringify(shown)).not.toMatch(/Lucie|Hor|seznam|602|Brno|22400/)
  })

  test('is empty for a number that is not there', async () => {
    expect(await page('staff_support', 999_999)).toBeNull()
  })
})
