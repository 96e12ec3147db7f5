import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
const DAY_MS = 24 * 60 * 60 * 1000

async function orderAs(email: string) {
  const { browser, order } = await readyToOrder(shop, SKU.bag2, { details: { email } })
  const placed = await browser.call('placeOrder', order)
  expect(placed.status).toBe(201)
  await shop.runJobs()
  return placed.value
}

const keysIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\/l\/objednavka\/([\w.-]+)/g)].map(([, key]) => key)

const mailsTo = (email: string) => shop.sink.mails.filter(({ recipient }) => recipient === email)

test('new links come to the mailbox of the orders, also of old ones', async () => {
  const email = 'ztraceny@priklad.cz'
  const first = await orderAs(email)
  const second = await orderAs(email)
  shop.clock.offsetMs += 100 * DAY_MS
  const stranger = visit(shop)
  expect((await stranger.call('orderDetail', { token: first.accessToken })).status).toBe(404)

  expect((await stranger.call('requestOrderLinks', { email: ' Ztraceny@priklad.cz' })).status).toBe(202)
  const mail = await shop.mailTo(email)
  expect(mail.subject).toBe('Odkazy na vaše objednávky')
  const keys = keysIn(mail.text)
  expect(keys).toHaveLength(2)
  const opened = await stranger.call('orderDetail', { token: keys[1] ?? '' })
  expect(opened.value.order.number).toBe(first.number)
  // Its page works with what it was given: messages, documents and commands open for as long as the link.
  const { accessToken: token } = opened.value
  expect((await stranger.call('orderThreads', { token })).status).toBe(200)
  expect((await stranger.call('orderDetail', { token })).status).toBe(200)
  expect((await stranger.call('caseForm', { token })).status).toBe(200)

  await stranger.call('requestOrderLinks', { email, number: `${second.number.slice(0, 5)} ${second.number.slice(5)}` })
  expect(keysIn((await shop.mailTo(email)).text)).toHaveLength(1)
  shop.clock.offsetMs -= 100 * DAY_MS
})

test('a stranger gets the same answer and nobody gets a mail', async () => {
  const mine = await orderAs('majitel@priklad.cz')
  const before = mailsTo('majitel@priklad.cz').length
  const stranger = visit(shop)
  const asked = await stranger.call('requestOrderLinks', { email: 'cizi@priklad.cz', number: mine.number })
  expect([asked.status, asked.value]).toEqual([202, {}])
  await shop.runJobs()
  expect(mailsTo('cizi@priklad.cz')).toEqual([])
  expect(mailsTo('majitel@priklad.cz')).toHaveLength(before)
})

test('a mailbox is not flooded', async () => {
  const email = 'zaplaveny@priklad.cz'
  await orderAs(email)
  for (let time = 0; time < 8; time += 1) {
    await visit(shop).call('requestOrderLinks', { email })
    await shop.runJobs()
  }
  expect(mailsTo(email).filter(({ subject }) => subject === 'Odkazy na vaše objednávky')).toHaveLength(6)
})

test('what was revoked stays closed', async () => {
  const email = 'zavreny@priklad.cz'
  const { orderId } = await orderAs(email)
  await shop.database.pool.query('update shop.orders set links_revoked_at = now() where id = $1', [orderId])
  const before = mailsTo(email).length
  await visit(shop).call('requestOrderLinks', { email })
  await shop.runJobs()
  expect(mailsTo(email)).toHaveLength(before)
})

test('its owner has the documents and commands of an order for good', async () => {
  const person = await newCustomer(shop)
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const placed = await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
  shop.clock.offsetMs += 80 * DAY_MS
  const { value: body } = await person.call('ownOrder', { orderId: placed.value.orderId })
  shop.clock.offsetMs += 20 * DAY_MS
  expect((await visit(shop).call('orderDetail', { token: placed.value.accessToken })).status).toBe(404)
  expect((await person.call('orderDetail', { token: body.accessToken })).status).toBe(200)
  shop.clock.offsetMs -= 100 * DAY_MS
})
