import { expect, test } from 'vitest'
import { selectNextDelivery } from '#app/webhook/deliveries.sql'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { happen, later, listen, newPartner } from './partners.ts'
import { startReceiver } from './receiver.ts'

const shop = openShop()
const HOUR = 3600
const DAY = 24 * HOUR

const told = ({ heard }: Awaited<ReturnType<typeof startReceiver>>) =>
  heard.map(({ event }) => `${event.entity} ${event.sequence}`)

const firstTold = (receiver: Awaited<ReturnType<typeof startReceiver>>) => [...new Set(told(receiver))]

test('an event that is refused holds its own order up and no other, and comes under the same id', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  await listen(partner, receiver.url)
  let isBroken = true
  receiver.answer = ({ entity }, response) =>
    void response.writeHead(isBroken && entity === 'order:1' ? 500 : 200).end('Nejde to.')
  await happen(shop, partner, 'order:1', 3)
  await happen(shop, partner, 'order:2', 2)
  await runJob(shop, 'send-webhooks')
  // However slow the machine is and however often the first one was tried meanwhile.
  expect(firstTold(receiver).toSorted()).toEqual(['order:1 1', 'order:2 1', 'order:2 2'])
  const { webhooks, deliveries } = (await partner.call('webhooks', {})).value
  expect(webhooks[0]).toMatchObject({ waiting: 3, state: 'active' })
  const refused = deliveries.at(-1)
  expect(refused).toMatchObject({
    entity: 'order:1',
    last: { outcome: 'refused', status: 500, answer: 'Nejde to.' },
  })
  const inAnHour = new Date(shop.clock.now().getTime() + HOUR * 1000)
  await query(shop, 'update internal.webhook_deliveries set next_at = $2 where id = $1', [refused?.id, inAnHour])
  const before = receiver.heard.length
  await later(shop, HOUR / 2)
  expect(receiver.heard).toHaveLength(before)
  isBroken = false
  await later(shop, HOUR)
  expect(told(receiver).slice(before)).toEqual(['order:1 1', 'order:1 2', 'order:1 3'])
  const bodies = receiver.heard.filter(({ event }) => event.entity === 'order:1' && event.sequence === 1)
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1)
})

test('who is slow, gone or drops the line holds nobody else up', async () => {
  const [good, slow, rude] = [await startReceiver(), await startReceiver(), await startReceiver()]
  slow.answer = () => undefined
  rude.answer = (_event, response) => void response.destroy()
  const partner = await newPartner(shop)
  for (const { url } of [slow, rude, { url: 'http://127.0.0.1:1' }, good]) await listen(partner, url)
  await happen(shop, partner, 'order:3', 2)
  await runJob(shop, 'send-webhooks')
  expect(told(good)).toEqual(['order:3 1', 'order:3 2'])
  const { deliveries } = (await partner.call('webhooks', {})).value
  const outcomes = deliveries.filter(({ sequence }) => sequence === 1).map(({ last }) => last?.outcome)
  expect(outcomes.toSorted()).toEqual(['broken_off', 'taken', 'timeout', 'unreachable'])
})

test('numbers have no holes, whatever is spread at once and however often', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  await listen(partner, receiver.url)
  await Promise.all(Array.from({ length: 8 }, (_, n) => happen(shop, partner, `order:${n % 2}`, 5)))
  await Promise.all([1, 2, 3].map(() => runJob(shop, 'send-webhooks')))
  for (const entity of ['order:0', 'order:1']) {
    const numbers = receiver.heard.filter(({ event }) => event.entity === entity).map(({ event }) => event.sequence)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  }
})

test('what a dead worker has claimed goes again, and before that nobody sends it', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  await listen(partner, receiver.url)
  receiver.answer = (_event, response) => void response.writeHead(503).end()
  await happen(shop, partner, 'order:4', 2)
  await runJob(shop, 'send-webhooks')
  receiver.answer = (_event, response) => void response.writeHead(200).end()
  const claimedUntil = new Date(shop.clock.now().getTime() + HOUR * 1000)
  await query(
    shop,
    `update internal.webhook_deliveries set claim = gen_random_uuid(), claimed_until = $1
      where id = (select min(id) from internal.webhook_deliveries where state = 'waiting' and entity = 'order:4')`,
    [claimedUntil],
  )
  const before = receiver.heard.length
  await later(shop, HOUR / 2)
  expect(receiver.heard).toHaveLength(before)
  await later(shop, HOUR)
  expect(told(receiver).slice(before)).toEqual(['order:4 1', 'order:4 2'])
})

test('a replay goes under its old id and number, also to a receiver that took it', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  await listen(partner, receiver.url)
  await happen(shop, partner, 'order:5', 3)
  await runJob(shop, 'send-webhooks')
  const first = (await partner.call('webhooks', {})).value.deliveries.find(({ sequence }) => sequence === 1)
  await partner.call('replayWebhook', { id: first?.id ?? 0 })
  await runJob(shop, 'send-webhooks')
  expect(told(receiver)).toEqual(['order:5 1', 'order:5 2', 'order:5 3', 'order:5 1'])
  expect(receiver.heard[3]?.event.id).toBe(receiver.heard[0]?.event.id)
})

test('after three silent days it is paused and its partner told; resumed, everything comes in order', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  const { id } = await listen(partner, receiver.url)
  receiver.answer = (_event, response) => void response.writeHead(500).end()
  await happen(shop, partner, 'order:6', 2)
  await runJob(shop, 'send-webhooks')
  await later(shop, 2 * DAY)
  expect((await partner.call('webhooks', {})).value.webhooks[0]?.state).toBe('active')
  await later(shop, DAY + 60)
  expect((await partner.call('webhooks', {})).value.webhooks[0]).toMatchObject({ state: 'paused', waiting: 2 })
  const mail = await shop.mailTo(partner.email)
  expect(mail.subject).toContain('pozastavili')
  expect(mail.text).toContain('/ucet/propojeni')
  const before = receiver.heard.length
  await happen(shop, partner, 'order:7')
  await later(shop, DAY)
  expect(receiver.heard).toHaveLength(before)
  expect((await partner.call('testWebhook', { id })).error.code).toBe('webhook_paused')
  const [waiting] = (await partner.call('webhooks', {})).value.deliveries
  expect((await partner.call('replayWebhook', { id: waiting?.id ?? 0 })).error.code).toBe('webhook_paused')
  receiver.answer = (_event, response) => void response.writeHead(200).end()
  expect((await partner.call('resumeWebhook', { id })).status).toBe(200)
  await shop.runJobs()
  expect(told(receiver).slice(before).toSorted()).toEqual(['order:6 1', 'order:6 2', 'order:7 1'])
  expect((await partner.call('webhooks', {})).value.webhooks[0]).toMatchObject({ state: 'active', failingSince: null })
})

test('who was silent and answers again hears at once what waited', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  await listen(partner, receiver.url)
  receiver.answer = (_event, response) => void response.writeHead(500).end()
  for (let n = 10; n < 16; n += 1) await happen(shop, partner, `order:${n}`)
  for (const seconds of [0, 6, 31, 121]) await later(shop, seconds)
  const before = receiver.heard.length
  receiver.answer = (_event, response) => void response.writeHead(200).end()
  await happen(shop, partner, 'order:16')
  await later(shop, 1)
  expect(receiver.heard.length - before).toBe(7)
})

test('terms that rest hold what happens; restored, all of it comes in order; ended, nothing more is kept', async () => {
  const receiver = await startReceiver()
  const partner = await newCustomer(shop)
  const { number } = (
    await visit(shop).call('sendApplication', {
      kind: 'wholesale',
      companyId: '45317054',
      companyName: 'Psí potřeby Vzorová a.s.',
      shopType: 'Chovatelské potřeby',
      volume: 'do 10 000 Kč',
      contactName: 'Petr Vzor',
      email: partner.email,
      phone: '777 123 456',
    })
  ).value
  const staff = await newStaff(shop, 'staff_support')
  const terms = { invoiceLimit: 5_000_000, dueDays: 21, probationOrders: 0 }
  await staff.call('decideApplication', { number, state: 'approved', terms })
  const change = (action: 'suspend' | 'restore' | 'end') =>
    staff.call('changeApplication', { number, action, note: 'Faktura je po splatnosti.' })
  await listen(partner, receiver.url)
  await happen(shop, partner, 'order:8')
  await runJob(shop, 'send-webhooks')
  await change('suspend')
  await happen(shop, partner, 'order:8', 2)
  await runJob(shop, 'send-webhooks')
  expect(told(receiver)).toEqual(['order:8 1'])
  const { value } = await partner.call('webhooks', {})
  expect(value).toMatchObject({ isPartner: false, isHeld: true, webhooks: [{ state: 'active', waiting: 2 }] })
  // What is held is due for nobody: no turn calls for the next one at once.
  const next = await selectNextDelivery(shop.database.pool)
  expect(next?.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThan(shop.clock.now().getTime())
  await change('restore')
  await later(shop, 60)
  expect(told(receiver)).toEqual(['order:8 1', 'order:8 2', 'order:8 3'])
  expect((await partner.call('webhooks', {})).value).toMatchObject({ isPartner: true, isHeld: false })
  await change('end')
  await happen(shop, partner, 'order:8')
  await runJob(shop, 'send-webhooks')
  expect(told(receiver)).toHaveLength(3)
  expect((await partner.call('webhooks', {})).value).toMatchObject({ isHeld: false, webhooks: [{ waiting: 0 }] })
})
