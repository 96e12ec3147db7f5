import { afterEach, beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { move, query, tasksOf } from '../paying.ts'
import { readyToOrder, SKU } from '../shopping.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})
afterEach(() => healCarriers(shop))

const ppl = () => shop.partners.ppl

/** Cash on delivery by PPL, closed into its box; the label job has run once. */
async function packedWithCash(): Promise<{ orderId: number; number: string }> {
  const { browser, order } = await readyToOrder(shop, SKU.can, { payment: 'dobirka' })
  const { value } = await browser.call('placeOrder', order)
  await room.packed(value.orderId)
  return value
}

/** A worker comes back to whatever failed. */
async function retry(): Promise<void> {
  await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
}

const shipmentsOf = (reference: string) => ppl().shipments.filter(({ input }) => input.referenceId === reference)
const alive = (reference: string) => shipmentsOf(reference).filter(({ events }) => events.at(-1)?.code !== 'Canceled')
const parcelOf = async (orderId: number) => (await room.parcelsOf(orderId))[0]

test('an import that takes minutes is waited for: one shipment, one cash, one label', async () => {
  ppl().setFaults({ importMs: 300_000 })
  const { orderId, number } = await packedWithCash()
  for (let tries = 0; tries < 3; tries++) await retry()
  expect(await parcelOf(orderId)).toMatchObject({ state: 'packed', trackingNumber: null })
  expect(shipmentsOf(number)).toHaveLength(1)
  move(shop, 5)
  await retry()
  const [shipment] = shipmentsOf(number)
  expect(await parcelOf(orderId)).toMatchObject({ state: 'labelled', trackingNumber: shipment?.number })
  expect(shipmentsOf(number)).toHaveLength(1)
  expect(shipment?.input.cashOnDelivery?.codPrice).toBeGreaterThan(0)
})

test('a state of the import that nobody has heard of is waited for too', async () => {
  ppl().setFaults({ importMs: 60_000, importState: 'Preprocessing' })
  const { orderId, number } = await packedWithCash()
  move(shop, 2)
  await retry()
  expect((await parcelOf(orderId))?.state).toBe('labelled')
  expect(shipmentsOf(number)).toHaveLength(1)
})

test('after a lost answer the carrier is asked first, and what nobody uses is cancelled', async () => {
  ppl().setFaults({ loseCreate: 'after' })
  const { orderId, number } = await packedWithCash()
  expect(shipmentsOf(number)).toHaveLength(1)
  ppl().setFaults({ loseCreate: 'no' })
  move(shop, 1)
  await retry()
  const parcel = await parcelOf(orderId)
  expect(parcel?.state).toBe('labelled')
  expect(shipmentsOf(number)).toHaveLength(2)
  expect(alive(number).map((shipment) => shipment.number)).toEqual([parcel?.trackingNumber])
})

test('what shows at the carrier only later is cancelled by the second look', async () => {
  ppl().setFaults({ loseCreate: 'after', importMs: 240_000 })
  const { orderId, number } = await packedWithCash()
  ppl().setFaults({ loseCreate: 'no', importMs: 0 })
  await retry()
  expect(alive(number)).toHaveLength(2)
  move(shop, 15)
  await retry()
  expect(alive(number).map((shipment) => shipment.number)).toEqual([(await parcelOf(orderId))?.trackingNumber])
})

test.each([
  ['is still being imported', { importMs: 60_000 }],
  ['has lost its answer', { loseCreate: 'after' as const }],
  ['has no label yet', { brokenLabel: true }],
])('a parcel given up while its announcement %s is given up at the carrier too', async (_case, faults) => {
  ppl().setFaults(faults)
  const { orderId, number } = await packedWithCash()
  expect((await parcelOf(orderId))?.state).toBe('packed')
  const cancelled = await room.warehouse.call('returnToQueue', { orderId })
  expect(cancelled.status).toBe(200)
  ppl().setFaults({ importMs: 0, loseCreate: 'no', brokenLabel: false })
  move(shop, 2)
  await retry()
  expect((await parcelOf(orderId))?.state).toBe('cancelled')
  expect(shipmentsOf(number)).toHaveLength(1)
  expect(alive(number)).toEqual([])
  expect(await tasksOf(shop, orderId)).toEqual([])
})

test('a carrier that was never reached is asked without a search', async () => {
  await ppl().unplug()
  const { orderId, number } = await packedWithCash()
  await ppl().plugIn()
  await retry()
  expect((await parcelOf(orderId))?.state).toBe('labelled')
  expect(shipmentsOf(number)).toHaveLength(1)
  expect(ppl().journal.filter(({ path }) => path.includes(`CustomerReferences=${number}`))).toEqual([])
})
