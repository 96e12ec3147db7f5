import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom, stockOf } from '../packing-room.ts'
import { query, stateOf } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId } from '../shopping.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})
afterEach(() => healCarriers(shop))

describe('packing', () => {
  test('takes the batch that expires first and writes it down for every piece', async () => {
    const order = await room.paid()
    const { value } = await room.warehouse.call('startPacking', { orderId: order.orderId })
    expect(value.state).toBe('packing')
    expect(value.parcels).toHaveLength(1)
    expect(value.parcels[0]?.uid).toMatch(/^[a-z2-7]{20}$/)
    expect(value.parcels[0]?.lines).toMatchObject([{ pieces: 1, bestBefore: '2027-09-30' }])
    expect(value.parcels[0]?.lines[0]?.batchCode).toMatch(/^L2609/)
    await room.warehouse.call('returnToQueue', { orderId: order.orderId })
  })

  test('divides a heavy order into parcels as it was promised', async () => {
    const { browser, order } = await readyToOrder(shop, SKU.bag12, { payment: 'dobirka' })
    await browser.call('placeOrder', order)
    const buyer = await newCustomer(shop)
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 4 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email } })
    const { value } = await buyer.call('placeOrder', ready)
    const parcels = await room.packed(value.orderId)
    expect(parcels.length).toBeGreaterThan(1)
    expect(parcels.map(({ state }) => state)).toEqual(parcels.map(() => 'labelled'))
    const cash = await query<{ cod: number }>(
      shop,
      'select cod_amount::int as cod from shop.parcels where order_id = $1 order by number',
      [value.orderId],
    )
    expect(cash.map(({ cod }) => cod)).toEqual([value.payable, ...cash.slice(1).map(() => 0)])
  })

  test('notes other batches when the packer took them, and refuses wrong ones', async () => {
    const order = await room.paid()
    const { value } = await room.warehouse.call('startPacking', { orderId: order.orderId })
    const [parcel] = value.parcels
    const line = parcel?.lines[0]
    const parcelId = parcel?.parcelId ?? 0
    const other = line?.batchCode?.replace('L2609', 'L2610') ?? ''
    const pack = (batchCode: string, pieces = 1) =>
      room.warehouse.call('packParcel', { parcelId, lines: [{ variantId: line?.variantId ?? 0, pieces, batchCode }] })
    expect((await pack('L0000')).error.code).toBe('batches_short')
    expect((await pack(other, 2)).status).toBe(400)
    const { value: done } = await pack(other)
    expect(done.parcels[0]).toMatchObject({ state: 'packed', lines: [{ batchCode: other, bestBefore: '2027-10-31' }] })
    await shop.runJobs()
  })

  test('is refused when the batches that may be sent do not hold enough', async () => {
    const order = await room.paid(SKU.can)
    const id = await variantId(shop, SKU.can)
    await query(shop, `update shop.batches set blocked_reason = 'stažení' where variant_id = $1`, [id])
    const { error } = await room.warehouse.call('startPacking', { orderId: order.orderId })
    expect(error.code).toBe('batches_short')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    await query(shop, 'update shop.batches set blocked_reason = null where variant_id = $1', [id])
  })

  test('put back to the queue gives the batches back and can begin again', async () => {
    const before = await stockOf(shop, SKU.bag2)
    const order = await room.paid()
    await room.packed(order.orderId)
    await room.warehouse.call('returnToQueue', { orderId: order.orderId })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect((await stockOf(shop, SKU.bag2))?.held).toBe(before?.held)
    await shop.runJobs()
    const parcels = await room.packed(order.orderId)
    expect(parcels.map(({ state }) => state)).toContain('labelled')
  })

  test('locks the customer out', async () => {
    const order = await room.paid()
    await room.warehouse.call('startPacking', { orderId: order.orderId })
    const { error } = await order.browser.call('cancelOrder', { token: order.token })
    expect(error.code).toBe('order_state')
    await room.warehouse.call('returnToQueue', { orderId: order.orderId })
  })
})

describe('labels', () => {
  test('come from PPL for its address and can be printed', async () => {
    const order = await room.paid()
    const [parcel] = await room.packed(order.orderId)
    expect(parcel).toMatchObject({ state: 'labelled' })
    const { value } = await room.warehouse.call('parcelLabel', { parcelId: parcel?.parcelId ?? 0 })
    expect(Buffer.from(value.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(shop.partners.ppl.shipments.length).toBeGreaterThan(0)
  })

  test('come from Packeta for its point, with the cash in whole crowns', async () => {
    const order = await room.placeAtPoint('dobirka')
    const [parcel] = await room.packed(order.orderId)
    expect(parcel?.state).toBe('labelled')
    const packet = [...shop.partners.packeta.packets.values()].at(-1)
    expect(JSON.stringify(packet)).toContain(order.number)
    expect(order.payable % 100).toBe(0)
  })

  test('are asked for again after an answer that got lost', async () => {
    const order = await room.paid()
    shop.partners.ppl.setFaults({ loseCreate: 'after' })
    await room.packed(order.orderId)
    expect((await room.parcelsOf(order.orderId))[0]?.state).toBe('packed')
    shop.partners.ppl.setFaults({ loseCreate: 'no' })
    const again = async () => {
      await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
      await shop.runJobs()
      return (await room.parcelsOf(order.orderId))[0]?.state
    }
    await expect.poll(again).toBe('labelled')
  })

  test('of a carrier without an adapter are numbers typed in', async () => {
    const { browser, order: ready } = await readyToOrder(shop, SKU.can, { shipping: 'dpd' })
    const { value: order } = await browser.call('placeOrder', ready)
    const [parcel] = await room.packed(order.orderId)
    expect(parcel?.state).toBe('packed')
    const typed = { parcelId: parcel?.parcelId ?? 0, trackingNumber: '05000000001' }
    const { value } = await room.warehouse.call('labelParcel', typed)
    expect(value.parcels[0]).toMatchObject({ state: 'labelled', trackingNumber: '05000000001' })
  })
})
