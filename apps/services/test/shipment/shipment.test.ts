import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom, stockOf } from '../packing-room.ts'
import {
  hear,
  move,
  openPayment,
  paymentsOf,
  placeOrder,
  query,
  runJob,
  stateOf,
  subjectsTo,
  tasksOf,
} from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let support: Browser
let accountant: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
  accountant = await newStaff(shop, 'staff_accounting')
})
afterEach(() => healCarriers(shop))

const DAY = 24 * 60

describe('on the way', () => {
  test('the goods leave the stock once, the invoice is issued, the customer can follow', async () => {
    const before = await stockOf(shop, SKU.bag2)
    const order = await room.paid()
    const [parcel] = await room.shipped(order.orderId)
    expect(await stateOf(shop, order.orderId)).toBe('shipped')
    const after = await stockOf(shop, SKU.bag2)
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
    const again = await room.warehouse.call('handOverParcels', { parcelIds: [parcel?.parcelId ?? 0] })
    expect(again.status).toBe(200)
    expect(await stockOf(shop, SKU.bag2)).toEqual(after)
  })

  test("from the carrier's first scan to the door", async () => {
    const order = await room.paid()
    const [parcel] = await room.shipped(order.orderId)
    for (const step of ['accepted', 'in_transit', 'delivered']) {
      move(shop, 60)
      shop.partners.ppl.advance(parcel?.trackingNumber ?? '', step)
    }
    await room.track()
    expect(await stateOf(shop, order.orderId)).toBe('delivered')
    await shop.runJobs()
    expect(subjectsTo(shop, order.email)).toContain(`Doručeno. Objednávka ${order.number} je u vás`)
  })

  test('a push of Packeta makes us ask at once, a forged one is refused', async () => {
    const order = await room.placeAtPoint('dobirka')
    const [parcel] = await room.shipped(order.orderId)
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
    const empty = await shop.app.inject({ method: 'POST', url: '/notifications/packeta' })
    expect(empty.statusCode).toBe(401)
    expect((await send(signPush(shop.partners.packeta.webhookKey, timestamp, body))).statusCode).toBe(200)
    await shop.runJobs()
    expect(await stateOf(shop, order.orderId)).toBe('ready_for_pickup')
    expect(subjectsTo(shop, order.email).some((subject) => subject?.startsWith('K vyzvednutí'))).toBe(true)
  })

  test("cash is the carrier's at the door and ours when it is sent", async () => {
    const order = await placeOrder(shop, 'dobirka', SKU.bag2)
    const [parcel] = await room.shipped(order.orderId)
    await room.warehouse.call('deliverParcel', { parcelId: parcel?.parcelId ?? 0 })
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'cod_collected', received: 0 })
    expect((await room.warehouse.call('settleCash', { orderId: order.orderId })).status).toBe(403)
    await accountant.call('settleCash', { orderId: order.orderId })
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'paid', received: order.payable })
  })

  test('earned credits can be spent after the days of return, with cash only once it is here', async () => {
    const buyer = await newCustomer(shop)
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag2), pieces: 2 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email } })
    const { value: order } = await buyer.call('placeOrder', ready)
    const [parcel] = await room.shipped(order.orderId)
    await room.warehouse.call('deliverParcel', { parcelId: parcel?.parcelId ?? 0 })
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
    await accountant.call('settleCash', { orderId: order.orderId })
    expect((await usable())[0]?.days).toBeLessThanOrEqual(14)
  })

  test('several parcels: the order is partly on its way until the last one leaves', async () => {
    const buyer = await newCustomer(shop)
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 4 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email } })
    const { value: order } = await buyer.call('placeOrder', ready)
    const parcels = await room.packed(order.orderId)
    const [first, ...rest] = parcels.map(({ parcelId }) => parcelId)
    await room.warehouse.call('handOverParcels', { parcelIds: [first ?? 0] })
    expect(await stateOf(shop, order.orderId)).toBe('partly_shipped')
    await room.warehouse.call('handOverParcels', { parcelIds: rest })
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
    const parcels = await room.packed(order.orderId)
    await room.warehouse.call('handOverParcels', { parcelIds: parcels.map(({ parcelId }) => parcelId) })
    expect(await stateOf(shop, order.orderId)).toBe('ready_for_pickup')
    await room.warehouse.call('deliverParcel', { parcelId: parcels[0]?.parcelId ?? 0 })
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
    const order = payment === 'karta' ? await room.paid() : await placeOrder(shop, 'dobirka', SKU.bag2)
    const [parcel] = await room.shipped(order.orderId)
    for (const step of ['accepted', 'returning', 'returned']) {
      move(shop, 60)
      shop.partners.ppl.advance(parcel?.trackingNumber ?? '', step)
    }
    await room.track()
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
    const before = await stockOf(shop, SKU.bag2)
    const { order } = await returned('karta')
    await support.call('cancelOrderForCustomer', { orderId: order.orderId, reason: 'nevyzvednuto' })
    await hear(shop)
    expect(await stockOf(shop, SKU.bag2)).toEqual(before)
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
    const before = await stockOf(shop, SKU.bag2)
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('cancelled')
    await room.warehouse.call('resendOrder', { orderId: order.orderId })
    await shop.runJobs()
    const [, again] = await room.parcelsOf(order.orderId)
    expect(again?.state).toBe('labelled')
    await room.warehouse.call('handOverParcels', { parcelIds: [again?.parcelId ?? 0] })
    expect(await stateOf(shop, order.orderId)).toBe('shipped')
    expect(await stockOf(shop, SKU.bag2)).toEqual(before)
    await room.warehouse.call('deliverParcel', { parcelId: again?.parcelId ?? 0 })
    expect(await stateOf(shop, order.orderId)).toBe('delivered')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'cod_collected'])
  })

  test('told of day by day, the cash hears that it will not come, and the parcel goes out again at a point too', async () => {
    const order = await room.placeAtPoint('dobirka')
    const [parcel] = await room.shipped(order.orderId)
    for (const step of ['returning', 'returned']) {
      shop.partners.packeta.advance(parcel?.shipmentId ?? '', step)
      await room.track()
    }
    expect(await paymentsOf(shop, order.orderId)).toMatchObject([{ state: 'cancelled' }])
    expect((await room.warehouse.call('resendOrder', { orderId: order.orderId })).status).toBe(200)
    await shop.runJobs()
    expect((await room.parcelsOf(order.orderId)).map(({ state }) => state)).toEqual(['returned', 'labelled'])
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'awaiting_cod'])
  })
})

describe('time', () => {
  test('a parcel nobody reports about counts as delivered after fourteen days, and is closed after thirty more', async () => {
    const order = await room.paid()
    await room.shipped(order.orderId)
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
