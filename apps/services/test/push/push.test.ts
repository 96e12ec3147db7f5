import { type FakePush, startFakePush } from '@shop/partners/test/fake-push'
import { makeVapidKeys } from '@shop/partners/web-push/vapid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queuePush } from '#app/push/queue-push'
import { inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const keys = makeVapidKeys()

let service: FakePush
beforeAll(async () => {
  service = await startFakePush()
})
afterAll(() => service.stop())
const shop = openShop({
  ...{ VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, PUSH_HOSTS: '127.0.0.1' },
})

async function customerIdOf({ email }: Person): Promise<number> {
  const [row] = await query<{ id: string }>(shop, 'select id from shop.customers where email = $1', [email])
  return Number(row?.id)
}

async function notify(person: Person, event: string): Promise<void> {
  const customerId = await customerIdOf(person)
  const caller = { now: shop.clock.now(), requestId: 'test' }
  const notice = {
    topic: 'orders' as const,
    object: 'order:1',
    event,
    title: 'Balík dorazil',
    body: 'Dobrou chuť.',
    path: '/ucet/prehled',
  }
  await inTransaction(shop.deps.pool, (db) => queuePush({ ...caller, db }, { ...notice, customerId }))
  await shop.runJobs()
}

test('a browser gets what its customer chose, encrypted for it and signed by us, once', async () => {
  const person = await newCustomer(shop)
  const target = service.subscribe()
  expect((await person.call('savePush', { ...target, topics: ['orders'] })).status).toBe(200)
  expect((await person.call('readPush', { endpoint: target.endpoint })).value.topics).toEqual(['orders'])
  await notify(person, 'delivered')
  await notify(person, 'delivered')
  const mine = service.received.filter(({ endpoint }) => endpoint === target.endpoint)
  expect(mine).toMatchObject([
    {
      payload: { title: 'Balík dorazil', body: 'Dobrou chuť.', url: 'http://localhost:3000/ucet/prehled' },
      vapid: { publicKey: keys.publicKey, aud: service.url },
    },
  ])
  await person.call('endPush', { endpoint: target.endpoint })
  await notify(person, 'another')
  expect(service.received.filter(({ endpoint }) => endpoint === target.endpoint)).toHaveLength(1)
})

test('a service that is away is asked again, a browser that has ended is not', async () => {
  const person = await newCustomer(shop)
  const target = service.subscribe()
  await person.call('savePush', { ...target, topics: ['orders'] })
  service.failWith(503)
  await notify(person, 'late')
  service.failWith(null)
  await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
  expect(service.received.filter(({ endpoint }) => endpoint === target.endpoint)).toHaveLength(1)
  service.end(target.endpoint)
  await notify(person, 'gone')
  const [row] = await query(
    shop,
    'select gone_at is not null as gone from internal.push_subscriptions where endpoint = $1',
    [target.endpoint],
  )
  expect(row).toEqual({ gone: true })
})

test('nobody sends us to an address of their own choice, and nobody reads the browser of another', async () => {
  const person = await newCustomer(shop)
  const target = service.subscribe()
  for (const endpoint of ['http://localhost:5432/x', 'https://169.254.169.254/x', 'https://evil.example/x']) {
    expect((await person.call('savePush', { ...target, endpoint, topics: [] })).error.code).toBe('push_unavailable')
  }
  await person.call('savePush', { ...target, topics: ['orders'] })
  const stranger = await newCustomer(shop)
  expect((await stranger.call('readPush', { endpoint: target.endpoint })).value.topics).toEqual([])
  await stranger.call('endPush', { endpoint: target.endpoint })
  expect((await person.call('readPush', { endpoint: target.endpoint })).value.topics).toEqual(['orders'])
})

test('on its way to the customer an order says so in the browser, each thing once', async () => {
  const person = await newCustomer(shop)
  const target = service.subscribe()
  await person.call('savePush', { ...target, topics: ['orders'] })
  await person.call('addLine', { variantId: await variantId(shop, SKU.can) })
  const ready = await fillCheckout(person, { payment: 'dobirka', details: { email: person.email } })
  const { orderId } = (await person.call('placeOrder', ready)).value
  const warehouse = await newStaff(shop, 'staff_warehouse')
  const { parcels } = (await warehouse.call('startPacking', { orderId })).value
  const parcelId = parcels[0]?.parcelId ?? 0
  await warehouse.call('packParcel', { parcelId })
  await shop.runJobs()
  await warehouse.call('handOverParcels', { parcelIds: [parcelId] })
  await warehouse.call('handOverParcels', { parcelIds: [parcelId] })
  await warehouse.call('deliverParcel', { parcelId })
  await shop.runJobs()
  const heard = service.received.filter(({ endpoint }) => endpoint === target.endpoint)
  expect(heard.map(({ payload }) => (payload as { title: string }).title)).toEqual([
    'Balíme vaši objednávku',
    'Balík je na cestě',
    'Objednávka je u vás',
  ])
  expect(heard.at(-1)?.payload).toMatchObject({ url: `http://localhost:3000/ucet/objednavka/${orderId}` })
})

test('a browser whose key is no point of the curve is refused, and one kept from before is let go', async () => {
  const person = await newCustomer(shop)
  const target = service.subscribe()
  for (const broken of [{ p256dh: 'A'.repeat(87) }, { p256dh: 'B'.repeat(40) }, { auth: 'A'.repeat(30) }]) {
    const refused = await person.call('savePush', { ...target, ...broken, topics: ['orders'] })
    expect(refused.error.details).toEqual({ fields: { p256dh: 'invalid' } })
  }
  await person.call('savePush', { ...target, topics: ['orders'] })
  await query(shop, 'update internal.push_subscriptions set p256dh = $2 where endpoint = $1', [
    target.endpoint,
    'A'.repeat(87),
  ])
  await notify(person, 'unreadable')
  const [row] = await query(
    shop,
    'select gone_at is not null as gone from internal.push_subscriptions where endpoint = $1',
    [target.endpoint],
  )
  expect(row).toEqual({ gone: true })
  expect(await query(shop, 'select from graphile_worker._private_jobs where attempts > 0')).toEqual([])
})

test('a person has ten browsers at most, the oldest goes', async () => {
  const person = await newCustomer(shop)
  const targets = Array.from({ length: 12 }, () => service.subscribe())
  for (const target of targets) await person.call('savePush', { ...target, topics: ['orders'] })
  const kept = await query<{ endpoint: string }>(
    shop,
    'select endpoint from internal.push_subscriptions where customer_id = $1 order by id',
    [await customerIdOf(person)],
  )
  expect(kept.map(({ endpoint }) => endpoint)).toEqual(targets.slice(2).map(({ endpoint }) => endpoint))
})

test('with the session goes the notification, however the session ends', async () => {
  const person = await newCustomer(shop)
  const elsewhere = await newCustomer(shop)
  const [here, there] = [service.subscribe(), service.subscribe()]
  await person.call('savePush', { ...here, topics: ['orders'] })
  await elsewhere.call('savePush', { ...there, topics: ['orders'] })
  const customerId = await customerIdOf(person)
  await person.call('signOut', {})
  const left = await query(shop, 'select from internal.push_subscriptions where customer_id = $1', [customerId])
  expect(left).toEqual([])
  expect((await elsewhere.call('readPush', { endpoint: there.endpoint })).value.topics).toEqual(['orders'])
})
