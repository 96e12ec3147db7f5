import { afterEach, beforeAll, expect, test } from 'vitest'
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

test('two runs at once tell it once', async () => {
  const order = await placeOrder(shop, 'dobirka', SKU.bag2)
  await room.shipped(order.orderId)
  await moveAfterPromise(order.orderId, 10)
  await Promise.all([runJob(shop, 'tell-late-parcels'), runJob(shop, 'tell-late-parcels')])
  await shop.runJobs()
  expect(lateMails(order)).toHaveLength(1)
})
