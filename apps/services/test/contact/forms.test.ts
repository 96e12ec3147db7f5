import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff-member.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const shop = openShop()

async function upload(bytes: Buffer, type = 'image/png', name = 'pytel.png', ip = '192.0.2.1') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': type, 'x-file-name': encodeURIComponent(name), 'x-forwarded-for': ip },
    payload: bytes,
  })
  return { status: answer.statusCode, key: answer.json().key as string }
}

const message = {
  topic: 'order' as const,
  name: 'Jitka Nová',
  email: 'jitka@example.cz',
  message: 'Pytel přišel roztržený.',
}

test('a message gets a number, a promise and a mail', async () => {
  const { value, status } = await visit(shop).call('sendTicket', { ...message, phone: '777 123 456' })
  expect(status).toBe(201)
  expect(value.number).toMatch(/^D\d{6}$/)
  const mail = await shop.mailTo('jitka@example.cz')
  expect(mail.subject).toContain(value.number)
  expect(mail.text).not.toContain('Pytel přišel roztržený.')
})

test('a message may bring photos, each belongs to one message only', async () => {
  const { key, status } = await upload(PNG)
  expect(status).toBe(201)
  const sent = await visit(shop).call('sendTicket', { ...message, email: 'foto@example.cz', files: [key] })
  expect(sent.status).toBe(201)
  const { rows } = await shop.database.pool.query(
    `select u.media_type, u.name from internal.ticket_files f join internal.uploads u on u.id = f.upload_id`,
  )
  expect(rows).toEqual([{ media_type: 'image/png', name: 'pytel.png' }])
  const again = await visit(shop).call('sendTicket', { ...message, email: 'foto@example.cz', files: [key] })
  expect(again.error).toMatchObject({ code: 'invalid_input', details: { fields: { files: 'invalid' } } })
})

test('a file is what its bytes say, not what its header says', async () => {
  expect((await upload(Buffer.from('<script>alert(1)</script>'))).status).toBe(415)
  expect((await upload(Buffer.from('<svg/>'), 'image/svg+xml')).status).toBe(415)
  expect((await upload(Buffer.alloc(0))).status).toBeGreaterThanOrEqual(400)
})

const wholesale = {
  kind: 'wholesale' as const,
  companyId: '45317054',
  companyName: 'Psí potřeby Vzorová a.s.',
  shopType: 'Chovatelské potřeby',
  volume: 'do 10 000 Kč',
  contactName: 'Petr Vzor',
  email: 'petr@vzorova.cz',
  phone: '777 123 456',
}

test('a network leaves so many megabytes a day, and all of them together so many', async () => {
  const big = Buffer.concat([PNG, Buffer.alloc(9_500_000)])
  const send = (ip: string) => upload(big, 'image/png', 'velka.png', ip)
  const counted = (action: string, kilobytes: number) =>
    shop.database.pool.query('update internal.rate_limits set hits = $2 where action = $1', [action, kilobytes])
  expect((await send('198.51.100.77')).status).toBe(201)
  await counted('upload-bytes', 95 * 1024)
  expect((await send('198.51.100.77')).status).toBe(429)
  expect((await send('198.51.100.78')).status).toBe(201)
  await counted('upload-bytes-all', 4 * 1024 * 1024)
  expect((await send('198.51.100.79')).status).toBe(429)
  await shop.database.pool.query('delete from internal.rate_limits')
  await shop.database.pool.query(`delete from internal.uploads where name = 'velka.png'`)
})

test('an application is checked in the register, confirmed and visible under its secret', async () => {
  const { value, status } = await visit(shop).call('sendApplication', wholesale)
  expect(status).toBe(201)
  const seen = await visit(shop).call('readApplication', { secret: value.secret })
  expect(seen.value).toMatchObject({ number: value.number, state: 'in_review', subject: wholesale.companyName })
  const { rows } = await shop.database.pool.query(
    'select is_register_checked from shop.applications where number = $1',
    [value.number],
  )
  expect(rows).toEqual([{ is_register_checked: true }])
  const mail = await shop.mailTo('petr@vzorova.cz')
  expect(mail.text).toContain(`/velkoobchod?zadost=${value.secret}`)
})

test.each([
  ['CZ45317054', true],
  ['CZ00000027', false],
  ['CZ00000019', null],
  [null, null],
])('whoever decides reads what VIES says about %s, and nobody is stopped by it', async (vatId, isVatPayer) => {
  const email = `${vatId ?? 'nikdo'}@vzorova.cz`.toLowerCase()
  const { value, status } = await visit(shop).call('sendApplication', { ...wholesale, vatId, email })
  expect(status).toBe(201)
  const { rows } = await shop.database.pool.query(
    `select shop.staff_application(number) -> 'isVatPayer' as "isVatPayer" from shop.applications where number = $1`,
    [value.number],
  )
  expect(rows).toEqual([{ isVatPayer }])
})

test('a company that has ended cannot apply, one the register does not know may', async () => {
  const ended = await visit(shop).call('sendApplication', { ...wholesale, companyId: '00000035' })
  expect(ended.error.code).toBe('company_ended')
  const unknown = await visit(shop).call('sendApplication', { ...wholesale, companyId: '12345679' })
  expect(unknown.status).toBe(201)
})

test('staff decide once, and the applicant reads why', async () => {
  const { value } = await visit(shop).call('sendApplication', {
    kind: 'breeder',
    kennelName: 'Od Rybníka',
    breed: 'Labrador',
    club: 'RKČR',
    littersPerYear: '1',
    contactName: 'Eva Chovná',
    email: 'eva@stanice.cz',
    phone: '777123456',
  })
  const staff = await newStaff(shop, 'staff_support')
  const decide = (state: 'needs_more' | 'approved' | 'declined', note = '') =>
    staff.call('decideApplication', { number: value.number, state, note })
  expect((await decide('needs_more', 'Chybí potvrzení.')).status).toBe(200)
  expect((await decide('declined', 'Stanici neznáme.')).status).toBe(200)
  expect((await decide('approved')).error.code).toBe('application_decided')
  const seen = await visit(shop).call('readApplication', { secret: value.secret })
  expect(seen.value).toMatchObject({ state: 'declined', note: 'Stanici neznáme.' })
  const outsider = await visit(shop).call('decideApplication', { number: value.number, state: 'approved' })
  expect(outsider.status).toBe(401)
})

test('a secret nobody was given shows nothing', async () => {
  const answer = await visit(shop).call('readApplication', { secret: 'x'.repeat(43) })
  expect(answer.error.code).toBe('link_unknown')
})
