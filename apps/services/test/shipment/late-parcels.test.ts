import { afterEach, beforeAll, expect, test } from 'vitest'
import { selectLateParcels } from '#app/shipment/late-parcels.sql'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { move, type Placed, placeOrder, query, runJob, subjectsTo, tasksOf } from '../paying.ts'
import { SKU } from '../shopping.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})
afterEach(() => healCarriers(shop))

/** To this hour in Prague of the day after the promise; the shop is in winter time. */
async function moveAfterPromise(orderId: number, hour: number): Promise<void> {
  const [row] = await query<{ minutes: number }>(
    shop,
    `select ceil(extract(epoch from ((delivery_to + 1 + make_time($2, 0, 0)) at time zone 'Europe/Prague') - $3::timestamptz) / 60)::integer as minutes
       from shop.orders where id = $1`,
    [orderId, hour, shop.clock.now()],
  )
  move(shop, row?.minutes ?? 0)
}

const tell = async () => {
  await runJob(shop, 'tell-late-parcels')
  await shop.runJobs()
}
const lateMails = ({ email }: Placed) => subjectsTo(shop, email).filter((subject) => subject?.includes('má zpoždění'))

test('a parcel that has not come is told of once, by day, and people see it until it moves', async () => {
  const order = await room.paid()
  const [parcel] = await room.shipped(order.orderId)
  shop.partners.ppl.advance(parcel?.trackingNumber ?? '', 'accepted')
  await tell()
  expect(lateMails(order)).toEqual([])

  await moveAfterPromise(order.orderId, 6)
  await tell()
  expect(lateMails(order)).toEqual([])
  move(shop, 3 * 60)
  await tell()
  await tell()
  expect(lateMails(order)).toEqual([`Objednávka ${order.number} má zpoždění`])
  expect(await tasksOf(shop, order.orderId)).toContain('parcel_late')
  const [queue] = await query<{ waiting: number }>(
    shop,
    `select waiting::integer from internal.today_queues('staff_support', $1) where key = 'late_parcels'`,
    [shop.clock.now()],
  )
  expect(queue?.waiting).toBeGreaterThan(0)

  shop.partners.ppl.advance(parcel?.trackingNumber ?? '', 'delivered')
  await room.track()
  await tell()
  expect(await tasksOf(shop, order.orderId)).not.toContain('parcel_late')
})

test('one that was delivered meanwhile is not told of: the carrier is asked first', async () => {
  const order = await room.paid()
  const [parcel] = await room.shipped(order.orderId)
  shop.partners.ppl.advance(parcel?.trackingNumber ?? '', 'accepted')
  await moveAfterPromise(order.orderId, 9)
  shop.partners.ppl.advance(parcel?.trackingNumber ?? '', 'delivered')
  await tell()
  expect(lateMails(order)).toEqual([])
  expect(await tasksOf(shop, order.orderId)).not.toContain('parcel_late')
})

test('while the carrier is silent only people know; the customer is told when it speaks again', async () => {
  const order = await room.paid()
  await room.shipped(order.orderId)
  await moveAfterPromise(order.orderId, 9)
  shop.partners.ppl.setFaults({ down: '503' })
  await tell()
  expect(lateMails(order)).toEqual([])
  expect(await tasksOf(shop, order.orderId)).toContain('parcel_late')
  shop.partners.ppl.setFaults({ down: 'no' })
  move(shop, 60)
  await tell()
  expect(lateMails(order)).toHaveLength(1)
})

test('one that still lies on our bench is a matter of people: no carrier has it', async () => {
  const order = await room.paid()
  await room.packed(order.orderId)
  await moveAfterPromise(order.orderId, 9)
  await tell()
  expect(lateMails(order)).toEqual([])
  expect(await tasksOf(shop, order.orderId)).toContain('parcel_late')
})

const unsentMails = ({ email }: Placed) =>
  subjectsTo(shop, email).filter((subject) => subject?.includes('je ještě u nás'))

test('an order that never left is told of honestly the day after, by day, once, and people see it until it leaves', async () => {
  const waiting = await room.paid()
  const opened = await room.paid()
  await room.warehouse.call('startPacking', { orderId: opened.orderId })
  await moveAfterPromise(opened.orderId, 6)
  await tell()
  expect([unsentMails(waiting), unsentMails(opened)]).toEqual([[], []])
  move(shop, 3 * 60)
  await tell()
  await tell()
  for (const order of [waiting, opened]) {
    expect(unsentMails(order)).toEqual([`Objednávka ${order.number} je ještě u nás`])
    expect(await tasksOf(shop, order.orderId)).toContain('order_unsent')
  }
  const mail = shop.sink.mails.findLast(({ recipient }) => recipient === waiting.email)
  expect(mail?.text).toContain('dopravce ji ještě nemá')

  await room.shipped(waiting.orderId)
  await tell()
  expect(await tasksOf(shop, waiting.orderId)).not.toContain('order_unsent')
  expect(unsentMails(waiting)).toHaveLength(1)
})

test('a carrier that is served by hand has told us nothing', async () => {
  const order = await room.paid()
  const [parcel] = await room.shipped(order.orderId)
  await query(shop, 'update shop.parcels set carrier_code = null where id = $1', [parcel?.parcelId])
  await moveAfterPromise(order.orderId, 9)
  await tell()
  expect(lateMails(order)).toEqual([])
  expect(await tasksOf(shop, order.orderId)).toContain('parcel_late')
})

test('a silent carrier is asked once a round, and whoever was looked at last comes last', async () => {
  const orders = [await room.paid(), await room.paid()]
  for (const { orderId } of orders) await room.shipped(orderId)
  await moveAfterPromise(orders[1]?.orderId ?? 0, 9)
  shop.partners.ppl.setFaults({ down: '503' })
  const asked = () => shop.partners.ppl.journal.filter(({ method }) => method === 'GET').length
  const before = asked()
  await tell()
  const once = asked() - before
  move(shop, 60)
  await tell()
  expect(once).toBeGreaterThan(0)
  expect(asked() - before).toBe(2 * once)
  for (const { orderId } of orders) expect(await tasksOf(shop, orderId)).toContain('parcel_late')
  shop.partners.ppl.setFaults({ down: 'no' })
  const fresh = await room.paid()
  await room.packed(fresh.orderId)
  const today = '2099-01-01'
  await query(shop, `update shop.orders set delivery_to = '2098-12-31' where id = any ($1)`, [
    [...orders, fresh].map(({ orderId }) => orderId),
  ])
  const [first] = await selectLateParcels(shop.database.pool, today, shop.clock.now(), 1)
  expect(await room.parcelsOf(fresh.orderId)).toMatchObject([{ parcelId: first }])
})

test('two runs at once tell it once', async () => {
  const order = await placeOrder(shop, 'dobirka', SKU.bag2)
  await room.shipped(order.orderId)
  await moveAfterPromise(order.orderId, 10)
  await Promise.all([runJob(shop, 'tell-late-parcels'), runJob(shop, 'tell-late-parcels')])
  await shop.runJobs()
  expect(lateMails(order)).toHaveLength(1)
})
