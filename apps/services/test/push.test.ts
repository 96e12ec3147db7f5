import { cloneDemoDatabase } from '@shop/database/demo-template'
import { type FakePush, startFakePush } from '@shop/partners/web-push/fake-push'
import { makeVapidKeys } from '@shop/partners/web-push/vapid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queuePush } from '#app/push/queue-push'
import { inTransaction } from '#app/store/database'
import { type Harness, startHarness } from './harness.ts'
import { query } from './paying.ts'
import { newCustomer, type Person } from './people.ts'
import { fillCheckout, SKU, variantId } from './shopping.ts'
import { newStaff } from './staff.ts'

const keys = makeVapidKeys()

let service: FakePush
let shop: Harness
beforeAll(async () => {
  service = await startFakePush()
  const env = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, PUSH_HOSTS: '127.0.0.1' }
  shop = await startHarness(env, cloneDemoDatabase)
})
afterAll(async () => {
  await shop.stop()
  await service.stop()
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
