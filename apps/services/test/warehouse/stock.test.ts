import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { query } from '../paying.ts'
import { SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let warehouse: Browser
let bag: number
let can: number
beforeAll(async () => {
  room = await openPackingRoom(shop)
  warehouse = await newStaff(shop, 'staff_warehouse')
  bag = await variantId(shop, SKU.bag12)
  can = await variantId(shop, SKU.can)
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
const batchOf = async (id: number, code: string) => {
  const { value } = await warehouse.call('stockBatches', { variantId: id, find: '' })
  const found = value.batches.find((batch) => batch.code === code)
  if (!found) throw new Error(`There is no batch ${code}.`)
  return found
}
const firstBatch = async (id: number) => {
  const { value } = await warehouse.call('stockBatches', { variantId: id })
  const [found] = value.batches
  if (!found) throw new Error('There is no batch.')
  return found
}
const untrue = () =>
  query(
    shop,
    `select name from internal.check_truths() where violations > 0 and name ~ 'movements|withheld|below_zero'`,
  )

const DELIVERY = { document: 'DL 88-2214', note: 'paleta 2 ze 2' }

describe('an intake', () => {
  test('by a scanned code puts pieces into a batch and on the shelf, and the ledger says by which note', async () => {
    const [{ ean } = { ean: '' }] = await query<{ ean: string }>(shop, 'select ean from shop.variants where id = $1', [
      bag,
    ])
    const { value: found } = await warehouse.call('findGoods', { code: `(01)0${ean}(10)GK2611-1(15)270504` })
    expect(found).toMatchObject({
      goods: { variantId: bag, isBatched: true },
      batchCode: 'GK2611-1',
      bestBefore: '2027-05-04',
    })
    const before = await stockOf(bag)
    const line = { variantId: bag, batchCode: 'GK2611-1', bestBefore: '2027-05-04' }
    const answer = await warehouse.call('takeIn', {
      ...DELIVERY,
      lines: [
        { ...line, pieces: 300 },
        { ...line, pieces: 200 },
      ],
    })
    expect(answer.value).toEqual({ pieces: 500 })
    expect((await stockOf(bag)).on_hand).toBe(before.on_hand + 500)
    expect((await batchOf(bag, 'GK2611-1')).onHand).toBe(500)
    const { value } = await warehouse.call('stockMovements', { variantId: bag })
    expect(value.movements[0]).toMatchObject({
      ...{ kind: 'intake', pieces: 500, balance: before.on_hand + 500, batchCodes: ['GK2611-1'] },
      ...{ document: 'DL 88-2214', reason: 'paleta 2 ze 2', by: expect.any(String) },
    })
    expect(await untrue()).toEqual([])
  })

  test('sent twice under one key comes once', async () => {
    const before = await stockOf(bag)
    const lines = [{ variantId: bag, batchCode: 'GK2611-1', bestBefore: '2027-05-04', pieces: 1 }]
    const idempotencyKey = crypto.randomUUID()
    for (const _turn of [1, 2])
      await warehouse.call('takeIn', { ...DELIVERY, lines }, { 'idempotency-key': idempotencyKey })
    expect((await stockOf(bag)).on_hand).toBe(before.on_hand + 1)
  })

  test.each([
    ['food without a batch', { batchCode: null, bestBefore: null }, 'batch_needed'],
    ['food without a day', { batchCode: 'GK2611-7', bestBefore: null }, 'batch_needed'],
    ['a known batch with another day', { batchCode: 'GK2611-1', bestBefore: '2027-05-05' }, 'batch_differs'],
  ])('refuses %s, and nothing of the note is put away', async (_what, marks, code) => {
    const before = await stockOf(can)
    const other = { variantId: can, batchCode: 'X1', bestBefore: '2028-01-01', pieces: 5 }
    const { error } = await warehouse.call('takeIn', {
      ...DELIVERY,
      lines: [other, { variantId: bag, pieces: 1, ...marks }],
    })
    expect(error.code).toBe(code)
    expect(await stockOf(can)).toEqual(before)
  })

  test('of a batch that is blocked is not for sale', async () => {
    await warehouse.call('takeIn', {
      ...DELIVERY,
      lines: [{ variantId: can, batchCode: 'KX1', bestBefore: '2028-01-01', pieces: 3 }],
    })
    const { batchId } = await batchOf(can, 'KX1')
    await warehouse.call('blockBatch', { batchId, reason: 'Netěsný šev' })
    const before = await stockOf(can)
    await warehouse.call('takeIn', {
      ...DELIVERY,
      lines: [{ variantId: can, batchCode: 'KX1', bestBefore: '2028-01-01', pieces: 4 }],
    })
    expect(await stockOf(can)).toEqual({ ...before, withheld: before.withheld + 4 })
    await warehouse.call('writeOff', { variantId: can, batchId, pieces: 2, reason: 'Vyteklo' })
    expect(await stockOf(can)).toEqual({ ...before, withheld: before.withheld + 2 })
    await warehouse.call('unblockBatch', { batchId, reason: 'Těsní' })
    expect(await stockOf(can)).toEqual({ ...before, on_hand: before.on_hand + 5, withheld: 0 })
    expect(await untrue()).toEqual([])
  })
})

describe('a count', () => {
  test('writes the difference with its reason, and one that is right too', async () => {
    const { batchId, onHand } = await firstBatch(can)
    const place = { variantId: can, batchId }
    const silent = await warehouse.call('countPieces', { ...place, counted: onHand - 1, seen: onHand })
    expect(silent.error).toMatchObject({ code: 'reason_missing', details: { difference: -1 } })
    const { value } = await warehouse.call('countPieces', {
      ...place,
      counted: onHand - 1,
      seen: onHand,
      reason: 'Chybí',
    })
    expect(value).toEqual({ difference: -1 })
    await warehouse.call('countPieces', { ...place, counted: onHand - 1, seen: onHand - 1 })
    const { value: book } = await warehouse.call('stockMovements', { variantId: can, kind: 'count' })
    expect(book.movements.map(({ pieces, reason }) => [pieces, reason])).toEqual([
      [0, ''],
      [-1, 'Chybí'],
    ])
    expect(await untrue()).toEqual([])
  })

  test('is counted again when somebody was faster', async () => {
    const { batchId, onHand } = await firstBatch(can)
    const { error } = await warehouse.call('countPieces', {
      variantId: can,
      batchId,
      counted: 5,
      seen: onHand + 1,
      reason: 'x',
    })
    expect(error).toMatchObject({ code: 'version_conflict', details: { onHand } })
    const whole = await warehouse.call('countPieces', {
      variantId: can,
      batchId: null,
      counted: 5,
      seen: 5,
      reason: 'x',
    })
    expect(whole.error.code).toBe('batch_needed')
  })

  test('of two at once leaves one', async () => {
    const { batchId, onHand } = await firstBatch(can)
    const count = () =>
      warehouse.call('countPieces', { variantId: can, batchId, counted: onHand - 2, seen: onHand, reason: 'Dva naráz' })
    const codes = (await Promise.all([count(), count()])).map(({ error }) => error?.code ?? 'done')
    expect(codes.toSorted()).toEqual(['done', 'version_conflict'])
    expect((await firstBatch(can)).onHand).toBe(onHand - 2)
  })
})

describe('a write-off', () => {
  test('leaves what orders hold', async () => {
    await room.paid(SKU.can)
    const { on_hand, reserved } = await stockOf(can)
    const { batchId, onHand } = await firstBatch(can)
    const { error } = await warehouse.call('writeOff', {
      variantId: can,
      batchId,
      pieces: onHand + 1,
      reason: 'Plíseň',
    })
    expect(error).toMatchObject({ code: 'pieces_promised', details: { free: Math.min(onHand, on_hand - reserved) } })
    expect(
      (await warehouse.call('writeOff', { variantId: can, batchId, pieces: 1, reason: 'Promáčknuto' })).status,
    ).toBe(200)
    expect((await stockOf(can)).on_hand).toBe(on_hand - 1)
  })

  test('sent twice under one key is one', async () => {
    const { on_hand } = await stockOf(can)
    const { batchId } = await firstBatch(can)
    const off = { variantId: can, batchId, pieces: 1, reason: 'Promáčknuto' }
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (const _turn of [1, 2]) expect((await warehouse.call('writeOff', off, key)).status).toBe(200)
    expect((await stockOf(can)).on_hand).toBe(on_hand - 1)
  })
})

test('goods are moved from shelf to shelf once', async () => {
  const { value: found } = await warehouse.call('stockRows', { find: SKU.can })
  const seen = found.rows[0]?.shelf ?? null
  expect((await warehouse.call('moveShelf', { variantId: can, shelf: 'c9-9', seen })).status).toBe(200)
  const late = await warehouse.call('moveShelf', { variantId: can, shelf: 'C9-8', seen })
  expect(late.error).toMatchObject({ code: 'version_conflict', details: { shelf: 'C9-9' } })
  const { value } = await warehouse.call('stockMovements', { variantId: can, kind: 'move' })
  expect(value.movements[0]).toMatchObject({ pieces: 0, document: `${seen} → C9-9` })
})

test('a parcel that leaves and one that comes back are in the ledger with their numbers', async () => {
  const { orderId } = await room.paid(SKU.can)
  const [parcel] = await room.packed(orderId)
  await warehouse.call('handOverParcels', { parcelIds: [parcel?.parcelId ?? 0] })
  const { value } = await warehouse.call('stockMovements', { variantId: can, kind: 'shipped' })
  expect(value.movements[0]).toMatchObject({
    pieces: -1,
    document: `parcel:${parcel?.parcelId}`,
    batchCodes: [expect.any(String)],
  })
  expect(await untrue()).toEqual([])
})

test('what sells is proposed to be ordered, and a blocked batch is not for sale', async () => {
  await query(
    shop,
    `insert into internal.variant_paces (variant_id, pieces, counted_at) values ($1, 2800, now())
    on conflict (variant_id) do update set pieces = excluded.pieces`,
    [bag],
  )
  const { value } = await warehouse.call('stockProposal', {})
  expect(value.rows[0]).toMatchObject({ variantId: bag, perDay: 100 })
  const { value: state } = await warehouse.call('stockRows', {})
  expect(state.rows[0]).toMatchObject({ variantId: bag, perDay: 100, nearestBestBefore: expect.any(String) })
})

test('what comes by cartons is proposed in whole ones, and goods that end are not ordered again', async () => {
  const proposed = async () =>
    (await warehouse.call('stockProposal', {})).value.rows.find(({ variantId }) => variantId === bag)
  await query(shop, 'update shop.variants set pieces_per_carton = 48 where id = $1', [bag])
  const pieces = (await proposed())?.pieces ?? 1
  expect([pieces > 0, pieces % 48]).toEqual([true, 0])
  const become = (status: string) =>
    query(shop, 'update shop.products p set status = $2 from shop.variants v where v.product_id = p.id and v.id = $1', [
      bag,
      status,
    ])
  for (const ending of ['sell_out', 'discontinued']) {
    await become(ending)
    expect(await proposed()).toBeUndefined()
  }
  await become('active')
  expect(await proposed()).toBeDefined()
})

test('is the work of the warehouse: support blocks, accounting reads, content does not come in', async () => {
  const [support, accounting, content] = await Promise.all(
    (['staff_support', 'staff_accounting', 'staff_content'] as const).map((role) => newStaff(shop, role)),
  )
  const { batchId } = await firstBatch(can)
  const off = { variantId: can, batchId, pieces: 1, reason: 'x' }
  expect((await support?.call('writeOff', off))?.status).toBe(403)
  expect((await accounting?.call('writeOff', off))?.status).toBe(403)
  expect((await accounting?.call('blockBatch', { batchId, reason: 'x' }))?.status).toBe(403)
  expect((await accounting?.call('stockMovements', {}))?.status).toBe(200)
  expect((await content?.call('stockRows', {}))?.status).toBe(403)
  expect((await support?.call('blockBatch', { batchId, reason: 'Plíseň' }))?.status).toBe(200)
  expect((await support?.call('blockBatch', { batchId, reason: 'Plíseň' }))?.error.code).toBe('batch_state')
  expect((await support?.call('unblockBatch', { batchId, reason: 'Omyl' }))?.status).toBe(200)
})
