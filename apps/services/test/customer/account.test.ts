import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, PASSWORD, type Person } from '../people.ts'

const shop = openEmptyShop()
let jitka: Person
let radek: Person
beforeAll(async () => {
  await shop.database.pool.query(`
    insert into internal.address_streets (municipality_code, municipality, part, street, places)
      values (554782, 'Praha', 'Smíchov', 'Radlická', 1);
    insert into internal.address_places (code, street_id, house_number, orientation_number, zip)
      select 990000009, id, 3294, 10, '15000' from internal.address_streets`)
  jitka = await newCustomer(shop)
  radek = await newCustomer(shop)
})
beforeEach(async () => {
  shop.clock.offsetMs = 0
  await shop.database.pool.query('delete from internal.rate_limits')
})

const address = { firstName: 'Jitka', lastName: 'Novotná', street: 'Radlická 3294/10', city: 'Praha 5', zip: '150 00' }

describe('addresses', () => {
  test('a known address is verified against the index and the first one is the default', async () => {
    const { status, value } = await jitka.call('addAddress', { ...address, phone: '777 123 456' })
    expect(status).toBe(201)
    expect(value).toMatchObject({
      verified: true,
      placeCode: 990000009,
      isDefault: true,
      zip: '15000',
      phone: '+420777123456',
    })
  })

  test('a wrong post code is told with the right one', async () => {
    const { error } = await jitka.call('addAddress', { ...address, zip: '60200' })
    expect(error).toMatchObject({ code: 'zip_mismatch', details: { rightZip: '15000' } })
  })

  test('an unknown address is kept only as written', async () => {
    const unknown = { ...address, street: 'Neexistující 7' }
    expect((await jitka.call('addAddress', unknown)).error.code).toBe('address_not_found')
    const { value } = await jitka.call('addAddress', { ...unknown, asWritten: true })
    expect(value).toMatchObject({ verified: false, placeCode: null, isDefault: false })
  })

  test('a code of a place that was not looked up is not believed', async () => {
    const { value } = await jitka.call('addAddress', {
      ...address,
      street: 'Jiná 5',
      placeCode: 990000009,
      asWritten: true,
    })
    expect(value).toMatchObject({ verified: false, placeCode: null })
  })

  test.each([
    [{ street: 'Radlická' }, { street: 'street_number_missing' }],
    [{ zip: '1500' }, { zip: 'zip_invalid' }],
    [{ phone: '123' }, { phone: 'phone_invalid' }],
    [{ firstName: '' }, { firstName: 'required' }],
    [{ lastName: 'x'.repeat(33) }, { lastName: 'too_long' }],
  ])('%j is refused at the field', async (change, fields) => {
    const { status, error } = await jitka.call('addAddress', { ...address, ...change })
    expect(status).toBe(400)
    expect(error.details).toEqual({ fields })
  })

  test('there is one default, and saving an old version is refused', async () => {
    const { value: second } = await jitka.call('addAddress', { ...address, label: 'Chata', isDefault: true })
    const { rows } = await shop.database.pool.query(
      `select id from shop.addresses where is_default and deleted_at is null`,
    )
    expect(rows).toEqual([{ id: String(second.id) }])
    const saved = await jitka.call('saveAddress', {
      ...address,
      id: second.id,
      version: second.version,
      label: 'Chalupa',
    })
    expect(saved.value).toMatchObject({ label: 'Chalupa', version: second.version + 1 })
    const stale = await jitka.call('saveAddress', { ...address, id: second.id, version: second.version })
    expect(stale.error).toMatchObject({ code: 'version_conflict', details: { version: second.version + 1 } })
  })

  test('a removal can be taken back within a month', async () => {
    const { value } = await jitka.call('addAddress', { ...address, label: 'Práce' })
    expect((await jitka.call('removeAddress', { id: value.id })).status).toBe(200)
    expect((await jitka.call('removeAddress', { id: value.id })).status).toBe(404)
    expect((await jitka.call('restoreAddress', { id: value.id })).value.label).toBe('Práce')
    expect((await jitka.call('restoreAddress', { id: value.id })).error.code).toBe('nothing_to_restore')
  })

  test('an address of somebody else is not there', async () => {
    const { value } = await jitka.call('addAddress', address)
    expect((await radek.call('saveAddress', { ...address, id: value.id, version: value.version })).status).toBe(404)
    expect((await radek.call('removeAddress', { id: value.id })).status).toBe(404)
    expect((await radek.call('restoreAddress', { id: value.id })).status).toBe(409)
  })

  test('thirty addresses are enough, also when asked for at once', async () => {
    const collector = await newCustomer(shop)
    const answers = await Promise.all(Array.from({ length: 33 }, () => collector.call('addAddress', address)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
    expect(answers.filter(({ error }) => error.code === 'too_many_items')).toHaveLength(3)
  })
})

test('name, phone and company are saved once per version', async () => {
  const company = { name: 'Psí salon', companyId: '453 17 054', vatId: 'cz45317054' }
  const profile = { version: 1, firstName: 'Jitka', lastName: 'Novotná', phone: '+420 777 123 456', company }
  const { value } = await jitka.call('saveProfile', profile)
  expect(value).toEqual({
    version: 2,
    firstName: 'Jitka',
    lastName: 'Novotná',
    phone: '+420777123456',
    company: { name: 'Psí salon', companyId: '45317054', vatId: 'CZ45317054' },
  })
  expect((await jitka.call('saveProfile', profile)).error.code).toBe('version_conflict')
  const wrong = await jitka.call('saveProfile', { ...profile, company: { ...company, companyId: '12345678' } })
  expect(wrong.error.details).toEqual({ fields: { 'company.companyId': 'company_id_invalid' } })
})

test('consents keep their history with the wording', async () => {
  const set = (granted: boolean) => jitka.call('setConsent', { topic: 'newsletter', granted, wordingVersion: 1 })
  await set(true)
  await set(false)
  await set(true)
  expect(
    (await jitka.call('setConsent', { topic: 'surveys', granted: true, wordingVersion: 99 })).error.details,
  ).toEqual({
    fields: { wordingVersion: 'invalid' },
  })
  const { rows } = await shop.database.pool.query(
    `select granted from shop.consents n join shop.customers c on c.id = n.customer_id
      where c.email = $1 and topic = 'newsletter' order by n.id`,
    [jitka.email],
  )
  expect(rows.map(({ granted }) => granted)).toEqual([true, false, true])
})

describe('companies', () => {
  const ask = (companyId: string) => openBrowser(shop).call('lookUpCompany', { companyId })

  test('the register fills the form', async () => {
    expect((await ask('45317054')).value).toMatchObject({
      name: 'Psí potřeby Vzorová a.s.',
      street: 'Vinohradská 2048/5a',
    })
  })

  test('a wrong check digit never leaves the house', async () => {
    const asked = shop.ares.asked.length
    expect((await ask('12345678')).status).toBe(404)
    expect(shop.ares.asked).toHaveLength(asked)
  })

  test('a register that is down is a refusal the form can live with', async () => {
    shop.ares.fail('error')
    expect((await ask('45317054')).error.code).toBe('register_unavailable')
    shop.ares.fail(null)
    expect((await ask('12345679')).error.code).toBe('company_not_found')
  })
})

describe('leaving', () => {
  test('everything kept about a customer can be taken along, and nothing that opens a door', async () => {
    const age = { kind: 'born', on: '2022-04-01' } as const
    await jitka.call('addDog', { name: 'Bára', age, weight: { measuredOn: '2026-01-10', grams: 18_200 } })
    const { value } = await jitka.call('exportData', {})
    expect(value).toMatchObject({ format: 'cenich-export-1', profile: [{ email: jitka.email, first_name: 'Jitka' }] })
    expect(Object.keys(value)).toEqual(
      expect.arrayContaining(['addresses', 'dogs', 'consents', 'credits', 'sessions', 'passkeys', 'mails']),
    )
    expect(value.dogs).toMatchObject([{ weights: [{}] }])
    expect(JSON.stringify(value)).not.toMatch(/argon2id|token|password_hash|public_key/)
    expect(JSON.stringify(value)).not.toContain(radek.email)
  })

  test('deletion says what goes, what stays and why', async () => {
    const { value } = await jitka.call('deletionTerms', {})
    expect(value).toMatchObject({
      hasPassword: true,
      creditsLost: expect.any(Number),
      kept: expect.arrayContaining([{ what: 'invoices', why: 'tax_law', years: 10 }]),
    })
    expect(value.creditsLost).toBeGreaterThan(0)
  })

  test('deletion empties the account for good and keeps the evidence without a name', async () => {
    const person = await newCustomer(shop)
    await person.call('addAddress', address)
    await person.call('addDog', { name: 'Bára' })
    await person.call('setConsent', { topic: 'newsletter', granted: true, wordingVersion: 1 })
    const { rows: before } = await shop.database.pool.query('select id from shop.customers where email = $1', [
      person.email,
    ])
    const id = before[0].id

    expect((await person.call('deleteAccount', { password: 'nevim nevim', understood: true })).error.code).toBe(
      'password_wrong',
    )
    expect((await person.call('deleteAccount', { password: PASSWORD, understood: false as never })).status).toBe(400)
    expect((await person.call('deleteAccount', { password: PASSWORD, understood: true })).status).toBe(200)

    expect((await person.call('session', {})).value.customer).toBeNull()
    expect((await shop.mailTo(person.email)).subject).toBe('Účet je smazaný')
    const { rows } = await shop.database.pool.query(
      `select c.email, c.first_name, c.user_id, c.deleted_at is not null as deleted, c.email_hash is not null as hashed,
              (select count(*)::int from shop.addresses where customer_id = c.id) as addresses,
              (select count(*)::int from shop.dogs where customer_id = c.id) as dogs,
              (select array_agg(granted order by id) from shop.consents where customer_id = c.id) as consents,
              (select sum(amount)::int from shop.credit_entries where customer_id = c.id) as credits
         from shop.customers c where c.id = $1`,
      [id],
    )
    expect(rows[0]).toEqual({
      email: null,
      first_name: '',
      user_id: null,
      deleted: true,
      hashed: true,
      addresses: 0,
      dogs: 0,
      consents: [true, false],
      credits: 0,
    })
    const { rows: users } = await shop.database.pool.query('select from auth.users where email = $1', [person.email])
    expect(users).toHaveLength(0)
    const again = await newCustomer(shop, { email: person.email })
    expect((await again.call('session', {})).value.customer?.id).not.toBe(Number(id))
  })
})

test('what has served its purpose is purged by the timetable', async () => {
  const person = await newCustomer(shop)
  const { value } = await person.call('addAddress', address)
  await person.call('removeAddress', { id: value.id })
  shop.clock.offsetMs = 31 * 24 * 3_600_000
  await shop.deps.pool.query(`select graphile_worker.add_job('purge-expired', '{}')`)
  await shop.runJobs()
  const { rows } = await shop.database.pool.query('select from shop.addresses where id = $1', [value.id])
  expect(rows).toHaveLength(0)
  const { rows: left } = await shop.database.pool.query(
    `select (select count(*)::int from internal.idempotency_keys) + (select count(*)::int from internal.sign_in_failures) as left`,
  )
  expect(left[0].left).toBe(0)
})
