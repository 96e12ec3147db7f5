import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, move, openPayment, pressButton, query, stateOf } from '../paying.ts'
import { readyToOrder, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { watchBatches } from './stopped-batches.ts'

const shop = openShop()
const { batchOf, stopAgain, untrue } = watchBatches(shop)
let room: PackingRoom
let support: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
})

const availableOf = async (id: number) => {
  const [row] = await query<{ free: number }>(
    shop,
    'select on_hand - reserved as free from shop.stock where variant_id = $1',
    [id],
  )
  return row?.free
}

describe('a blocked batch', () => {
  test('is taken out of boxes that have not left, and its order is planned anew from good pieces', async () => {
    const goods = await variantId(shop, SKU.bag2)
    const lines = [{ variantId: goods, batchCode: 'DOBRA1', bestBefore: '2028-01-01', pieces: 10 }]
    await room.warehouse.call('takeIn', { document: 'DL 2', lines })
    const order = await room.paid(SKU.bag2)
    const parcels = await room.packed(order.orderId)
    const { batchId, code } = await batchOf(order.orderId)
    const before = (await availableOf(goods)) ?? 0
    await support.call('blockBatch', { batchId, reason: 'Plíseň' })
    const late = await room.warehouse.call('handOverParcels', { parcelIds: parcels.map(({ parcelId }) => parcelId) })
    expect(late.error).toMatchObject({ code: 'parcel_state', details: { state: 'blocked_batch' } })
    expect(await availableOf(goods)).toBeLessThan(before)
    await shop.runJobs()
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    await room.packed(order.orderId)
    expect((await batchOf(order.orderId)).code).not.toBe(code)
    expect(await untrue()).toEqual([])
  })

  test('of which one order could not be taken out is tried again until it is', async () => {
    const goods = await variantId(shop, SKU.bag2)
    const lines = [{ variantId: goods, batchCode: 'DOBRA2', bestBefore: '2028-02-01', pieces: 10 }]
    await room.warehouse.call('takeIn', { document: 'DL 3', lines })
    const order = await room.paid(SKU.bag2)
    await room.packed(order.orderId)
    const { batchId } = await batchOf(order.orderId)
    await query(
      shop,
      `alter table shop.orders add constraint stuck check (id <> ${order.orderId} or state <> 'accepted') not valid`,
    )
    await support.call('blockBatch', { batchId, reason: 'Plíseň' })
    await shop.runJobs()
    expect(await stateOf(shop, order.orderId)).toBe('packing')
    const failures = () =>
      query(shop, `select item from internal.batch_failures where batch = 'stop-batch' order by item`)
    expect(await failures()).toEqual([{ item: `${batchId}:${order.orderId}` }])

    await query(shop, 'alter table shop.orders drop constraint stuck')
    // It rests still, and the queue keeps it; then both let it go.
    expect(await stopAgain()).toBe(1)
    expect(await stateOf(shop, order.orderId)).toBe('packing')
    move(shop, 2)
    expect(await stopAgain()).toBe(1)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await failures()).toEqual([])
    expect(await untrue()).toEqual([])
  })

  test('holds the newest orders when there is not enough left, and they learn why', async () => {
    const goods = await variantId(shop, SKU.bag12)
    const [older, newer] = [await room.paid(SKU.bag12), await room.paid(SKU.bag12)]
    const { value } = await support.call('stockBatches', { variantId: goods })
    const [keep, ...rest] = value.batches
    if (!keep) throw new Error('There is no batch.')
    for (const { batchId } of rest) await support.call('blockBatch', { batchId, reason: 'Plíseň' })
    // One good piece is left for two orders.
    await room.warehouse.call('writeOff', { variantId: goods, batchId: keep.batchId, pieces: 1, reason: 'x' })
    const [{ free } = { free: 0 }] = await query<{ free: number }>(
      shop,
      'select on_hand - reserved as free from shop.stock where variant_id = $1',
      [goods],
    )
    await room.warehouse.call('writeOff', {
      variantId: goods,
      batchId: keep.batchId,
      pieces: Math.max(1, free),
      reason: 'x',
    })
    await support.call('blockBatch', { batchId: keep.batchId, reason: 'Plíseň' })
    await shop.runJobs()
    expect([await stateOf(shop, older.orderId), await stateOf(shop, newer.orderId)]).toEqual(['on_hold', 'on_hold'])
    expect((await shop.mailTo(newer.email)).text).toContain('kontrole kvality')
    // The same job told twice holds nobody else, and good pieces that come are for sale beside what they wait for.
    await shop.runJobs()
    await room.warehouse.call('takeIn', {
      document: 'DL 1',
      lines: [{ variantId: goods, batchCode: 'NOVA1', bestBefore: '2028-01-01', pieces: 10 }],
    })
    expect(await availableOf(goods)).toBe(8)
    // With good pieces in the house both go on by themselves; nobody has to remember them.
    await shop.runJobs()
    expect([await stateOf(shop, older.orderId), await stateOf(shop, newer.orderId)]).toEqual(['accepted', 'accepted'])
    expect(await untrue()).toEqual([])
  })

  test('set free again lets those go on that waited for it, and nobody whom a person holds', async () => {
    const goods = await variantId(shop, SKU.can)
    const [ours, theirs] = [await room.paid(SKU.can), await room.paid(SKU.can)]
    await support.call('holdOrder', { orderId: theirs.orderId, reason: 'Ověřujeme adresu.' })
    const { value } = await support.call('stockBatches', { variantId: goods })
    for (const { batchId } of value.batches) await support.call('blockBatch', { batchId, reason: 'Vzorek' })
    await shop.runJobs()
    expect(await stateOf(shop, ours.orderId)).toBe('on_hold')
    expect((await shop.mailTo(ours.email)).text).toContain('Nemusíte nic dělat')
    for (const { batchId } of value.batches) await support.call('unblockBatch', { batchId, reason: 'V pořádku' })
    await shop.runJobs()
    expect([await stateOf(shop, ours.orderId), await stateOf(shop, theirs.orderId)]).toEqual(['accepted', 'on_hold'])
    expect(await untrue()).toEqual([])
  })

  test('does not leave over our own counter, and somebody is told to take it away', async () => {
    const email = 'pult@priklad.cz'
    const { browser, order: ready } = await readyToOrder(shop, SKU.bag2, {
      ...{ payment: 'karta', shipping: 'osobni-odber-brno', details: { email } },
    })
    const order = await pressButton(browser, ready, email)
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    const [parcel] = await room.shipped(order.orderId)
    const { batchId } = await batchOf(order.orderId)
    const parcelId = parcel?.parcelId ?? 0
    await support.call('blockBatch', { batchId, reason: 'Plíseň' })
    await shop.runJobs()
    const refused = await room.warehouse.call('deliverParcel', { parcelId })
    expect(refused.error).toMatchObject({ code: 'parcel_state', details: { state: 'blocked_batch' } })
    const tasks = await query(shop, `select from shop.staff_tasks where kind = 'blocked_batch' and order_id = $1`, [
      order.orderId,
    ])
    expect(tasks).toHaveLength(1)
    await support.call('unblockBatch', { batchId, reason: 'V pořádku' })
    expect((await room.warehouse.call('deliverParcel', { parcelId })).status).toBe(200)
    expect(await untrue()).toEqual([])
  })
})
