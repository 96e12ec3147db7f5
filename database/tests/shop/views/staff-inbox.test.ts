import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, type StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop } from '../../placed-order.ts'
import { asMember } from '../../staff-claims.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const shop = await insertOrderShop(client)
  const { orderId } = await insertOrder(client, shop, { number: '2611004187' })
  await client.query(
    `insert into shop.tickets (storefront_id, topic, name, email, phone, order_id, message, answer_by, created_at) values
       (1, 'order', 'Hana Slavíková', 'hana@priklad.cz', '+420602004187', $1, 'Kde je balík?', now() + interval '1 hour', now()),
       (1, 'billing', 'Jan Kos', 'jan@priklad.cz', '', null, 'Oprava faktury', now() + interval '2 hours', now())`,
    [orderId],
  )
  await client.query(
    `insert into shop.ticket_messages (ticket_id, kind, author_name, body, written_at)
     select id, 'note', 'Jana', 'Zkontrolovat sklad', now() from shop.tickets where topic = 'order'`,
  )
  await client.query(
    `insert into shop.applications (storefront_id, kind, state, subject, company_id, contact_name, email, phone, answers, secret_hash,
       answer_by, created_at) values (1, 'wholesale', 'in_review', 'Psí salon Tlapka', '45317054', 'Petr Vzor', 'petr@priklad.cz',
       '+420777123456', '{}', 'x', now() + interval '30 minutes', now()),
       (1, 'trainer', 'in_review', '', null, 'Radka Tichá', 'radka@priklad.cz', '+420777123457', '{}', 'y', now() + interval '3 hours', now())`,
  )
  client.release()
})
afterAll(() => database.drop())

const read = <Row>(role: StaffRole, statement: string, values: unknown[] = []) =>
  asMember(database.pool, role, async (client) => (await client.query(statement, values)).rows as Row[])

const number = async (topic: string) => {
  const { rows } = await database.pool.query('select number from shop.tickets where topic = $1', [topic])
  return rows[0].number as string
}

test('support sees one queue, the nearest clock first, and people masked', async () => {
  const rows = await read<{ kind: string; who: string }>(
    'staff_support',
    'select kind, who from shop.staff_inbox where waits order by clock, id limit 10',
  )
  expect(rows).toEqual([
    { kind: 'application', who: 'Psí salon Tlapka' },
    { kind: 'message', who: 'Hana S.' },
    { kind: 'message', who: 'Jan K.' },
    { kind: 'application', who: 'Radka T.' },
  ])
})

test('somebody who applies without a house of their own is masked as well', async () => {
  const { rows } = await database.pool.query(`select number from shop.applications where kind = 'trainer'`)
  const [row] = await read<{ page: object }>('staff_support', 'select shop.staff_application($1) as page', [
    rows[0].number,
  ])
  expect(row?.page).toMatchObject({ subject: 'Radka T.', person: { name: 'Radka T.' } })
})

test('a message says nothing of the name of who wrote it', async () => {
  expect(
    await read('staff_support', `select distinct author_name from shop.ticket_messages where kind = 'customer'`),
  ).toEqual([{ author_name: '' }])
})

test('a thread says who wrote only once a reason was given', async () => {
  const [row] = await read<{ thread: { person: object; messages: object[]; order: object } }>(
    'staff_support',
    'select shop.staff_ticket($1) as thread',
    [await number('order')],
  )
  expect(row?.thread).toMatchObject({
    person: { name: 'Hana S.', email: 'h•••@priklad.cz', phone: '6•• ••• •87', isRevealed: false },
    messages: [{ kind: 'customer' }, { kind: 'note' }],
    order: { number: '2611004187' },
  })
})

test('raw addresses and phones are granted to nobody', async () => {
  for (const role of ['staff_support', 'staff_accounting', 'staff_admin', 'staff_warehouse'] as const) {
    await expect(read(role, 'select email from shop.tickets')).rejects.toThrow('permission denied')
    await expect(read(role, 'select phone from shop.applications')).rejects.toThrow('permission denied')
  }
})

test('accounting reads threads about bills and no others', async () => {
  const rows = await read<{ topic: string }>('staff_accounting', 'select topic from shop.staff_messages')
  expect(rows).toEqual([{ topic: 'billing' }])
  const [other] = await read<{ thread: null }>('staff_accounting', 'select shop.staff_ticket($1) as thread', [
    await number('order'),
  ])
  expect(other?.thread).toBeNull()
  await expect(read('staff_accounting', 'select * from shop.staff_inbox')).rejects.toThrow('permission denied')
})

test('the warehouse reads notes alone', async () => {
  expect(await read('staff_warehouse', 'select kind, body from shop.ticket_messages')).toEqual([
    { kind: 'note', body: 'Zkontrolovat sklad' },
  ])
  await expect(read('staff_warehouse', 'select message from shop.tickets')).rejects.toThrow('permission denied')
})

test('content and visitors read no thread', async () => {
  await expect(read('staff_content', 'select * from shop.staff_messages')).rejects.toThrow('permission denied')
  await expect(asAnonymous(database.pool, (client) => client.query('select * from shop.staff_inbox'))).rejects.toThrow(
    'permission denied',
  )
})
