import { VERIFY_EXAMPLE } from '@shop/contract/webhook/webhook-examples'
import { beforeAll, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { happen, later, listen, newPartner } from './partners.ts'
import { startReceiver } from './receiver.ts'

// Orders are moved past their parcels and stock.
const shop = openShop({}, 'tampered')
let isFromCenich: (headers: object, body: string, secret: string, now?: number) => boolean

beforeAll(async () => {
  ;({ isFromCenich } = await import(`data:text/javascript,${encodeURIComponent(VERIFY_EXAMPLE)}`))
})

async function placed(who: Person): Promise<{ orderId: number; number: string }> {
  await who.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  const order = await fillCheckout(who, { details: { email: who.email }, payment: 'na-fakturu' })
  const { value, status, error } = await who.call('placeOrder', order)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return value
}

test('a partner hears of each state of the own order, in order, signed as the documentation says', async () => {
  const receiver = await startReceiver()
  const [partner, other] = [await newPartner(shop), await newPartner(shop)]
  const { secret } = await listen(partner, receiver.url)
  const { orderId, number } = await placed(partner)
  await placed(other)
  await deliver(shop, orderId)
  await runJob(shop, 'send-webhooks')

  const { heard } = receiver
  expect(heard.map(({ event }) => [event.entity, event.sequence, event.type, event.data.to])).toEqual([
    [`order:${number}`, 1, 'order.state_changed', 'accepted'],
    [`order:${number}`, 2, 'order.state_changed', 'packing'],
    [`order:${number}`, 3, 'order.state_changed', 'shipped'],
    [`order:${number}`, 4, 'order.state_changed', 'delivered'],
  ])
  expect(heard[0]?.event.data).toMatchObject({ order: number, from: null, currency: 'CZK' })
  const now = shop.clock.now().getTime()
  for (const { headers, body } of heard) {
    expect(isFromCenich(headers, body, secret, now)).toBe(true)
    expect(isFromCenich(headers, body.replace('order', 'odrer'), secret, now)).toBe(false)
    expect(isFromCenich({ ...headers, 'webhook-id': 'jine' }, body, secret, now)).toBe(false)
    expect(isFromCenich(headers, body, `whsec_${'A'.repeat(43)}=`, now)).toBe(false)
    expect(isFromCenich(headers, body, secret, now + 600_000)).toBe(false)
  }
  expect((await partner.call('webhooks', {})).value.deliveries.map(({ state }) => state)).toEqual(
    Array(4).fill('delivered'),
  )
})

test('a parcel that leaves and comes, and an invoice, are told of', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  await listen(partner, receiver.url)
  const { orderId, number } = await placed(partner)
  const [parcel] = await query<{ id: number }>(
    shop,
    `insert into shop.parcels (order_id, number, state, weight_g, value, created_at, carrier_code, tracking_number)
     values ($1, 91, 'planned', 12000, 1, now(), 'ppl', 'Z123') returning id::int as id`,
    [orderId],
  )
  const moves = [
    ['labelled', 'in_transit'],
    ['in_transit', 'problem'],
    ['problem', 'in_transit'],
    ['in_transit', 'delivered'],
  ]
  for (const [from, to] of moves)
    await query(
      shop,
      `insert into shop.parcel_events (parcel_id, at, told_at, event, from_state, to_state, actor_kind) values ($1, now(), now(), 'told', $2, $3, 'system')`,
      [parcel?.id, from, to],
    )
  await runJob(shop, 'send-webhooks')
  const told = receiver.heard.filter(({ event }) => event.type.startsWith('parcel.'))
  expect(told.map(({ event }) => [event.type, event.data])).toEqual([
    ['parcel.shipped', expect.objectContaining({ order: number, parcel: 91, carrier: 'ppl', trackingNumber: 'Z123' })],
    ['parcel.delivered', expect.objectContaining({ order: number, parcel: 91 })],
  ])
  await query(
    shop,
    `insert into shop.documents (order_id, kind, series, year, sequence, number, issued_on, tax_point_on, due_on, variable_symbol, payment_kind,
       payment_name, supplier, customer, basis, base, tax, gross, recap, rounding, payable, paid, issued_at)
     values ($1, 'invoice', 'XX', 2026, 1, 'XX26-000001', '2026-11-16', '2026-11-16', '2026-11-30', '2611160001', 'invoice', 'Na fakturu',
       '{}', '{}', 'net', 100, 12, 112, '[]', 0, 112, 0, now())`,
    [orderId],
  )
  await runJob(shop, 'send-webhooks')
  expect(receiver.heard.at(-1)?.event).toMatchObject({
    type: 'invoice.issued',
    entity: `order:${number}`,
    data: { order: number, document: 'XX26-000001', kind: 'invoice', payable: 112, dueOn: '2026-11-30' },
  })
})

test('nobody else sees, changes or uses an endpoint, and only partners have one', async () => {
  const receiver = await startReceiver()
  const [partner, other, retail] = [await newPartner(shop), await newPartner(shop), await newCustomer(shop)]
  const { id } = await listen(partner, receiver.url)
  await happen(shop, partner, 'order:1')
  await runJob(shop, 'send-webhooks')
  const { deliveries } = (await partner.call('webhooks', {})).value
  const deliveryId = deliveries[0]?.id ?? 0
  for (const [who, status] of [
    [other, 404],
    [retail, 404],
    [visit(shop), 401],
  ] as const) {
    expect((await who.call('removeWebhook', { id })).status).toBe(status)
    expect((await who.call('changeWebhookSecret', { id })).status).toBe(status)
    expect((await who.call('testWebhook', { id })).status).toBe(status)
    expect((await who.call('resumeWebhook', { id })).status).toBe(status)
    expect((await who.call('replayWebhook', { id: deliveryId })).status).toBe(status)
  }
  expect((await other.call('webhooks', {})).value).toEqual({
    isPartner: true,
    isHeld: false,
    webhooks: [],
    deliveries: [],
  })
  const refused = await retail.call('addWebhook', { url: receiver.url, topics: ['invoice.issued'] })
  expect(refused.error.code).toBe('not_a_partner')
  // The terms have ended: what waits stays where it is, and nothing more can be asked for.
  await happen(shop, partner, 'order:2')
  await query(shop, 'update shop.customers set customer_group_id = null where email = $1', [partner.email])
  await runJob(shop, 'send-webhooks')
  expect(receiver.heard).toHaveLength(1)
  expect((await partner.call('testWebhook', { id })).error.code).toBe('not_a_partner')
  expect((await partner.call('removeWebhook', { id })).status).toBe(200)
})

test('at most five endpoints, also when they are added all at once', async () => {
  const partner = await newPartner(shop)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      partner.call('addWebhook', { url: `http://localhost/${n}`, topics: ['invoice.issued'] }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ error }) => error?.code === 'too_many_items')).toHaveLength(7)
})

test('a secret is shown once and kept encrypted; after a change both sign for a day', async () => {
  const receiver = await startReceiver()
  const partner = await newPartner(shop)
  const { id, secret } = await listen(partner, receiver.url)
  const [kept] = await query<{ secret: Buffer }>(shop, 'select secret from internal.webhook_endpoints where id = $1', [
    id,
  ])
  expect(kept?.secret.toString('latin1')).not.toContain(secret.slice(6))
  expect(JSON.stringify((await partner.call('webhooks', {})).value)).not.toContain('whsec')
  const { value: changed } = await partner.call('changeWebhookSecret', { id })
  expect(changed.secret).not.toBe(secret)
  const signedBy = async () => {
    await partner.call('testWebhook', { id })
    await runJob(shop, 'send-webhooks')
    const { headers, body, event } = receiver.heard.at(-1) ?? { headers: {}, body: '', event: null }
    expect(event).toMatchObject({ type: 'webhook.test', sequence: 1, data: { test: true } })
    return [secret, changed.secret].map((one) => isFromCenich(headers, body, one, shop.clock.now().getTime()))
  }
  expect(await signedBy()).toEqual([true, true])
  await later(shop, 24 * 3600 + 1)
  expect(await signedBy()).toEqual([false, true])
})
