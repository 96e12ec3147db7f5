import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, move, openPayment, pressButton, query, stateOf } from '../paying.ts'
import { readyToOrder, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let support: Browser
let admin: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
  admin = await newStaff(shop, 'staff_admin')
})

const WORDS = {
  reason: 'Netěsný šev.',
  risk: 'Zkažený obsah.',
  symptoms: 'zvracení',
  authorityToldOn: '2026-11-01',
}
/** The batch that is packed first, and where it went. */
async function batchOf(orderId: number) {
  const [row] = await query<{ batchId: number; code: string; uid: string }>(
    shop,
    `select b.id::int as "batchId", b.code, t.uid from shop.parcels p join shop.parcel_lines l on l.parcel_id = p.id
       join shop.batches b on b.id = l.batch_id join shop.printed_tags t on t.batch_id = b.id
      where p.order_id = $1 and p.state <> 'cancelled'`,
    [orderId],
  )
  if (!row) throw new Error('It lies in no batch.')
  return row
}
const openTasks = () =>
  query(shop, `select subject from shop.staff_tasks where kind = 'recall_approval' and closed_at is null`)
/** The queue tries again what failed, without the wait. */
async function stopAgain(): Promise<void> {
  const kept = await query(
    shop,
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'stop-batch' returning j.id`,
  )
  expect(kept).toHaveLength(1)
  await shop.runJobs()
}
const untrue = () => query(shop, 'select name from internal.check_truths() where violations > 0')
const availableOf = async (id: number) => {
  const [row] = await query<{ free: number }>(
    shop,
    'select on_hand - reserved as free from shop.stock where variant_id = $1',
    [id],
  )
  return row?.free
}

describe('a recall', () => {
  test('is proposed by one, pressed by another, and told to everybody who has the batch', async () => {
    const [first, second] = [await room.paid(SKU.can), await room.paid(SKU.can)]
    await room.shipped(first.orderId)
    await room.shipped(second.orderId)
    const { batchId, code, uid } = await batchOf(first.orderId)
    const passport = async () => (await first.browser.call('tag', { uid })).value
    expect(await passport()).toMatchObject({ recall: null, isHeld: false })

    expect((await support.call('proposeRecall', { batchId, ...WORDS })).status).toBe(201)
    expect((await support.call('proposeRecall', { batchId, ...WORDS })).error.code).toBe('recall_state')
    expect(await passport()).toMatchObject({ recall: null, isHeld: true })
    const { value: view } = await support.call('recallView', { batchId })
    expect(view).toMatchObject({ blockedReason: 'Netěsný šev.', recall: { state: 'proposed', isOwn: true }, told: 0 })
    expect(view.receivers.map(({ orderId }) => orderId)).toEqual([first.orderId, second.orderId])
    expect(JSON.stringify(view)).not.toContain('@priklad')

    expect((await support.call('approveRecall', { batchId })).status).toBe(403)
    const { value: told } = await admin.call('approveRecall', { batchId })
    expect(told).toEqual({ told: 2, silent: 0 })
    expect((await admin.call('approveRecall', { batchId })).error.code).toBe('recall_state')
    expect(await openTasks()).toEqual([])
    await shop.runJobs()
    expect(await passport()).toMatchObject({ recall: 'Netěsný šev.', isHeld: true })
    for (const { email, number } of [first, second]) {
      const mail = await shop.mailTo(email)
      expect(mail.subject).toContain(code)
      expect(mail.text).toContain(String(number))
      expect(mail.text).toContain(`?sarze=${code}`)
    }
    expect((await admin.call('recallView', { batchId })).value.told).toBe(2)
    const kept = await admin.call('unblockBatch', { batchId, reason: 'Omyl' })
    expect(kept.error).toMatchObject({ code: 'batch_state', details: { state: 'recalled' } })
    expect(await untrue()).toEqual([])
  })

  test('is never pressed by who proposed it, and a proposal can be taken back', async () => {
    const { value } = await admin.call('stockBatches', { variantId: await variantId(shop, SKU.bag12) })
    const batchId = value.batches[0]?.batchId ?? 0
    await admin.call('proposeRecall', { batchId, ...WORDS })
    expect((await admin.call('approveRecall', { batchId })).error.code).toBe('second_person_needed')
    expect((await support.call('withdrawRecall', { batchId })).status).toBe(200)
    expect((await admin.call('approveRecall', { batchId })).error.code).toBe('recall_state')
    expect((await support.call('unblockBatch', { batchId, reason: 'Planý poplach' })).status).toBe(200)
    await shop.runJobs()
  })

  test('one whose details were deleted is a letter that somebody writes', async () => {
    const order = await room.paid(SKU.bag2)
    await room.shipped(order.orderId)
    const { batchId } = await batchOf(order.orderId)
    await query(shop, `update shop.orders set email = '' where id = $1`, [order.orderId])
    await support.call('proposeRecall', { batchId, ...WORDS })
    expect((await admin.call('approveRecall', { batchId })).value).toMatchObject({ silent: 1 })
    const tasks = await query(shop, `select from shop.staff_tasks where kind = 'recall_letter' and order_id = $1`, [
      order.orderId,
    ])
    expect(tasks).toHaveLength(1)
  })
})

describe('a box that leaves after the recall', () => {
  const recall = async (batchId: number, orderId: number) => {
    await support.call('proposeRecall', { batchId, ...WORDS })
    expect((await admin.call('approveRecall', { batchId })).status).toBe(200)
    const { value } = await admin.call('recallView', { batchId })
    expect(value.receivers.map((receiver) => receiver.orderId)).not.toContain(orderId)
  }
  const scanned = async (orderId: number) => {
    const parcel = (await room.parcelsOf(orderId)).at(-1)
    expect(parcel?.state).toBe('labelled')
    move(shop, 60)
    shop.partners.ppl.advance(parcel?.trackingNumber ?? '', 'accepted')
    await room.track()
    expect((await room.parcelsOf(orderId)).at(-1)?.state).toBe('in_transit')
  }
  const told = (batchId: number, orderId: number) =>
    query(shop, 'select recipient from internal.mails where object = $1 and event = $2', [
      `order:${orderId}`,
      `recalled batch:${batchId}`,
    ])
  const takeInCans = async (code: string) =>
    room.warehouse.call('takeIn', {
      document: code,
      lines: [{ variantId: await variantId(shop, SKU.can), batchCode: code, bestBefore: '2028-01-01', pieces: 10 }],
    })

  test('because the carrier took it is told of, once', async () => {
    await takeInCans('POZDE1')
    const { orderId, email } = await room.paid(SKU.can)
    await room.packed(orderId)
    const { batchId, code } = await batchOf(orderId)
    // Nobody came to take the box apart yet.
    await query(
      shop,
      `insert into internal.batch_failures values ('stop-batch', $1, 1, now(), now(), now() + interval '1 year')`,
      [`${batchId}:${orderId}`],
    )
    await recall(batchId, orderId)
    await scanned(orderId)
    expect(await stateOf(shop, orderId)).toBe('shipped')
    expect(await told(batchId, orderId)).toEqual([{ recipient: email }])
    const mails = shop.sink.mails.filter(({ recipient }) => recipient === email)
    expect(mails.filter(({ text }) => text?.includes(`?sarze=${code}`))).toHaveLength(1)
    await query(shop, 'delete from internal.batch_failures')
    await stopAgain()
    expect(await told(batchId, orderId)).toHaveLength(1)
    expect(await untrue()).toEqual([])
  })

  test('because it is sent again is told of when it leaves, not while it stands here', async () => {
    await takeInCans('POZDE2')
    const { orderId, email, browser, token } = await room.paid(SKU.can)
    const [parcel] = await room.shipped(orderId)
    const { batchId, code } = await batchOf(orderId)
    await room.warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
    expect((await room.warehouse.call('resendOrder', { orderId })).status).toBe(200)
    await shop.runJobs()
    await recall(batchId, orderId)
    await shop.runJobs()
    expect(await told(batchId, orderId)).toEqual([])
    await scanned(orderId)
    expect(await told(batchId, orderId)).toEqual([{ recipient: email }])
    // The form of the recall knows how many of the batch there are, however many boxes they were in.
    const { value: form } = await browser.call('caseForm', { token })
    expect(form.lines.flatMap(({ batches }) => batches)).toMatchObject([{ code, pieces: 1 }])
  })
})

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
    await stopAgain()
    expect(await stateOf(shop, order.orderId)).toBe('packing')
    move(shop, 2)
    await stopAgain()
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
