import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { query, stateOf } from '../paying.ts'
import { SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

// A box that was packed twice breaks a truth until a person has looked; those of the shelf hold.
const shop = openShop({}, 'tampered')
let room: PackingRoom
let warehouse: Browser
let support: Browser
let can: number
beforeAll(async () => {
  room = await openPackingRoom(shop)
  warehouse = room.warehouse
  support = await newStaff(shop, 'staff_support')
  can = await variantId(shop, SKU.can)
})

afterEach(async () => {
  const untrue = await query(
    shop,
    `select name from internal.check_truths() where violations > 0 and name ~ 'movements|withheld|below_zero'`,
  )
  expect(untrue).toEqual([])
})

const stockOf = async (id: number) => {
  const [row] = await query<{ on_hand: number; reserved: number; withheld: number; owed: number }>(
    shop,
    'select on_hand, reserved, withheld, owed from shop.stock where variant_id = $1',
    [id],
  )
  if (!row) throw new Error('Nothing is kept.')
  return row
}

const DELIVERY = { document: 'DL 88-2215', note: '' }

test('a parcel sent again that comes back twice is put on the shelf once', async () => {
  const before = await stockOf(can)
  const { orderId } = await room.paid(SKU.can)
  const bringBack = async () => {
    const parcel = (await room.parcelsOf(orderId)).at(-1)
    await warehouse.call('handOverParcels', { parcelIds: [parcel?.parcelId ?? 0] })
    await warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
  }
  await room.packed(orderId)
  await bringBack()
  expect((await warehouse.call('resendOrder', { orderId })).status).toBe(200)
  await shop.runJobs()
  await bringBack()
  expect((await room.parcelsOf(orderId)).map(({ state }) => state)).toEqual(['returned', 'returned'])
  await support.call('cancelOrderForCustomer', { orderId, reason: 'nevyzvednuto' })
  expect(await stateOf(shop, orderId)).toBe('cancelled')
  expect(await stockOf(can)).toEqual(before)
})

test('a box that was taken apart before it left adds nothing when the carrier brings it', async () => {
  const before = await stockOf(can)
  const { orderId } = await room.paid(SKU.can)
  await room.packed(orderId)
  await warehouse.call('returnToQueue', { orderId })
  const parcels = await room.shipped(orderId)
  expect(parcels.map(({ state }) => state)).toEqual(['cancelled', 'in_transit'])
  for (const { parcelId } of parcels) expect((await warehouse.call('takeParcelBack', { parcelId })).status).toBe(200)
  await support.call('cancelOrderForCustomer', { orderId, reason: 'nevyzvednuto' })
  expect(await stateOf(shop, orderId)).toBe('cancelled')
  expect(await stockOf(can)).toEqual(before)
})

test('who counts is told how many pieces stand in closed boxes', async () => {
  const { orderId } = await room.paid(SKU.can)
  const boxed = async () => {
    const { goods } = (await warehouse.call('findGoods', { code: SKU.can })).value
    return [goods?.boxed, goods?.batches.reduce((sum, batch) => sum + batch.boxed, 0)]
  }
  await warehouse.call('startPacking', { orderId })
  expect(await boxed()).toEqual([0, 0])
  const [parcel] = await room.packed(orderId)
  expect(await boxed()).toEqual([1, 1])
  await warehouse.call('handOverParcels', { parcelIds: [parcel?.parcelId ?? 0] })
  expect(await boxed()).toEqual([0, 0])
})

describe('goods that lie loose', () => {
  const looseGoods = async () => {
    const [row] = await query<{ id: number; ean: string }>(
      shop,
      `select v.id::int, v.ean from shop.variants v join shop.stock s on s.variant_id = v.id
        where v.vat_class <> 'feed' and v.ean is not null and v.status = 'active'
          and not exists (select from shop.batches b where b.variant_id = v.id) order by v.id limit 1`,
    )
    if (!row) throw new Error('Everything lies in batches.')
    return row
  }

  test("stay loose, whatever the maker's code says", async () => {
    const { id, ean } = await looseGoods()
    const { value: found } = await warehouse.call('findGoods', { code: `(01)0${ean}(10)HR-1(15)290504` })
    expect(found).toMatchObject({ goods: { variantId: id, isBatched: false }, batchCode: null, bestBefore: null })
    const before = await stockOf(id)
    const lines = [
      { variantId: id, batchCode: 'HR-1', bestBefore: '2029-05-04', pieces: 3 },
      { variantId: id, batchCode: null, bestBefore: null, pieces: 2 },
    ]
    expect((await warehouse.call('takeIn', { ...DELIVERY, lines })).value).toEqual({ pieces: 5 })
    expect(await stockOf(id)).toEqual({ ...before, on_hand: before.on_hand + 5 })
    expect(await query(shop, 'select from shop.batches where variant_id = $1', [id])).toEqual([])
    const off = { variantId: id, batchId: null, pieces: 1, reason: 'Rozbito' }
    expect((await warehouse.call('writeOff', off)).status).toBe(200)
  })

  test('need a batch once there is one', async () => {
    const { id } = await looseGoods()
    await query(
      shop,
      `insert into shop.batches (variant_id, code, received_on, on_hand) values ($1, 'HR-0', current_date, 0)`,
      [id],
    )
    const line = { variantId: id, batchCode: null, bestBefore: null, pieces: 1 }
    expect((await warehouse.call('takeIn', { ...DELIVERY, lines: [line] })).error.code).toBe('batch_needed')
    const marked = { ...line, batchCode: 'HR-1', bestBefore: '2029-05-04' }
    expect((await warehouse.call('takeIn', { ...DELIVERY, lines: [marked] })).status).toBe(201)
    const { value } = await warehouse.call('stockBatches', { variantId: id })
    expect(value.batches).toMatchObject([{ code: 'HR-1', onHand: 1 }])
  })
})
