import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { move, query, stateOf } from '../paying.ts'
import { SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { watchBatches } from './stopped-batches.ts'

const shop = openShop()
const { batchOf, stopAgain, untrue } = watchBatches(shop)
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
const openTasks = () =>
  query(shop, `select subject from shop.staff_tasks where kind = 'recall_approval' and closed_at is null`)

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
    const { value: stopped } = await support.call('recalls', {})
    expect(stopped.batches.find((one: { batchId: number }) => one.batchId === batchId)).toMatchObject({
      ...{ code, state: 'public', reason: 'Netěsný šev.', receivers: 2, told: 2 },
      ...{ stoppedAt: expect.any(String), stoppedBy: expect.any(String), approvedBy: expect.any(String) },
    })
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

test('a recall that the relay of mails refuses is a matter of a person', async () => {
  const order = await room.paid('CN-GR-LOS-A-02K')
  await room.shipped(order.orderId)
  await shop.runJobs()
  const { batchId, code } = await batchOf(order.orderId)
  await support.call('proposeRecall', { batchId, ...WORDS })
  expect((await admin.call('approveRecall', { batchId })).status).toBe(200)
  shop.sink.refuseWith(550)
  await shop.runJobs()
  shop.sink.refuseWith(null)
  const letters = () =>
    query(shop, `select subject, details from shop.staff_tasks where kind = 'recall_letter' and order_id = $1`, [
      order.orderId,
    ])
  expect(await letters()).toEqual([{ subject: `batch:${batchId}:order:${order.orderId}`, details: { code } }])
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
    // On a slow machine the queue has tried by itself, after three seconds, and found no box any more.
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
