import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'
import { newCompany, orderForCompany } from './buying-company.ts'
import { joinedBy, newCompanyAt } from './company-people.ts'

const shop = openShop()

async function confirmation(buyer: Person) {
  await setStock(shop, SKU.bag12, 1000)
  const order = await orderForCompany(shop, buyer)
  const mail = await shop.mailTo(buyer.email)
  expect(mail.subject).toBe(`Objednávka ${order.number} je u nás`)
  const files = mail.attachments.map(({ filename }) => filename).filter((name) => name?.endsWith('.txt'))
  return { order, text: mail.text ?? '', files }
}

/** The amount that stands in a row of the mail, in hundredths of a crown; a row that is left out adds nothing. */
function rowOf(text: string, name: string): number {
  const [, words = '0'] = new RegExp(`^${name}[^\\n]*: ([^\\n]+) Kč$`, 'm').exec(text.replaceAll(' ', ' ')) ?? []
  return Math.round(Number(words.replace(/\s/g, '').replace('−', '-').replace(',', '.')) * 100)
}

test('an order within the limit is accepted, and its mail says nothing of an approval', async () => {
  const { order, text } = await confirmation(await newCompany(shop))
  expect(order.state).toBe('accepted')
  expect(text).toContain('[x] Přijato\n[>] Balíme')
  expect(text).toContain('kupní smlouva uzavřena')
  expect(text).not.toMatch(/schvál/i)
})

test('over the limit of the company it waits for us, and no contract is spoken of', async () => {
  const { order, text } = await confirmation(await newCompany(shop, 100))
  expect(order.state).toBe('awaiting_approval')
  expect(text).toContain('[>] Čeká na schválení\n[ ] Balíme')
  expect(text).toContain('čeká na naše schválení')
  expect(text).not.toContain('kupní smlouva uzavřena')
})

test('over the limit of a buyer it waits for the company', async () => {
  const owner = await newCompanyAt(shop)
  const { text } = await confirmation(await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 }))
  expect(text).toContain('[>] Čeká na vaši firmu\n[ ] Balíme')
  expect(text).toContain('čeká na schválení ve vaší firmě')
})

test('prices without tax say so and add up to what is paid', async () => {
  const { order, text } = await confirmation(await newCompany(shop))
  const parts = ['Zboží bez DPH', 'Slevy bez DPH', 'Doprava bez DPH', 'Platba bez DPH']
  const base = parts.reduce((sum, name) => sum + rowOf(text, name), 0)
  expect(base).toBeGreaterThan(0)
  expect(rowOf(text, 'Celkem bez DPH')).toBe(base)
  expect(base + rowOf(text, 'DPH') + rowOf(text, 'Zaokrouhlení')).toBe(order.payable)
  expect(rowOf(text, 'Celkem s DPH')).toBe(order.payable)
})

test('who buys for a business reads nothing of withdrawing; a household does, with the form', async () => {
  const company = await confirmation(await newCompany(shop))
  expect(company.text).not.toContain('Od smlouvy můžete odstoupit')
  expect(company.files).not.toContain('odstoupeni-od-smlouvy.txt')
  expect(company.files).toContain('kupni-smlouva.txt')

  const person = await newCustomer(shop)
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
  const { text, attachments } = await shop.mailTo(person.email)
  expect(text).toContain('Od smlouvy můžete odstoupit')
  expect(attachments.map(({ filename }) => filename)).toContain('odstoupeni-od-smlouvy.txt')
})
