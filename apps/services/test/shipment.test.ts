import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './browser.ts'
import type { Harness } from './harness.ts'
import {
  expectTruths,
  hear,
  move,
  openPayment,
  type Placed,
  paymentsOf,
  placeOrder,
  query,
  runJob,
  stateOf,
  subjectsTo,
  tasksOf,
} from './paying.ts'
import { newCustomer } from './people.ts'
import { brokenTruths, fillCheckout, readyToOrder, SKU, setStock, startShop, variantId } from './shopping.ts'
import { newStaff } from './staff.ts'

let shop: Harness
let warehouse: Browser
let support: Browser
beforeAll(async () => {
  shop = await startShop()
  warehouse = await newStaff(shop, 'staff_warehouse')
  support = await newStaff(shop, 'staff_support')
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.partners.packeta.setFaults({ loseCreate: 'no', down: 'no' })
  shop.partners.ppl.setFaults({ loseCreate: 'no', down: 'no' })
  await runJob(shop, 'expire-orders')
  await expectTruths(shop, () => brokenTruths(shop))
})

const DAY = 24 * 60

async function paid(sku: string = SKU.bag2): Promise<Placed> {
  const order = await placeOrder(shop, 'karta', sku)
  shop.partners.gopay.act(await openPayment(shop, order), 'pay')
  await hear(shop)
  return order
}

/** From an accepted order to labelled parcels. */
async function packed(orderId: number) {
  const started = await warehouse.call('startPacking', { orderId })
  if (started.status !== 200) throw new Error(JSON.stringify(started.error))
  for (const { parcelId } of started.value.parcels.filter(({ state }) => state === 'planned')) {
    const answer = await warehouse.call('packParcel', { parcelId })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
  }
  await shop.runJobs()
  return (await readOrder(orderId)).parcels.filter(({ state }) => state !== 'cancelled')
}

async function readOrder(orderId: number) {
  const { value } = await warehouse.call('startPacking', { orderId })
  return value.parcels ? value : { parcels: await parcelsOf(orderId), state: await stateOf(shop, orderId) }
}

const parcelsOf = (orderId: number) =>
  query<{ parcelId: number; state: string; trackingNumber: string; shipmentId: string }>(
    shop,
    `select id as "parcelId", state, tracking_number as "trackingNumber", carrier_shipment_id as "shipmentId"
       from shop.parcels where order_id = $1 order by number`,
    [orderId],
  )

async function shipped(orderId: number) {
  const parcels = await packed(orderId)
  const answer = await warehouse.call('handOverParcels', { parcelIds: parcels.map(({ parcelId }) => parcelId) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
  await shop.runJobs()
  return parcelsOf(orderId)
}

async function track(hours = 3): Promise<void> {
  move(shop, hours * 60)
  await runJob(shop, 'track-parcels')
}

const stockOf = async (sku: string) =>
  (
    await query<{ on_hand: number; reserved: number; batched: number; held: number }>(
      shop,
      `select s.on_hand, s.reserved, sum(b.on_hand)::int as batched, sum(b.reserved)::int as held
         from shop.stock s join shop.variants v on v.id = s.variant_id left join shop.batches b on b.variant_id = v.id
        where v.sku = $1 group by s.variant_id`,
      [sku],
    )
  )[0]

describe('packing', () => {
  test('takes the batch that expires first and writes it down for every piece', async () => {
    const order = await paid()
    const { value } = await warehouse.call('startPacking', { orderId: order.orderId })
    expect(value.state).toBe('packing')
    expect(value.parcels).toHaveLength(1)
    expect(value.parcels[0]?.uid).toMatch(/^[a-z2-7]{20}$/)
    expect(value.parcels[0]?.lines).toMatchObject([{ pieces: 1, bestBefore: '2027-09-30' }])
    expect(value.parcels[0]?.lines[0]?.batchCode).toMatch(/^L2609/)
    await warehouse.call('returnToQueue', { orderId: order.orderId })
  })

  test('divides a heavy order into parcels as it was promised', async () => {
    const { browser, order } = await readyToOrder(shop, SKU.bag12, { payment: 'dobirka' })
    await browser.call('placeOrder', order)
    const buyer = await newCustomer(shop)
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 4 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email } })
    const { value } = await buyer.call('placeOrder', ready)
    const parcels = await packed(value.orderId)
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
    const order = await paid()
    const { value } = await warehouse.call('startPacking', { orderId: order.orderId })
    const [parcel] = value.parcels
    const line = parcel?.lines[0]
    const parcelId = parcel?.parcelId ?? 0
    const other = line?.batchCode?.replace('L2609', 'L2610') ?? ''
    const pack = (batchCode: string, pieces = 1) =>
      warehouse.call('packParcel', { parcelId, lines: [{ variantId: line?.variantId ?? 0, pieces, batchCode }] })
    expect((await pack('L0000')).error.code).toBe('batches_short')
    expect((await pack(other, 2)).status).toBe(400)
    const { value: done } = await pack(other)
    expect(done.parcels[0]).toMatchObject({ state: 'packed', lines: [{ batchCode: other, bestBefore: '2027-10-31' }] })
    await shop.runJobs()
  })

  test('is refused when the batches that may be sent do not hold enough', async () => {
    const order = await paid(SKU.can)
    const id = await variantId(shop, SKU.can)
    await query(shop, `update shop.batches set blocked_reason = 'stažení' where variant_id = $1`, [id])
    const { error } = await warehouse.call('startPacking', { orderId: order.orderId })
    expect(error.code).toBe('batches_short')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    await query(shop, 'update shop.batches set blocked_reason = null where variant_id = $1', [id])
  })

  test('put back to the queue gives the batches back and can begin again', async () => {
    const before = await stockOf(SKU.bag2)
    const order = await paid()
    await packed(order.orderId)
    await warehouse.call('returnToQueue', { orderId: order.orderId })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect((await stockOf(SKU.bag2))?.held).toBe(before?.held)
    await shop.runJobs()
    const parcels = await packed(order.orderId)
    expect(parcels.map(({ state }) => state)).toContain('labelled')
  })

  test('locks the customer out', async () => {
    const order = await paid()
    await warehouse.call('startPacking', { orderId: order.orderId })
    const { error } = await order.browser.call('cancelOrder', { token: order.token })
    expect(error.code).toBe('order_state')
    await warehouse.call('returnToQueue', { orderId: order.orderId })
  })
})

describe('labels', () => {
  test('come from PPL for its address and can be printed', async () => {
    const order = await paid()
    const [parcel] = await packed(order.orderId)
    expect(parcel).toMatchObject({ state: 'labelled' })
    const { value } = await warehouse.call('parcelLabel', { parcelId: parcel?.parcelId ?? 0 })
    expect(Buffer.from(value.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(shop.partners.ppl.shipments.length).toBeGreaterThan(0)
  })

  test('come from Packeta for its point, with the cash in whole crowns', async () => {
    const order = await placeAtPoint('dobirka')
    const [parcel] = await packed(order.orderId)
    expect(parcel?.state).toBe('labelled')
    const packet = [...shop.partners.packeta.packets.values()].at(-1)
    expect(JSON.stringify(packet)).toContain(order.number)
    expect(order.payable % 100).toBe(0)
  })

  test('are asked for again after an answer that got lost', async () => {
    const order = await paid()
    shop.partners.ppl.setFaults({ loseCreate: 'after' })
    await packed(order.orderId)
    expect((await parcelsOf(order.orderId))[0]?.state).toBe('packed')
    shop.partners.ppl.setFaults({ loseCreate: 'no' })
    const again = async () => {
      await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
      await shop.runJobs()
      return (await parcelsOf(order.orderId))[0]?.state
    }
    await expect.poll(again).toBe('labelled')
  })

  test('of a carrier without an adapter are numbers typed in', async () => {
    const { browser, order: ready } = await readyToOrder(shop, SKU.can, { shipping: 'dpd' })
    const { value: order } = await browser.call('placeOrder', ready)
    const [parcel] = await packed(order.orderId)
    expect(parcel?.state).toBe('packed')
    const typed = { parcelId: parcel?.parcelId ?? 0, trackingNumber: '05000000001' }
    const { value } = await warehouse.call('labelParcel', typed)
    expect(value.parcels[0]).toMatchObject({ state: 'labelled', trackingNumber: '05000000001' })
  })
})

async function placeAtPoint(payment: string) {
  const [point] = await query<{ id: number }>(
    shop,
    // One of those the fake carrier knows too.
    `select id from shop.pickup_points where network = 'zasilkovna' and external_id = '70001'`,
  )
  const email = `misto${Math.round(shop.clock.now().getTime())}@priklad.cz`
  const choice = { payment, shipping: 'zasilkovna-vydejni-misto', pickupPointId: point?.id ?? 0, details: { email } }
  const { browser, order } = await readyToOrder(shop, SKU.can, choice)
  const { value, error, status } = await browser.call('placeOrder', order)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return { browser, ...value, token: value.accessToken, email }
}

describe('on the way', () => {
  test('the goods leave the stock once, the invoice is issued, the customer can follow', async () => {
    const before = await stockOf(SKU.bag2)
    const order = await paid()
    const [parcel] = await shipped(order.orderId)
    expect(await stateOf(shop, order.orderId)).toBe('shipped')
    const after = await stockOf(SKU.bag2)
    expect(after).toMatchObject({
      on_hand: (before?.on_hand ?? 0) - 1,
      reserved: before?.reserved,
      batched: (before?.batched ?? 0) - 1,
    })
    const subjects = subjectsTo(shop, order.email)
    expect(subjects.filter((subject) => subject?.startsWith('Zabaleno.'))).toHaveLength(1)
    expect(subjects).toContain(`Na cestě: objednávka ${order.number}`)
    expect(subjects.some((subject) => subject?.startsWith('Faktura FV'))).toBe(true)
    expect(parcel?.trackingNumber).toBeTruthy()
    const again = await warehouse.call('handOverParcels', { parcelIds: [parcel?.parcelId ?? 0] })
    expect(again.status).toBe(200)
    expect(await stockOf(SKU.bag2)).toEqual(after)
  })

  test("from the carrier's first scan to the door", async () => {
    const order = await paid()
    const [parcel] = await shipped(order.orderId)
    for (const step of ['accepted', 'in_transit', 'delivered']) {
      move(shop, 60)
      shop.partners.ppl.advance(parcel?.trackingNumber ?? '', step)
    }
    await track()
    expect(await stateOf(shop, order.orderId)).toBe('delivered')
    await shop.runJobs()
    expect(subjectsTo(shop, order.email)).toContain(`Doručeno. Objednávka ${order.number} je u vás`)
  })

  test('a push of Packeta makes us ask at once, a forged one is refused', async () => {
    const order = await placeAtPoint('dobirka')
    const [parcel] = await shipped(order.orderId)
    move(shop, 60)
    shop.partners.packeta.advance(parcel?.shipmentId ?? '', 'accepted')
    move(shop, 60)
    shop.partners.packeta.advance(parcel?.shipmentId ?? '', 'ready')
    const { signPush } = await import('@shop/partners/packeta/packeta-push')
    const body = JSON.stringify({
      status: { eventId: '1', id: parcel?.shipmentId, dateTime: '2026-11-16T12:00:00', statusId: 5 },
    })
    const timestamp = String(Math.floor(shop.clock.now().getTime() / 1000))
    const send = (signature: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/notifications/packeta',
        headers: {
          'content-type': 'application/json',
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': signature,
        },
        payload: body,
      })
    expect((await send('0'.repeat(64))).statusCode).toBe(401)
    expect((await send(signPush(shop.partners.packeta.webhookKey, timestamp, body))).statusCode).toBe(200)
    await shop.runJobs()
    expect(await stateOf(shop, order.orderId)).toBe('ready_for_pickup')
    expect(subjectsTo(shop, order.email).some((subject) => subject?.startsWith('K vyzvednutí'))).toBe(true)
  })

  test("cash is the carrier's at the door and ours when it is sent", async () => {
    const order = await placeOrder(shop, 'dobirka', SKU.bag2)
    const [parcel] = await shipped(order.orderId)
    await warehouse.call('deliverParcel', { parcelId: parcel?.parcelId ?? 0 })
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'cod_collected', received: 0 })
    expect((await warehouse.call('settleCash', { orderId: order.orderId })).status).toBe(403)
    await support.call('settleCash', { orderId: order.orderId })
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'paid', received: order.payable })
  })

  test('earned credits can be spent after the days of return, with cash only once it is here', async () => {
    const buyer = await newCustomer(shop)
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag2), pieces: 2 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email } })
    const { value: order } = await buyer.call('placeOrder', ready)
    const [parcel] = await shipped(order.orderId)
    await warehouse.call('deliverParcel', { parcelId: parcel?.parcelId ?? 0 })
    const usable = () =>
      query<{ amount: number; days: number }>(
        shop,
        `select amount, (extract(epoch from usable_from - $2::timestamptz) / 86400)::int as days from shop.credit_entries
          where kind = 'purchase' and reference_id = $1`,
        [String(order.orderId), shop.clock.now()],
      )
    const [pending] = await usable()
    expect(pending?.amount).toBeGreaterThan(0)
    expect(pending?.days).toBeGreaterThan(10_000)
    await support.call('settleCash', { orderId: order.orderId })
    expect((await usable())[0]?.days).toBeLessThanOrEqual(14)
  })

  test('several parcels: the order is partly on its way until the last one leaves', async () => {
    const buyer = await newCustomer(shop)
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 4 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email } })
    const { value: order } = await buyer.call('placeOrder', ready)
    const parcels = await packed(order.orderId)
    const [first, ...rest] = parcels.map(({ parcelId }) => parcelId)
    await warehouse.call('handOverParcels', { parcelIds: [first ?? 0] })
    expect(await stateOf(shop, order.orderId)).toBe('partly_shipped')
    await warehouse.call('handOverParcels', { parcelIds: rest })
    expect(await stateOf(shop, order.orderId)).toBe('shipped')
    await shop.runJobs()
    const mails = subjectsTo(shop, buyer.email).filter((subject) => subject?.startsWith('Na cestě'))
    expect(mails).toHaveLength(parcels.length)
    const invoices = await query(shop, `select from shop.documents where order_id = $1 and kind = 'invoice'`, [
      order.orderId,
    ])
    expect(invoices).toHaveLength(1)
  })

  test('fetched in person: ready when it is at the counter, delivered when it is given', async () => {
    const order = await placePersonal()
    const parcels = await packed(order.orderId)
    await warehouse.call('handOverParcels', { parcelIds: parcels.map(({ parcelId }) => parcelId) })
    expect(await stateOf(shop, order.orderId)).toBe('ready_for_pickup')
    await warehouse.call('deliverParcel', { parcelId: parcels[0]?.parcelId ?? 0 })
    expect(await stateOf(shop, order.orderId)).toBe('delivered')
  })
})

async function placePersonal() {
  const choice = { payment: 'karta', shipping: 'osobni-odber-brno', details: { email: 'osobne@priklad.cz' } }
  const { browser, order } = await readyToOrder(shop, SKU.can, choice)
  const { value } = await browser.call('placeOrder', order)
  const placed = { browser, ...value, token: value.accessToken, email: 'osobne@priklad.cz' }
  shop.partners.gopay.act(await openPayment(shop, placed), 'pay')
  await hear(shop)
  return placed
}

describe('coming back', () => {
  async function returned(payment: 'karta' | 'dobirka') {
    const order = payment === 'karta' ? await paid() : await placeOrder(shop, 'dobirka', SKU.bag2)
    const [parcel] = await shipped(order.orderId)
    for (const step of ['accepted', 'returning', 'returned']) {
      move(shop, 60)
      shop.partners.ppl.advance(parcel?.trackingNumber ?? '', step)
    }
    await track()
    return { order, parcel }
  }

  test('the customer is told, and a person decides', async () => {
    const { order } = await returned('karta')
    expect(await stateOf(shop, order.orderId)).toBe('not_collected')
    await shop.runJobs()
    expect(subjectsTo(shop, order.email)).toContain(`Zásilka s objednávkou ${order.number} se vrací`)
    expect(await tasksOf(shop, order.orderId)).toContain('check_returned_goods')
  })

  test('cancelled: goods back on the shelf, money back, a credit note', async () => {
    const before = await stockOf(SKU.bag2)
    const { order } = await returned('karta')
    await support.call('cancelOrderForCustomer', { orderId: order.orderId, reason: 'nevyzvednuto' })
    await hear(shop)
    expect(await stockOf(SKU.bag2)).toEqual(before)
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('refunded')
    const kinds = await query<{ kind: string }>(
      shop,
      'select kind from shop.documents where order_id = $1 order by id',
      [order.orderId],
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  })

  test('sent again: a new parcel, the goods do not leave the stock twice, the cash is asked for again', async () => {
    const { order } = await returned('dobirka')
    const before = await stockOf(SKU.bag2)
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('cancelled')
    await warehouse.call('resendOrder', { orderId: order.orderId })
    await shop.runJobs()
    const [, again] = await parcelsOf(order.orderId)
    expect(again?.state).toBe('labelled')
    await warehouse.call('handOverParcels', { parcelIds: [again?.parcelId ?? 0] })
    expect(await stateOf(shop, order.orderId)).toBe('shipped')
    expect(await stockOf(SKU.bag2)).toEqual(before)
    await warehouse.call('deliverParcel', { parcelId: again?.parcelId ?? 0 })
    expect(await stateOf(shop, order.orderId)).toBe('delivered')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'cod_collected'])
  })
})

describe('time', () => {
  test('a parcel nobody reports about counts as delivered after fourteen days, and is closed after thirty more', async () => {
    const order = await paid()
    await shipped(order.orderId)
    move(shop, 13 * DAY)
    await runJob(shop, 'age-orders')
    expect(await stateOf(shop, order.orderId)).toBe('shipped')
    move(shop, 2 * DAY)
    await runJob(shop, 'age-orders')
    expect(await stateOf(shop, order.orderId)).toBe('delivered')
    move(shop, 31 * DAY)
    await runJob(shop, 'age-orders')
    expect(await stateOf(shop, order.orderId)).toBe('closed')
    const labels = await query(
      shop,
      'select from internal.parcel_labels where parcel_id in (select id from shop.parcels where order_id = $1)',
      [order.orderId],
    )
    expect(labels).toEqual([])
  })
})

describe('who may', () => {
  test.each([
    ['a guest', 401],
    ['a customer', 403],
    ['staff for content', 403],
    ['staff without a second factor', 403],
  ])('%s packs nothing', async (who, status) => {
    const order = await placeOrder(shop, 'dobirka')
    const browser = await personOf(who, order)
    expect((await browser.call('startPacking', { orderId: order.orderId })).status).toBe(status)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  async function personOf(who: string, order: Placed): Promise<Browser> {
    if (who === 'a guest') return order.browser
    if (who === 'a customer') return newCustomer(shop)
    if (who === 'staff for content') return newStaff(shop, 'staff_content')
    const member = await newStaff(shop, 'staff_admin')
    await query(
      shop,
      'update auth.sessions set second_factor = false where id = (select id from auth.sessions order by created_at desc limit 1)',
    )
    return member
  }

  test('the warehouse neither holds, cancels nor returns money; everything done is written down', async () => {
    const order = await paid()
    const { orderId } = order
    expect((await warehouse.call('holdOrder', { orderId, reason: 'x' })).status).toBe(403)
    expect((await warehouse.call('refundOrder', { orderId, reason: 'x' })).status).toBe(403)
    const { value } = await support.call('holdOrder', { orderId, reason: 'U adresy chybí číslo domu.' })
    expect(value.state).toBe('on_hold')
    await shop.runJobs()
    const mail = shop.sink.mails.findLast(({ recipient }) => recipient === order.email)
    expect(mail?.text).toContain('U adresy chybí číslo domu.')
    await support.call('releaseOrder', { orderId })
    const rows = await query<{ action: string; actor_kind: string }>(
      shop,
      `select action, actor_kind from internal.audit_log where object_type = 'order' and object_id = $1 and actor_kind = 'staff' order by id`,
      [String(orderId)],
    )
    expect(rows.map(({ action }) => action)).toEqual(['order.hold', 'order.release_hold'])
  })

  test('support returns a part, by lines, and sees what is refused', async () => {
    const order = await paid()
    await shipped(order.orderId)
    const { value, status } = await support.call('refundOrder', {
      orderId: order.orderId,
      amount: 1000,
      reason: 'Poškozený obal',
    })
    expect(status).toBe(201)
    expect(value.amount).toBe(1000)
    await hear(shop)
    const over = await support.call('refundOrder', { orderId: order.orderId, amount: order.payable, reason: 'x' })
    expect(over.error.code).toBe('refund_refused')
  })

  test("a company's order is approved and then waits for its invoice", async () => {
    await setStock(shop, SKU.bag12, 60)
    const buyer = await newCustomer(shop)
    await query(
      shop,
      `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
      [buyer.email],
    )
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email }, payment: 'na-fakturu' })
    const { value: order } = await buyer.call('placeOrder', ready)
    const { value } = await support.call('approveOrder', { orderId: order.orderId })
    expect(value.state).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'invoice_issued', received: 0, refunded: 0 }])
    await shipped(order.orderId)
    const [payment] = await query<{ due: string }>(
      shop,
      `select to_char(due_on, 'YYYY-MM-DD') as due from shop.payments where order_id = $1`,
      [order.orderId],
    )
    expect(payment?.due).toBeTruthy()
  })
})
