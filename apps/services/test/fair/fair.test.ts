import { randomUUID } from 'node:crypto'
import { SERVICES_ENDPOINTS } from '@shop/contract/services'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff-member.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const shop = openShop()
let tablet: Browser
let session: string
beforeAll(async () => {
  tablet = visit(shop)
  session = (await tablet.call('openFair', { pin: '12345678' })).value.session
})

let visitors = 0

function form(changes: object = {}) {
  visitors += 1
  return {
    session,
    clientKey: randomUUID(),
    firstName: 'Jitka',
    email: `navstevnik${visitors}@priklad.cz`,
    dogName: 'Ben',
    dogWeightGrams: 20_000,
    acceptsRules: true as const,
    ...changes,
  }
}

async function ticket(changes: object = {}): Promise<string> {
  const { value, error } = await tablet.call('enterFair', form(changes))
  if (!value.ticket) throw new Error(JSON.stringify(error))
  return value.ticket
}

const drawn = () =>
  query<{ key: string; stock: number | null; drawn: number }>(
    shop,
    `select p.key, s.stock, s.drawn from internal.prize_stock s join shop.prizes p on p.id = s.prize_id
       join shop.fairs f on f.id = p.fair_id where f.key = 'zkusebni-provoz' order by p.position`,
  )

test('a PIN opens the form of a fair that runs, until midnight', async () => {
  expect((await visit(shop).call('openFair', { pin: '00000000' })).error.code).toBe('fair_pin_wrong')
  expect((await visit(shop).call('openFair', { pin: '20272027' })).error).toMatchObject({
    code: 'fair_closed',
    details: { validFrom: '2027-04-09' },
  })
  expect((await tablet.call('readFair', { session })).value.fair.title).toBe('Zkušební provoz kola')
  shop.clock.offsetMs += DAY_MS
  expect((await tablet.call('enterFair', form())).error.code).toBe('fair_closed')
  shop.clock.offsetMs -= DAY_MS
  expect((await tablet.call('enterFair', form({ session: `${session}x` }))).error.code).toBe('fair_closed')
  const guesser = visit(shop)
  const answers = []
  for (let turn = 0; turn < 12; turn += 1)
    answers.push((await guesser.call('openFair', { pin: `99${turn}99999` })).status)
  expect(answers.at(-1)).toBe(429)
})

test('a PIN has eight digits at least, and wrong ones are counted from all networks together', async () => {
  expect((await visit(shop).call('openFair', { pin: '1234567' })).status).toBe(400)
  await query(shop, 'delete from internal.rate_limits')
  const tryFrom = (turn: number, pin: string) =>
    visit(shop).call('openFair', { pin }, { 'x-forwarded-for': `198.51.${100 + (turn % 100)}.${turn % 250}` })
  for (const turn of [0, 1]) expect((await tryFrom(turn, `8000000${turn}`)).error.code).toBe('fair_pin_wrong')
  // A PIN is hashed slowly on purpose: the tries in between are only counted.
  const counted = await query(
    shop,
    `update internal.rate_limits set hits = hits + 97 where action = 'fair_pin_all' returning hits`,
  )
  expect(counted).toEqual([{ hits: 99 }])
  expect((await tryFrom(99, '80000099')).error.code).toBe('fair_pin_wrong')
  expect((await tryFrom(100, '80000100')).status).toBe(429)
  // Past the limit the right one looks like the others, and who works already goes on.
  expect((await tryFrom(101, '12345678')).status).toBe(429)
  expect((await tablet.call('readFair', { session })).status).toBe(200)
  await query(shop, 'delete from internal.rate_limits')
})

test('every tablet has a key of its own, and the end of the PIN they share ends them all', async () => {
  const other = await visit(shop).call('openFair', { pin: '12345678' })
  expect(other.value.session).not.toBe(session)
  const editor = await newStaff(shop, 'staff_content')
  const [trial] = await query<{ fairId: number }>(
    shop,
    `select id::int as "fairId" from shop.fairs where key = 'zkusebni-provoz'`,
  )
  const fairId = trial?.fairId ?? 0
  const { pin } = (await editor.call('addTablet', { fairId, name: 'Nový' })).value
  expect((await editor.call('endSharedPin', { fairId })).status).toBe(200)
  expect((await tablet.call('readFair', { session })).error.code).toBe('fair_closed')
  expect((await visit(shop).call('openFair', { pin: '12345678' })).error.code).toBe('fair_pin_wrong')
  session = (await tablet.call('openFair', { pin })).value.session
  expect((await tablet.call('readFair', { session })).status).toBe(200)
})

test('nobody types a PIN that tablets would share', () => {
  const paths = Object.values(SERVICES_ENDPOINTS).map(({ method, path }) => `${method} ${path}`)
  expect(paths).toContain('POST /staff/fairs/:fairId/tablets')
  expect(paths).not.toContain('PUT /staff/fairs/:key/pin')
})

test('a form sent twice is one entry with one ticket, and the ration comes by mail', async () => {
  const input = form({ wantsNewsletter: true })
  const [first, second] = await Promise.all([tablet.call('enterFair', input), tablet.call('enterFair', input)])
  expect(first.value.ticket).toBe(second.value.ticket)
  expect(first.value.ration?.gramsPerDay).toBeGreaterThan(100)
  await shop.runJobs()
  const subjects = shop.sink.mails.filter(({ recipient }) => recipient === input.email).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([expect.stringMatching(/^Dávka pro psa/), 'Potvrďte odběr. Jeden klik a dost'])
  expect((await tablet.call('enterFair', { ...input, acceptsRules: false as never })).status).toBe(400)
})

test('one address spins once, and a second press gives the same', async () => {
  const input = form()
  const { value } = await tablet.call('enterFair', input)
  const [first, second] = await Promise.all([
    tablet.call('spinWheel', { ticket: value.ticket }),
    tablet.call('spinWheel', { ticket: value.ticket }),
  ])
  expect(first.value.result?.key).toBe(second.value.result?.key)
  expect((await tablet.call('enterFair', { ...input, clientKey: randomUUID() })).error.code).toBe('fair_email_used')
  expect((await tablet.call('spinWheel', { ticket: `${value.ticket}x` })).error.code).toBe('link_unknown')
  const [log] = await query<{ roll: number; weights: object }>(
    shop,
    `select s.roll, s.weights from internal.prize_spins s join internal.fair_entries e on e.id = s.entry_id where e.email = $1`,
    [input.email],
  )
  expect(Object.keys(log?.weights ?? {})).toHaveLength(10)
})

test('many spins at once give no more than there is', async () => {
  await query(
    shop,
    `update internal.prize_stock s set stock = s.drawn + 1 from shop.prizes p
      where p.id = s.prize_id and p.kind <> 'none' and p.fair_id = (select id from shop.fairs where key = 'zkusebni-provoz')`,
  )
  const tickets = []
  for (let turn = 0; turn < 40; turn += 1) tickets.push(await ticket())
  const before = (await drawn()).reduce((sum, row) => sum + row.drawn, 0)
  const spins = await Promise.all(tickets.map((one) => visit(shop).call('spinWheel', { ticket: one })))
  expect(spins.map(({ status }) => status)).toEqual(tickets.map(() => 200))
  const after = await drawn()
  for (const { stock, drawn } of after) if (stock !== null) expect(drawn).toBeLessThanOrEqual(stock)
  expect(after.reduce((sum, row) => sum + row.drawn, 0) - before).toBe(40)
  const [logged] = await query(shop, 'select count(*)::int as spins from internal.prize_spins')
  expect(logged).toEqual({ spins: before + 40 })
})

test('a prize whose share of the day is gone comes again the next day', async () => {
  const ofTheStand = `from shop.prizes p where p.id = s.prize_id and p.fair_id = (select id from shop.fairs where key = 'zkusebni-provoz')`
  await query(
    shop,
    `update internal.prize_stock s set stock = case when p.key = 'doprava' then s.drawn + 9 else s.drawn end,
       daily_limit = case when p.key = 'doprava' then s.drawn_today + 1 end ${ofTheStand}`,
  )
  const waiting = [await ticket(), await ticket(), await ticket()]
  const spin = () => tablet.call('spinWheel', { ticket: waiting.pop() ?? '' })
  expect((await spin()).value.result?.key).toBe('doprava')
  expect((await spin()).error.code).toBe('prizes_gone')
  shop.clock.offsetMs += DAY_MS
  expect((await spin()).value.result?.key).toBe('doprava')
  shop.clock.offsetMs -= DAY_MS
  await query(shop, `update internal.prize_stock s set daily_limit = null ${ofTheStand}`)
})

test('what was won is handed over: a code that works once, credits, a task for what is sent', async () => {
  const only = (key: string) =>
    query(
      shop,
      `update internal.prize_stock s set stock = case when p.key = $1 then s.drawn + 1 else s.drawn end from shop.prizes p
        where p.id = s.prize_id and p.fair_id = (select id from shop.fairs where key = 'zkusebni-provoz')`,
      [key],
    )
  await only('sleva-10')
  const input = form()
  const { value } = await tablet.call('enterFair', input)
  const won = await tablet.call('spinWheel', { ticket: value.ticket })
  expect(won.value.result).toMatchObject({ key: 'sleva-10', hasCode: true })
  expect(JSON.stringify(won.value)).not.toMatch(/KOLO[0-9A-F]{8}/)
  await shop.runJobs()
  const mail = shop.sink.mails.findLast(
    ({ recipient, subject }) => recipient === input.email && subject?.startsWith('Výhra'),
  )
  const [code] = /KOLO[0-9A-F]{8}/.exec(mail?.text ?? '') ?? []
  const [coupon] = await query(
    shop,
    'select percent, maximum::int as maximum, limit_total from shop.coupons where code = $1',
    [code],
  )
  expect(coupon).toMatchObject({ maximum: 30_000, limit_total: 1 })
  await only('doprava')
  expect((await tablet.call('spinWheel', { ticket: await ticket() })).value.result?.key).toBe('doprava')
  await only('pytel')
  await tablet.call('spinWheel', { ticket: await ticket() })
  const tasks = await query<{ kind: string }>(shop, `select kind from shop.staff_tasks where kind like 'fair%'`)
  expect(tasks.map(({ kind }) => kind)).toContain('fair_prize_to_send')
  await only('nic')
  expect((await tablet.call('spinWheel', { ticket: await ticket() })).error.code).toBe('prizes_gone')
})

test('credits won without an account wait as a task and are there with the account', async () => {
  const [prize] = await query<{ key: string }>(
    shop,
    `select p.key from shop.prizes p join shop.fairs f on f.id = p.fair_id where f.key = 'zkusebni-provoz' and p.kind = 'credits'`,
  )
  await query(
    shop,
    `update internal.prize_stock s set stock = case when p.key = $1 then s.drawn + 1 else s.drawn end from shop.prizes p
      where p.id = s.prize_id and p.fair_id = (select id from shop.fairs where key = 'zkusebni-provoz')`,
    [prize?.key],
  )
  const email = 'vyherce@priklad.cz'
  expect((await tablet.call('spinWheel', { ticket: await ticket({ email }) })).value.result?.key).toBe(prize?.key)
  const waiting = () =>
    query(
      shop,
      `select from shop.staff_tasks k join internal.fair_entries e on k.subject = 'fair_entry:' || e.id
        where k.kind = 'fair_credits' and k.closed_at is null and e.email = $1`,
      [email],
    )
  expect(await waiting()).toHaveLength(1)
  await newCustomer(shop, { email })
  expect(await waiting()).toHaveLength(0)
  const granted = await query(
    shop,
    `select from shop.credit_entries k join shop.customers c on c.id = k.customer_id
      where c.email = $1 and k.reference_type = 'fair_entry'`,
    [email],
  )
  expect(granted).toHaveLength(1)
})
