import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { runJob, subjectsTo } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

// A picture of one point, as a camera would send it.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const shop = openShop()
let senders = 0

async function ask(extra: object = {}) {
  senders += 1
  const email = `tazatel${senders}@example.cz`
  const { value } = await visit(shop).call('sendTicket', {
    topic: 'order',
    name: 'Hana Slavíková',
    email,
    message: 'Kde je moje zásilka?',
    ...extra,
  })
  return { email, number: value.number }
}

async function lastId(number: string): Promise<number> {
  const { rows } = await shop.database.pool.query(
    `select max(m.id)::int as id from shop.ticket_messages m join shop.tickets t on t.id = m.ticket_id
      where t.number = $1 and m.kind <> 'note'`,
    [number],
  )
  return rows[0].id
}

async function stateOf(number: string): Promise<string> {
  const { rows } = await shop.database.pool.query('select state from shop.tickets where number = $1', [number])
  return rows[0].state
}

async function tokenOf(email: string): Promise<string> {
  const mail = await shop.mailTo(email)
  return /\/l\/zprava\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}

async function upload(bytes = PNG): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': 'image/png', 'x-file-name': 'pytel.png' },
    payload: bytes,
  })
  return answer.json().key
}

test('an answer goes by mail, its link opens the thread, and the customer answers without signing in', async () => {
  const { email, number } = await ask()
  const staff = await newStaff(shop, 'staff_support')
  const body = 'Dobrý den,\n\nzítra dorazí.\n\nJana'
  const sent = await staff.call('answerTicket', { number, body, lastMessageId: await lastId(number) })
  expect(sent).toMatchObject({ status: 201, value: { state: 'answered' } })
  const token = await tokenOf(email)
  expect((await shop.mailTo(email)).text).toContain('zítra dorazí.')
  const seen = await visit(shop).call('readThread', { token })
  expect(seen.value.messages).toMatchObject([
    { from: 'customer', body: 'Kde je moje zásilka?' },
    { from: 'shop', body },
  ])
  const again = await visit(shop).call('writeMessage', { token, body: 'Děkuji, a kdy přesně?' })
  expect(again.value).toMatchObject({ state: 'open', messages: [{}, {}, { from: 'customer' }] })
  expect(again.value.answerBy).not.toBeNull()
})

test('of two answers written at once exactly one goes, and the other hears whose it was', async () => {
  const { email, number } = await ask()
  const colleagues = [await newStaff(shop, 'staff_support'), await newStaff(shop, 'staff_admin')]
  const lastMessageId = await lastId(number)
  const answers = await Promise.all(
    colleagues.map((staff, index) => staff.call('answerTicket', { number, body: `Odpověď ${index}`, lastMessageId })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.error).toMatchObject({ code: 'thread_moved', details: { kind: 'staff' } })
  await shop.runJobs()
  expect(subjectsTo(shop, email).filter((subject) => subject?.startsWith('Odpověď'))).toHaveLength(1)
  const lastMessageSeen = Number(refused?.error.details.messageId)
  const after = await colleagues[1]?.call('answerTicket', { number, body: 'Dodatek', lastMessageId: lastMessageSeen })
  expect(after?.status).toBe(201)
})

test('whoever did not read what the customer wrote since is stopped; a note overtakes nobody', async () => {
  const { email, number } = await ask()
  const staff = await newStaff(shop, 'staff_support')
  const warehouse = await newStaff(shop, 'staff_warehouse')
  const first = await lastId(number)
  expect((await warehouse.call('noteTicket', { number, body: 'Je na rampě.' })).status).toBe(201)
  expect((await staff.call('answerTicket', { number, body: 'Balíme.', lastMessageId: first })).status).toBe(201)
  const seen = await lastId(number)
  await visit(shop).call('writeMessage', { token: await tokenOf(email), body: 'Už nic, došlo to.' })
  const late = await staff.call('answerTicket', { number, body: 'Zítra.', lastMessageId: seen })
  expect(late.error).toMatchObject({ code: 'thread_moved', details: { kind: 'customer' } })
})

test('a link opens its own thread and none of its neighbours, nor their files, nor notes', async () => {
  const mine = await ask()
  const other = await ask({ files: [await upload()] })
  const staff = await newStaff(shop, 'staff_support')
  await staff.call('noteTicket', { number: mine.number, body: 'Zákaznice je nervózní.' })
  for (const { number } of [mine, other]) {
    await staff.call('answerTicket', { number, body: 'Díváme se na to.', lastMessageId: await lastId(number) })
  }
  await shop.runJobs()
  const token = await tokenOf(mine.email)
  const opened = await visit(shop).call('readThread', { token })
  expect(JSON.stringify(opened.value)).not.toContain('nervózní')
  const [id = '', ...rest] = token.split('.')
  const forged = await visit(shop).call('readThread', { token: [Number(id) + 1, ...rest].join('.') })
  expect(forged.status).toBe(404)
  const theirs = await tokenOf(other.email)
  const { value } = await visit(shop).call('readThread', { token: theirs })
  const fileId = value.messages[0]?.files[0]?.id ?? 0
  expect((await visit(shop).call('threadFile', { token: theirs, fileId })).value).toMatchObject({
    mediaType: 'image/webp',
    name: 'pytel.png',
  })
  expect((await visit(shop).call('threadFile', { token, fileId })).status).toBe(404)
  expect((await staff.call('staffTicketFile', { number: mine.number, fileId })).status).toBe(404)
  expect((await staff.call('staffTicketFile', { number: other.number, fileId })).status).toBe(200)
})

test('a picture is given out as it was drawn anew, never as it was sent', async () => {
  const { email, number } = await ask({ files: [await upload(Buffer.concat([PNG, Buffer.from('tajemství')]))] })
  const staff = await newStaff(shop, 'staff_support')
  await shop.runJobs()
  await staff.call('answerTicket', { number, body: 'Vidíme.', lastMessageId: await lastId(number) })
  const { value } = await visit(shop).call('readThread', { token: await tokenOf(email) })
  const fileId = value.messages[0]?.files[0]?.id ?? 0
  const file = await staff.call('staffTicketFile', { number, fileId })
  expect(Buffer.from(file.value.content, 'base64').toString('latin1')).not.toContain('tajemstv')
})

test('each role does its own work: bills for accounting, notes for the warehouse, nothing for content', async () => {
  const { number } = await ask()
  const bill = await ask({ topic: 'billing' })
  const accounting = await newStaff(shop, 'staff_accounting')
  const answer = async (number: string) => ({ number, body: 'Opravíme.', lastMessageId: await lastId(number) })
  expect((await accounting.call('answerTicket', await answer(number))).status).toBe(404)
  expect((await accounting.call('answerTicket', await answer(bill.number))).status).toBe(201)
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('answerTicket', await answer(number))).status).toBe(403)
  expect((await warehouse.call('ticketTemplates', { number })).status).toBe(403)
  const content = await newStaff(shop, 'staff_content')
  expect((await content.call('noteTicket', { number, body: 'x' })).status).toBe(403)
  expect((await visit(shop).call('noteTicket', { number, body: 'x' })).status).toBe(401)
})

test('what is owed is put aside until its promise at most, and comes back by itself', async () => {
  const { number } = await ask()
  const staff = await newStaff(shop, 'staff_support')
  const later = new Date(shop.clock.now().getTime() + 20 * 86_400_000).toISOString()
  const refused = await staff.call('changeTicket', { number, action: 'snooze', until: later })
  expect(refused.error.code).toBe('snooze_too_long')
  const soon = new Date(shop.clock.now().getTime() + 60_000).toISOString()
  expect((await staff.call('changeTicket', { number, action: 'snooze', until: soon })).value.state).toBe('snoozed')
  await staff.call('changeTicket', { number, action: 'take' })
  const { rows } = await shop.database.pool.query('select answered_at from shop.tickets where number = $1', [number])
  expect(rows).toEqual([{ answered_at: null }])
  await shop.database.pool.query('update shop.tickets set snoozed_until = $2 where number = $1', [
    number,
    shop.clock.now(),
  ])
  await runJob(shop, 'wake-tickets')
  expect(await stateOf(number)).toBe('open')
  const closed = await staff.call('changeTicket', { number, action: 'close' })
  expect(closed.value).toMatchObject({ state: 'closed', ownerName: expect.any(String) })
  const again = await staff.call('changeTicket', { number, action: 'snooze', until: soon })
  expect(again.error).toMatchObject({ code: 'ticket_state', details: { state: 'closed' } })
})

test('a customer who writes while it is put aside does not move what was promised', async () => {
  const { email, number } = await ask()
  const staff = await newStaff(shop, 'staff_support')
  await staff.call('answerTicket', { number, body: 'Díváme se.', lastMessageId: await lastId(number) })
  const token = await tokenOf(email)
  await visit(shop).call('writeMessage', { token, body: 'A co teď?' })
  const promised = new Date(shop.clock.now().getTime() + 10 * 60_000)
  await shop.database.pool.query('update shop.tickets set answer_by = $2 where number = $1', [number, promised])
  const until = new Date(promised.getTime() - 60_000).toISOString()
  expect((await staff.call('changeTicket', { number, action: 'snooze', until })).status).toBe(200)
  const { value } = await visit(shop).call('writeMessage', { token, body: 'Halo?' })
  expect(value).toMatchObject({ state: 'open', answerBy: promised.toISOString() })
})

test('a message does not carry the name of the customer', async () => {
  const { email, number } = await ask()
  const staff = await newStaff(shop, 'staff_support')
  await staff.call('answerTicket', { number, body: 'Díváme se.', lastMessageId: await lastId(number) })
  await visit(shop).call('writeMessage', { token: await tokenOf(email), body: 'Děkuji.' })
  const { rows } = await shop.database.pool.query(
    `select m.author_name from shop.ticket_messages m join shop.tickets t on t.id = m.ticket_id
      where t.number = $1 and m.kind = 'customer'`,
    [number],
  )
  expect(rows).toEqual([{ author_name: '' }, { author_name: '' }])
})

test('prepared answers carry the name, the signature and those of the topic first', async () => {
  const { number } = await ask({ topic: 'food' })
  const staff = await newStaff(shop, 'staff_support')
  const { value } = await staff.call('ticketTemplates', { number })
  expect(value.templates[0]).toMatchObject({ code: 'prechod-na-krmivo', fits: true })
  expect(value.templates[0]?.body).toMatch(/^Dobrý den, Hano,\n\n[\s\S]+Čenich$/)
})

test('the account shows what was written under its address, and a link of its page opens it', async () => {
  const customer = await newCustomer(shop)
  const { value: sent } = await visit(shop).call('sendTicket', {
    topic: 'other',
    name: 'Já',
    email: customer.email,
    message: 'Dobrý den!',
  })
  const { value } = await customer.call('ownThreads', {})
  expect(value.threads).toMatchObject([{ number: sent.number, excerpt: 'Dobrý den!', from: 'customer' }])
  const token = value.threads[0]?.token ?? ''
  expect((await visit(shop).call('readThread', { token })).value.number).toBe(sent.number)
  expect((await (await newCustomer(shop)).call('ownThreads', {})).value.threads).toEqual([])
})

test('what somebody seeking work has sent is gone half a year after the last word', async () => {
  const key = await upload()
  const { number } = await ask({ topic: 'career', message: 'Chci balit pytle.', files: [key] })
  const { number: older } = await ask({ message: 'Kde je balík?' })
  const age = (days: number) =>
    shop.database.pool.query(
      `update shop.tickets set created_at = now() - make_interval(days => $2), last_message_at = now() - make_interval(days => $2)
        where number = any ($1)`,
      [[number, older], days],
    )
  await age(170)
  await runJob(shop, 'purge-expired')
  expect(await stateOf(number)).toBe('new')
  await age(190)
  await runJob(shop, 'purge-expired')
  const { rows } = await shop.database.pool.query('select number from shop.tickets where number = any ($1)', [
    [number, older],
  ])
  expect(rows).toEqual([{ number: older }])
})

test('a grievance is read by somebody who has not dealt with the matter, by the next business day', async () => {
  const { email, number: first } = await ask()
  const [involved, other] = [await newStaff(shop, 'staff_support'), await newStaff(shop, 'staff_support')]
  await involved.call('answerTicket', {
    number: first,
    body: 'Nic s tím neuděláme.',
    lastMessageId: await lastId(first),
  })
  const { value } = await visit(shop).call('sendTicket', {
    ...{ topic: 'grievance', name: 'Hana Slavíková', email, message: 'Odbyli jste mě.' },
  })
  const { number } = value
  expect(Date.parse(value.answerBy) - Date.now()).toBeLessThan(5 * 86_400_000)
  const answer = { number, body: 'Omlouváme se.', lastMessageId: await lastId(number) }
  const refused = { status: 409, error: { code: 'second_person_needed' } }
  expect(await involved.call('answerTicket', answer)).toMatchObject(refused)
  expect(await involved.call('changeTicket', { number, action: 'file', topic: 'other' })).toMatchObject(refused)
  expect(await involved.call('changeTicket', { number, action: 'close' })).toMatchObject(refused)
  expect(await stateOf(number)).toBe('new')
  expect(await other.call('answerTicket', answer)).toMatchObject({ status: 201, value: { state: 'answered' } })
})
