import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId } from '../shopping.ts'

const shop = openShop()

const BADY = {
  name: 'Bady <b>',
  age: { kind: 'stage', stage: 'dospely' } as const,
  activity: 'moderate' as const,
  weight: { measuredOn: '2026-11-10', grams: 14_000 },
}

/** Orders a bag of chicken from an account, for the given address of the order. */
async function orderFor(person: Person, email: string) {
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const order = await fillCheckout(person, { details: { email } })
  const placed = await person.call('placeOrder', order)
  expect(placed.status).toBe(201)
  const mail = await shop.mailTo(email)
  return { ...mail, html: String(mail.html) }
}

test('the confirmation calls by name, shows the way and the pack on its tint, and says the address once', async () => {
  const { browser, order } = await readyToOrder(shop, SKU.bag2, {
    details: { email: 'pribeh@priklad.cz', street: 'Lipová 7' },
  })
  await browser.call('placeOrder', order)
  const mail = await shop.mailTo('pribeh@priklad.cz')
  const html = String(mail.html)
  expect(mail.text).toMatch(/^Máme to, Jitko\n/)
  expect(mail.text).toMatch(/z toho DPH: \d+(,\d\d)? Kč/)
  expect(mail.text).toContain('[x] Přijato\n[>] Balíme')
  expect(mail.text?.match(/Lipová 7/g)).toHaveLength(1)
  expect(mail.text).not.toContain('Kolik do misky')
  expect(html).toMatch(/src="http:\/\/localhost:4003\/[0-9a-f]{16}\/480\/[a-z0-9-]+\.yellow\.png"/)
  expect(html).toMatch(/src="http:\/\/localhost:4003\/[0-9a-f]{16}\/160\/[a-z0-9-]+\.yellow\.png"/)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})

test('the owner of an account reads how much goes into the bowl', async () => {
  const person = await newCustomer(shop)
  expect((await person.call('addDog', BADY)).status).toBe(201)
  const { text, html } = await orderFor(person, person.email)
  expect(text).toMatch(/\* Kolik do misky \*\n\nBady <b>, Granule Kuře s hnědou rýží: \d+ g denně \(2× \d+ g\)/)
  expect(html).toContain('Bady &lt;b&gt;')
})

test('a dog that must not eat the food gets no dose of it', async () => {
  const person = await newCustomer(shop)
  await person.call('addDog', { ...BADY, allergies: ['kure'] })
  expect((await orderFor(person, person.email)).text).not.toContain('Kolik do misky')
})

test('an order sent to somebody else tells them nothing of the dogs of the account', async () => {
  const person = await newCustomer(shop)
  await person.call('addDog', BADY)
  expect((await orderFor(person, 'darek@priklad.cz')).text).not.toContain('Bady')
})

test('the outbox keeps neither the dog nor the token of the order in the open', async () => {
  const person = await newCustomer(shop)
  await person.call('addDog', BADY)
  await orderFor(person, person.email)
  const { rows } = await shop.database.pool.query('select data::text from internal.mails where recipient = $1', [
    person.email,
  ])
  for (const { data } of rows) expect(data).not.toMatch(/Bady|objednavka=/)
})
