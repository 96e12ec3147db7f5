import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, type Person } from '../people.ts'

const shop = openEmptyShop()
const NOTE = 'Bojí se cizích, prosím nehonit.'
const FIND = { place: 'Stromovka u rybníka', contact: '+420 777 123 456', message: 'Sedí u lavičky.' }
let jitka: Person
let radek: Person
let finder: Browser
let dogId: number

beforeAll(async () => {
  jitka = await newCustomer(shop)
  radek = await newCustomer(shop)
  finder = openBrowser(shop, { ip: '198.51.100.7' })
})
beforeEach(async () => {
  await shop.database.pool.query('delete from internal.rate_limits')
  const { value } = await jitka.call('addDog', { name: 'Ben', age: { kind: 'stage', stage: 'dospely' } })
  dogId = value.id
})

test('a finder reads the name and the words of the owner, and nothing of who the owner is', async () => {
  const { value } = await jitka.call('makeDogTag', { id: dogId, note: NOTE })
  const found = await finder.call('tag', { uid: value.uid })
  expect(found.value).toEqual({ kind: 'dog', name: 'Ben', sex: null, note: NOTE })
})

test('the words of a finder come to the owner by mail, as they were written', async () => {
  const { value } = await jitka.call('makeDogTag', { id: dogId, note: '' })
  const message = '<b>Sedí</b> u lavičky **[tady](https://zly.example)**'
  const sent = await finder.call('reportFoundDog', { uid: value.uid, ...FIND, message })
  expect(sent.value).toEqual({})
  const mail = await shop.mailTo(jitka.email)
  expect(mail.subject).toContain('Ben')
  expect(mail.text).toContain(FIND.place)
  expect(mail.text).toContain(FIND.contact)
  expect(mail.html).toContain('&lt;b&gt;')
  expect(mail.html).not.toContain('href="https://zly.example"')
})

test('once the mail has gone nobody here knows who found the dog and where', async () => {
  const { value } = await jitka.call('makeDogTag', { id: dogId, note: '' })
  await finder.call('reportFoundDog', { uid: value.uid, ...FIND })
  expect((await shop.mailTo(jitka.email)).text).toContain(FIND.contact)
  const { rows } = await shop.database.pool.query(
    "select data, secrets from internal.mails where template = 'dog-found'",
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ secrets }) => secrets === null)).toBe(true)
  for (const words of Object.values(FIND)) expect(JSON.stringify(rows)).not.toContain(words)
})

test('a dog has one tag: asked for again it keeps its code, struck out it gets another', async () => {
  const first = await jitka.call('makeDogTag', { id: dogId, note: '' })
  const again = await jitka.call('makeDogTag', { id: dogId, note: NOTE })
  expect(again.value.uid).toBe(first.value.uid)
  await jitka.call('revokeDogTag', { id: dogId })
  expect((await finder.call('tag', { uid: first.value.uid })).status).toBe(404)
  expect((await finder.call('reportFoundDog', { uid: first.value.uid, ...FIND })).status).toBe(404)
  const next = await jitka.call('makeDogTag', { id: dogId, note: '' })
  expect(next.value.uid).not.toBe(first.value.uid)
})

test('pressed at once in two tabs it is still one tag', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => jitka.call('makeDogTag', { id: dogId, note: '' })))
  expect(new Set(made.map(({ value }) => value.uid)).size).toBe(1)
})

test('nobody makes or strikes out the tag of another household', async () => {
  const { value } = await jitka.call('makeDogTag', { id: dogId, note: '' })
  expect((await radek.call('makeDogTag', { id: dogId, note: 'moje' })).status).toBe(404)
  expect((await radek.call('revokeDogTag', { id: dogId })).status).toBe(404)
  expect((await finder.call('tag', { uid: value.uid })).value).toMatchObject({ note: '' })
})

test('a dog taken out of the account is found by nobody', async () => {
  const { value } = await jitka.call('makeDogTag', { id: dogId, note: '' })
  await jitka.call('removeDog', { id: dogId })
  expect((await finder.call('tag', { uid: value.uid })).status).toBe(404)
})

test('whoever writes again and again is stopped, from other networks too', async () => {
  const { value } = await jitka.call('makeDogTag', { id: dogId, note: '' })
  const report = () => finder.call('reportFoundDog', { uid: value.uid, ...FIND })
  const statuses: number[] = []
  for (let tried = 0; tried < 8; tried += 1) {
    statuses.push((await report()).status)
    // The next one comes from elsewhere: what is counted of the network is forgotten, what is counted of the tag stays.
    await shop.database.pool.query("delete from internal.rate_limits where action = 'found_dog'")
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})
