import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { move, type Placed, query, runJob } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'
import { askAbout, type Cases, openCases } from './taking-cases.ts'

const shop = openShop()
const DAY = 24 * 60
let cases: Cases
beforeAll(async () => {
  cases = await openCases(shop)
  await setStock(shop, SKU.bag2, 400)
})

/** Each of its own telephone and house, so that only what the test says brings them together. */
async function delivered(phone: string, street: string): Promise<Placed> {
  const order = await cases.paidFor([[SKU.bag2, 1]])
  await cases.deliver(order)
  await query(
    shop,
    `update shop.orders set phone = $2, billing = billing || jsonb_build_object('street', $3::text),
       delivery = delivery || jsonb_build_object('street', $3::text) where id = $1`,
    [order.orderId, phone, street],
  )
  return order
}

const doubtsOf = async ({ browser, token }: Placed) =>
  (await browser.call('caseForm', { token })).value.lines[0]?.doubts.guarantee

test('a claim from the same telephone or house under another e-mail is looked at by a person, and taken', async () => {
  const first = await delivered('+420602111001', 'Lidická 12')
  await cases.submit(first, askAbout('guarantee', [1], { files: [await cases.upload()] }))
  const stranger = await delivered('+420602111002', 'Zemědělská 5')
  const samePhone = await delivered('+420602111001', 'Zemědělská 6')
  const sameHouse = await delivered('+420602111003', 'lidicka12')
  expect(await doubtsOf(stranger)).toEqual([])
  expect(await doubtsOf(samePhone)).toEqual(['same_address'])
  expect(await doubtsOf(sameHouse)).toEqual(['same_address'])
  const taken = await cases.submit(sameHouse, askAbout('guarantee', [1], { files: [await cases.upload()] }))
  await shop.runJobs()
  expect(await cases.read(sameHouse, taken.token)).toMatchObject({ state: 'notified', isByRule: false })
})

test("goods bought at prices without tax are a company's, whatever it wrote about itself", async () => {
  const browser = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers set invoice_limit = 5000000,
       customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
    [browser.email],
  )
  await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2), pieces: 60 })
  const ready = await fillCheckout(browser, { details: { email: browser.email }, payment: 'na-fakturu' })
  const { value } = await browser.call('placeOrder', ready)
  const { value: form } = await browser.call('caseForm', { token: value.accessToken })
  expect(form.lines[0]?.doubts.guarantee).toContain('company')
})

test('a refused claim that has closed by itself bars nothing and counts for nothing', async () => {
  const order = await delivered('+420602111004', 'Vídeňská 7')
  const taken = await cases.submit(order, askAbout('guarantee', [1]))
  await cases.decide(taken.number, [{ position: 1, pieces: 1, outcome: 'refuse', reason: 'Není to první balení.' }])
  move(shop, 15 * DAY)
  await runJob(shop, 'age-cases')
  expect((await cases.read(order, taken.token)).state).toBe('closed')
  expect(await doubtsOf(order)).toEqual([])
  const { value } = await order.browser.call('caseForm', { token: order.token })
  expect(value.lines[0]?.left.guarantee).toBe(1)
})
