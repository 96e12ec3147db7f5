import { randomUUID } from 'node:crypto'
import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let support: Browser
let admin: Browser
beforeAll(async () => {
  support = await newStaff(shop, 'staff_support')
  admin = await newStaff(shop, 'staff_admin')
})
beforeEach(() => goTo('2026-11-16', '08:10'))
afterEach(() => goTo('2026-11-16', '08:10'))

async function goTo(day: string, time: string): Promise<void> {
  shop.clock.offsetMs = fromPragueTime(day, time).getTime() - Date.now()
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

const idOf = async ({ email }: Person) =>
  (await query<{ id: number }>(shop, 'select id::int from shop.customers where email = $1', [email]))[0]?.id ?? 0

const entriesOf = (person: Person, kind: string) =>
  query<{ amount: number; note: string; until: string }>(
    shop,
    `select e.amount, e.note, to_char(e.expires_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as until
       from shop.credit_entries e join shop.customers c on c.id = e.customer_id where c.email = $1 and e.kind = $2 order by e.id`,
    [person.email, kind],
  )

const born = (on: string, name = 'Ferda') => ({ name, age: { kind: 'born', on } as const })

/** As if the dates of all dogs had been told long ago. */
const letStand = () => query(shop, `update shop.dogs set born_noted_at = born_noted_at - interval '40 days'`)

const versionOf = async (id: number) =>
  (await query<{ version: number }>(shop, 'select version from shop.dogs where id = $1', [id]))[0]?.version ?? 0

describe('the birthday of a dog', () => {
  test('brings nothing to who adds it on the day, or moves its date there; a mended year changes nothing', async () => {
    const owner = await newCustomer(shop)
    for (const name of ['Ajda', 'Bára', 'Cira']) await owner.call('addDog', born('2021-11-16', name))
    const { value: dog } = await owner.call('addDog', born('2021-06-16', 'Dita'))
    await query(shop, 'update shop.dogs set born_noted_at = $1 where id = $2', ['2026-01-01', dog.id])
    await owner.call('saveDog', { ...born('2021-11-16', 'Dita'), id: dog.id, version: await versionOf(dog.id) })
    await runJob(shop, 'give-birthdays')
    expect(await entriesOf(owner, 'birthday')).toEqual([])
    await query(shop, 'update shop.dogs set born_noted_at = $1 where id = $2', ['2026-10-17', dog.id])
    const mended = { ...born('2020-11-16', 'Dita'), id: dog.id, version: await versionOf(dog.id) }
    expect((await owner.call('saveDog', mended)).status).toBe(200)
    await runJob(shop, 'give-birthdays')
    expect(await entriesOf(owner, 'birthday')).toHaveLength(1)
  })

  test('brings credits in the morning, for sixty days, once, and a mail to who wants one', async () => {
    const [told, quiet] = [await newCustomer(shop), await newCustomer(shop)]
    await told.call('setConsent', { topic: 'reminders', granted: true, wordingVersion: 1 })
    for (const person of [told, quiet]) await person.call('addDog', born('2021-11-16'))
    await letStand()
    await goTo('2026-11-16', '06:30')
    await runJob(shop, 'give-birthdays')
    expect(await entriesOf(told, 'birthday')).toEqual([])
    await goTo('2026-11-16', '08:10')
    for (const _ of [1, 2]) await runJob(shop, 'give-birthdays')
    for (const person of [told, quiet]) {
      expect(await entriesOf(person, 'birthday')).toEqual([{ amount: 100, note: '', until: '2027-01-15' }])
    }
    const mails = (person: Person) => subjectsTo(shop, person.email).filter((subject) => subject?.includes('dárek'))
    expect([mails(told).length, mails(quiet).length]).toEqual([1, 0])
  })

  test('comes once a year, however often its date is moved', async () => {
    const owner = await newCustomer(shop)
    const { value: dog } = await owner.call('addDog', born('2021-11-16'))
    await letStand()
    await runJob(shop, 'give-birthdays')
    await goTo('2027-01-05', '09:00')
    const moved = await owner.call('saveDog', { ...born('2021-01-05'), id: dog.id, version: await versionOf(dog.id) })
    expect(moved.status).toBe(200)
    await letStand()
    await runJob(shop, 'give-birthdays')
    expect(await entriesOf(owner, 'birthday')).toHaveLength(1)
    await goTo('2028-01-05', '09:00')
    await runJob(shop, 'give-birthdays')
    expect(await entriesOf(owner, 'birthday')).toHaveLength(2)
  })

  test('is given to three dogs, also when one is taken away and added again', async () => {
    const owner = await newCustomer(shop)
    const dogs = []
    for (const name of ['Ajda', 'Bára', 'Cira', 'Dita']) {
      dogs.push((await owner.call('addDog', born('2021-11-16', name))).value)
    }
    await letStand()
    await runJob(shop, 'give-birthdays')
    await owner.call('removeDog', { id: dogs[0]?.id ?? 0 })
    await owner.call('addDog', born('2021-11-16', 'Ajda'))
    await letStand()
    await runJob(shop, 'give-birthdays')
    expect(await entriesOf(owner, 'birthday')).toHaveLength(3)
  })

  test('a wholesaler has no part in the programme', async () => {
    const owner = await newCustomer(shop)
    await query(
      shop,
      `update shop.customers set customer_group_id = (select id from shop.customer_groups where earn_percent is null limit 1) where email = $1`,
      [owner.email],
    )
    await owner.call('addDog', born('2021-11-16'))
    await letStand()
    await runJob(shop, 'give-birthdays')
    expect(await entriesOf(owner, 'birthday')).toEqual([])
  })
})

describe('credits by hand', () => {
  test('are given and taken with a reason the customer reads, once a click, within the limit of the role', async () => {
    const owner = await newCustomer(shop)
    const customerId = await idOf(owner)
    const given = { customerId, key: randomUUID(), credits: 200, reason: 'Omluva za rozbitou misku.' }
    expect(await support.call('changeCredits', given)).toMatchObject({ status: 200, value: { usable: 250, left: 100 } })
    expect(await support.call('changeCredits', given)).toMatchObject({ status: 200, value: { usable: 250, left: 100 } })
    const taken = { customerId, key: randomUUID(), credits: -101, reason: 'Připsáno dvakrát.' }
    const over = await support.call('changeCredits', taken)
    expect(over.error).toMatchObject({ code: 'credits_refused', details: { reason: 'over_role_limit', left: 100 } })
    expect(await admin.call('changeCredits', taken)).toMatchObject({ status: 200, value: { usable: 149 } })
    const poor = await admin.call('changeCredits', { ...taken, key: randomUUID(), credits: -150 })
    expect(poor.error).toMatchObject({ details: { reason: 'not_enough_credits', balance: 149 } })
    expect(await entriesOf(owner, 'goodwill')).toMatchObject([{ amount: 200, note: 'Omluva za rozbitou misku.' }])
    // Those that end first go first: the fifty of the welcome end with the same day and came before.
    const out = await entriesOf(owner, 'adjustment')
    expect(out.map(({ amount }) => amount)).toEqual([-50, -51])
  })

  test('two at once take no more than there is', async () => {
    const owner = await newCustomer(shop)
    const customerId = await idOf(owner)
    const take = () => admin.call('changeCredits', { customerId, key: randomUUID(), credits: -40, reason: 'Oprava.' })
    const answers = await Promise.all([take(), take()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('are not for oneself, nor for a group that cannot spend them', async () => {
    const [member] = await query<{ email: string }>(
      shop,
      `select u.email from auth.users u join auth.sessions s on s.user_id = u.id where u.email like 'obsluha%' order by u.created_at limit 1`,
    )
    const own = await newCustomer(shop, { email: String(member?.email).replace('@', '+doma@') })
    const toOwn = { customerId: await idOf(own), key: randomUUID(), credits: 10, reason: 'Pro radost.' }
    expect((await support.call('changeCredits', toOwn)).error).toMatchObject({ details: { reason: 'own_account' } })
    await query(
      shop,
      `update shop.customers set customer_group_id = (select id from shop.customer_groups where earn_percent is null limit 1) where email = $1`,
      [own.email],
    )
    const refused = await admin.call('changeCredits', { ...toOwn, key: randomUUID() })
    expect(refused.error).toMatchObject({ details: { reason: 'group_not_eligible' } })
  })

  test('are not for the warehouse', async () => {
    const owner = await newCustomer(shop)
    const warehouse = await newStaff(shop, 'staff_warehouse')
    const given = { customerId: await idOf(owner), key: randomUUID(), credits: 10, reason: 'Nic.' }
    expect((await warehouse.call('changeCredits', given)).status).toBe(403)
  })
})

test('every rule names settings that are there, and every kind that opens a lot has its rule', async () => {
  const rules = await query<{ code: string; kind: string; isWhole: boolean }>(
    shop,
    `select r.code, r.kind, r.sentence like '%{credits}%' = (r.amount_key is not null) and r.sentence like '%{limit}%' = (r.limit_key is not null)
            and r.sentence like '%{days}%' = (r.days_key is not null) as "isWhole" from shop.credit_rules r order by r.position`,
  )
  expect(rules.filter(({ isWhole }) => !isWhole)).toEqual([])
  const kinds = ['welcome', 'dog_profile', 'birthday', 'purchase', 'review', 'survey', 'regular_delivery', 'goodwill']
  expect(kinds.filter((kind) => !rules.some((rule) => rule.kind === kind))).toEqual([])
})
