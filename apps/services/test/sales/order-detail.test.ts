import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, openPayment, paymentsOf, placeOrder, query, stateOf, subjectsTo } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let warehouse: Browser
beforeAll(async () => {
  warehouse = await newStaff(shop, 'staff_warehouse')
})
afterEach(() => catchUp(shop))

async function paid(sku: string = SKU.bag2) {
  const order = await placeOrder(shop, 'karta', sku)
  shop.partners.gopay.act(await openPayment(shop, order), 'pay')
  await hear(shop)
  return order
}

const detailOf = async ({ browser, token }: { browser: Browser; token: string }) =>
  (await browser.call('orderDetail', { token })).value

describe('the whole way', () => {
  test('from placement to the door, told in one timeline with documents and batches', async () => {
    const order = await paid()
    const { orderId } = order
    const started = await warehouse.call('startPacking', { orderId })
    const parcelId = started.value.parcels[0]?.parcelId ?? 0
    await warehouse.call('packParcel', { parcelId })
    await shop.runJobs()
    await warehouse.call('handOverParcels', { parcelIds: [parcelId] })
    await warehouse.call('deliverParcel', { parcelId })
    await shop.runJobs()
    const detail = await detailOf(order)
    expect(detail.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['placed', 'paid', 'packing', 'shipped', 'document', 'delivered']),
    )
    expect(detail.timeline.map(({ at }) => at)).toEqual(detail.timeline.map(({ at }) => at).toSorted())
    expect(detail.payment).toMatchObject({ status: 'delivered', summary: 'paid' })
    expect(detail.documents).toMatchObject([{ kind: 'invoice', total: order.payable }])
    expect(detail.parcels).toMatchObject([{ state: 'delivered', lines: [{ pieces: 1, bestBefore: '2027-09-30' }] }])
    expect(detail.can).toEqual({ pay: false, cancel: false, edit: false, companyCancels: false })

    const documentId = detail.documents[0]?.documentId ?? 0
    const file = await order.browser.call('orderDocument', { token: order.token, documentId, format: 'pdf' })
    expect(Buffer.from(file.value.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('a code on the parcel shows its way and the passport of its batch, and nobody who bought it', async () => {
    const order = await paid()
    const { value } = await warehouse.call('startPacking', { orderId: order.orderId })
    const uid = value.parcels[0]?.uid ?? ''
    const parcel = await order.browser.call('tag', { uid })
    expect(parcel.value).toMatchObject({ kind: 'parcel', state: 'planned' })
    const text = JSON.stringify(parcel.value)
    for (const secret of [order.email, order.number, 'Novotná', 'Zahradní']) expect(text).not.toContain(secret)
    const batchUid = parcel.value.kind === 'parcel' ? (parcel.value.lines[0]?.batchUid ?? '') : ''
    const batch = await order.browser.call('tag', { uid: batchUid })
    expect(batch.value).toMatchObject({
      kind: 'batch',
      bestBefore: '2027-09-30',
      producedOn: '2026-09-14',
      recall: null,
    })
    expect((await order.browser.call('tag', { uid: 'a'.repeat(20) })).status).toBe(404)
    await warehouse.call('returnToQueue', { orderId: order.orderId })
  })
})

describe('whose it is', () => {
  test('an owner reads their order by its number, a stranger finds nothing', async () => {
    const [owner, stranger] = [await newCustomer(shop), await newCustomer(shop)]
    await owner.call('addLine', { variantId: await variantId(shop, SKU.can) })
    const ready = await fillCheckout(owner, { details: { email: owner.email } })
    const { value: order } = await owner.call('placeOrder', ready)
    const own = await owner.call('ownOrder', { orderId: order.orderId })
    expect(own.value).toMatchObject({ order: { number: order.number }, accessToken: order.accessToken })
    expect((await stranger.call('ownOrder', { orderId: order.orderId })).status).toBe(404)
  })

  test('a document of another order is not there', async () => {
    const [mine, other] = [await paid(), await paid()]
    const started = await warehouse.call('startPacking', { orderId: other.orderId })
    const parcelId = started.value.parcels[0]?.parcelId ?? 0
    await warehouse.call('packParcel', { parcelId })
    await shop.runJobs()
    await warehouse.call('handOverParcels', { parcelIds: [parcelId] })
    const documentId = (await detailOf(other)).documents[0]?.documentId ?? 0
    const asked = await mine.browser.call('orderDocument', { token: mine.token, documentId, format: 'pdf' })
    expect(asked.status).toBe(404)
  })
})

describe('before packing', () => {
  test('a paid order is cancelled and the money goes back', async () => {
    const order = await paid()
    const { value } = await order.browser.call('cancelOrder', { token: order.token })
    expect(value.payment.status).toBe('cancelled_money_on_the_way')
    await hear(shop)
    const after = await detailOf(order)
    expect(after.payment).toMatchObject({ status: 'cancelled_money_returned', refunded: order.payable })
    expect(after.timeline.map(({ kind }) => kind).slice(-3)).toEqual(['cancelled', 'refund_started', 'refunded'])
    expect(await query(shop, 'select from shop.reservations where order_id = $1', [order.orderId])).toEqual([])
  })

  test('money that came a moment before the cancellation goes back with it', async () => {
    shop.partners.gopay.setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await order.browser.call('cancelOrder', { token: order.token })
    shop.partners.gopay.setFaults({ notifications: 'prompt' })
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('cancelled')
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'refunded', refunded: order.payable })
  })

  test('credits come back with it, and the mail about the money says so', async () => {
    const owner = await newCustomer(shop)
    await owner.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
    await owner.call('useCredits', { credits: 50 })
    const ready = await fillCheckout(owner, { details: { email: owner.email }, payment: 'karta' })
    const { value: order } = await owner.call('placeOrder', ready)
    const placed = { ...order, browser: owner, token: order.accessToken, email: owner.email }
    shop.partners.gopay.act(await openPayment(shop, placed), 'pay')
    await hear(shop)
    await owner.call('cancelOrder', { token: order.accessToken })
    expect((await owner.call('cart', {})).value.credits.balance).toBe(50)
    await shop.runJobs()
    const cancelled = shop.sink.mails.find(
      ({ recipient, subject }) => recipient === owner.email && subject?.includes('zrušená'),
    )
    expect(cancelled?.text).toContain('Použité kredity se vrátily na účet.')
    await hear(shop)
    const refunded = shop.sink.mails.findLast(({ recipient }) => recipient === owner.email)
    expect(refunded?.text).toContain('Vrácené kredity: 50.')
    expect(refunded?.text).not.toContain('Odečtené kredity')
  })

  test('cancelling twice is one cancellation', async () => {
    const order = await placeOrder(shop, 'dobirka')
    await order.browser.call('cancelOrder', { token: order.token })
    expect((await order.browser.call('cancelOrder', { token: order.token })).status).toBe(200)
    await shop.runJobs()
    expect(subjectsTo(shop, order.email).filter((subject) => subject?.includes('zrušená'))).toHaveLength(1)
    const mail = shop.sink.mails.findLast(({ recipient }) => recipient === order.email)
    expect(mail?.text).toContain(`/l/objednavka/${order.token}#znovu`)
    expect(mail?.text).not.toContain('kredity')
  })

  test('address, phone and note are changed and confirmed by mail; a wrong address is not', async () => {
    const order = await placeOrder(shop, 'dobirka')
    const delivery = {
      firstName: 'Karel',
      lastName: 'Novotný',
      street: 'Polní 7',
      city: 'Hlinsko',
      zip: '53901',
    }
    const refused = await order.browser.call('editOrder', { token: order.token, delivery })
    expect(refused.error.code).toBe('address_not_found')
    const edit = {
      token: order.token,
      phone: '777 000 111',
      note: 'Zvonek nefunguje',
      delivery: { ...delivery, asWritten: true },
    }
    const { value } = await order.browser.call('editOrder', edit)
    expect(value.order).toMatchObject({ note: 'Zvonek nefunguje', delivery: { firstName: 'Karel', street: 'Polní 7' } })
    expect(value.timeline.at(-1)?.kind).toBe('changed')
    await shop.runJobs()
    const mail = shop.sink.mails.findLast(({ recipient }) => recipient === order.email)
    expect(mail?.text).toContain('Polní 7')
  })

  test('another point is taken only when it can take the parcel', async () => {
    const points = await query<{ id: number; status: string }>(
      shop,
      `select id, status from shop.pickup_points where network = 'zasilkovna' and kind = 'pickup-point' order by status = 'open' desc, id`,
    )
    const [first, second] = points
    const full = points.find(({ status }) => status === 'full')
    const choice = { shipping: 'zasilkovna-vydejni-misto', pickupPointId: first?.id ?? 0, payment: 'karta' }
    const { browser, order: ready } = await readyToOrder(shop, SKU.can, choice)
    const { value: order } = await browser.call('placeOrder', ready)
    const edit = (pickupPointId: number) => browser.call('editOrder', { token: order.accessToken, pickupPointId })
    expect((await edit(full?.id ?? 0)).error.code).toBe('pickup_point_refused')
    expect((await edit(second?.id ?? 0)).value.order.pickupPoint).toMatchObject({ id: Number(second?.id) })
  })
})

describe('ordered again', () => {
  const BUNDLE = 'CN-SA-STE'

  async function boughtBundleAndCans() {
    const browser = visit(shop)
    await browser.call('addLine', { variantId: await variantId(shop, BUNDLE), pieces: 2 })
    await browser.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 3 })
    const { value } = await browser.call('placeOrder', await fillCheckout(browser))
    return { browser, token: value.accessToken }
  }

  test("goods come into the cart at today's prices, bundles as bundles, and can be taken back", async () => {
    const { browser, token } = await boughtBundleAndCans()
    const can = await variantId(shop, SKU.can)
    await query(
      shop,
      `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select id, $1, 7500, 'regular', $2 from shop.price_lists where is_public`,
      [can, new Date(shop.clock.now().getTime() - 1000)],
    )
    const { value: cart } = await browser.call('orderAgain', { token })
    expect(cart.lines.map(({ sku, pieces, unitPrice }) => [sku, pieces, unitPrice])).toEqual([
      [BUNDLE, 2, 92_900],
      [SKU.can, 3, 7500],
    ])
    expect(cart).toMatchObject({ changes: [], merged: { from: 'order' } })
    expect(cart.merged?.lines).toMatchObject([
      { added: 2, price: null },
      { added: 3, price: { was: 6900, is: 7500 } },
    ])
    expect((await browser.call('undoMerge', {})).value.lines).toEqual([])

    const one = await browser.call('orderAgain', { token, variantId: can })
    expect(one.value.lines.map(({ sku, pieces }) => [sku, pieces])).toEqual([[SKU.can, 3]])
    expect((await browser.call('orderAgain', { token, variantId: 1 })).status).toBe(404)
    expect((await browser.call('orderAgain', { token: 'nic' })).status).toBe(404)
  })

  test('what cannot be had is named, also by somebody else who has the link', async () => {
    const { token } = await boughtBundleAndCans()
    const can = await variantId(shop, SKU.can)
    const before = await query<{ left: number }>(
      shop,
      `update shop.stock set on_hand = reserved where variant_id = $1
       returning (select s.on_hand - s.reserved from shop.stock s where s.variant_id = $1) as left`,
      [can],
    )
    const { value: cart } = await visit(shop).call('orderAgain', { token })
    await query(shop, 'update shop.stock set on_hand = reserved + $2 where variant_id = $1', [can, before[0]?.left])
    expect(cart.lines.map(({ sku }) => sku)).toEqual([BUNDLE])
    expect(cart.merged?.lines[1]).toMatchObject({
      wanted: 3,
      added: 0,
      cappedBy: 'out_of_stock',
      name: expect.stringContaining('Konzerva'),
    })
  })
})

test('revoked links open an order for nobody but its own account', async () => {
  const guests = await paid()
  const support = await newStaff(shop, 'staff_support')
  const orderId = guests.orderId
  expect((await guests.browser.call('orderDetail', { token: guests.token })).status).toBe(200)
  expect((await warehouse.call('revokeOrderLinks', { orderId })).status).toBe(403)
  expect((await support.call('revokeOrderLinks', { orderId })).status).toBe(200)
  for (const name of ['order', 'orderDetail', 'payment'] as const) {
    expect((await guests.browser.call(name, { token: guests.token })).status).toBe(404)
  }
  const person = await newCustomer(shop)
  await query(
    shop,
    'update shop.orders set customer_id = (select id from shop.customers where email = $2) where id = $1',
    [orderId, person.email],
  )
  expect((await person.call('orderDetail', { token: guests.token })).status).toBe(200)
  expect((await visit(shop).call('orderDetail', { token: guests.token })).status).toBe(404)
})
