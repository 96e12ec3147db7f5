import { describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { newCustomer } from '../people.ts'
import { confirm, DETAILS, fillCheckout, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()

async function guestWith(sku: string, pieces = 1) {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, sku), pieces })
  return guest
}

async function pointWith(condition: string): Promise<number> {
  const { rows } = await shop.database.pool.query(
    `select id from shop.pickup_points where network = 'zasilkovna' and ${condition} order by id limit 1`,
  )
  return Number(rows[0].id)
}

describe('details', () => {
  test('are kept on the server as the carrier needs them', async () => {
    const guest = await guestWith(SKU.bag2)
    const { value } = await guest.call('saveDetails', DETAILS)
    expect(value.details).toMatchObject({ phone: '+420777123456', zip: '53901', isVerified: false, company: null })
    expect(value.missing).toEqual(['shipping', 'payment'])
    expect((await guest.call('checkout', {})).value.details).toEqual(value.details)
  })

  test.each([
    [{ email: 'nic' }, 'email', 'email_invalid'],
    [{ phone: '' }, 'phone', 'required'],
    [{ phone: '906 123 456' }, 'phone', 'phone_premium'],
    [{ street: 'Zahradní' }, 'street', 'street_number_missing'],
    [{ zip: '5390' }, 'zip', 'zip_invalid'],
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ company: { name: 'A', companyId: '12345678' } }, 'company.companyId', 'company_id_invalid'],
    [{ delivery: { ...DELIVERY(), street: 'Dlouhá' } }, 'delivery.street', 'street_number_missing'],
  ])('%j is refused at its field', async (wrong, field, code) => {
    const guest = await guestWith(SKU.bag2)
    const { status, error } = await guest.call('saveDetails', { ...DETAILS, ...wrong })
    expect({ status, fields: error.details.fields }).toEqual({ status: 400, fields: { [field]: code } })
  })

  test('an address nobody knows is kept only when the customer insists', async () => {
    const guest = await guestWith(SKU.bag2)
    expect((await guest.call('saveDetails', { ...DETAILS, asWritten: false })).error).toMatchObject({
      code: 'address_not_found',
      details: { which: 'billing' },
    })
    expect((await guest.call('saveDetails', DETAILS)).status).toBe(200)
  })

  test('without a cart there is nothing to check out', async () => {
    expect((await visit(shop).call('saveDetails', DETAILS)).error.code).toBe('cart_gone')
  })

  test('nobody learns from the checkout whether an address has an account', async () => {
    const { email } = await newCustomer(shop)
    const [known, unknown] = [await guestWith(SKU.bag2), await guestWith(SKU.bag2)]
    const answers = [
      await known.call('saveDetails', { ...DETAILS, email }),
      await unknown.call('saveDetails', { ...DETAILS, email: 'nikdo.takovy@priklad.cz' }),
    ]
    const [first, second] = answers.map(({ status, value }) => {
      const { details, cart, ...rest } = value
      return { status, rest, details: { ...details, email: '' }, cart: { ...cart, id: 0 } }
    })
    expect(first).toEqual(second)
  })
})

function DELIVERY() {
  return { firstName: 'Petr', lastName: 'Novotný', street: 'Dlouhá 3', city: 'Brno', zip: '60200', asWritten: true }
}

describe('company', () => {
  const COMPANY = { name: 'Asseco Central Europe, a.s.', companyId: '27074358' }

  test('known to the register is marked as such, unknown is refused unless insisted on', async () => {
    const guest = await guestWith(SKU.bag2)
    const { value } = await guest.call('saveDetails', { ...DETAILS, company: { name: 'Kdokoli', companyId: KNOWN } })
    expect(value.details?.company).toMatchObject({ companyId: KNOWN, isRegistered: true })
    const unknown = { ...COMPANY, companyId: '00000141' }
    expect((await guest.call('saveDetails', { ...DETAILS, company: unknown })).error.code).toBe('company_not_found')
    const insisted = await guest.call('saveDetails', { ...DETAILS, company: { ...unknown, asWritten: true } })
    expect(insisted.value.details?.company?.isRegistered).toBe(false)
  })

  test('can buy while the register is out', async () => {
    shop.ares.fail('error')
    const guest = await guestWith(SKU.bag2)
    const { value } = await guest.call('saveDetails', { ...DETAILS, company: { ...COMPANY, companyId: '00000019' } })
    expect(value.details?.company?.isRegistered).toBeNull()
    shop.ares.fail(null)
  })
})

describe('pickup points', () => {
  test('are found by post code or town, nearest first, with the reason why one cannot take this cart', async () => {
    const guest = await guestWith(SKU.bag12)
    const found = await guest.call('pickupPoints', { near: '602 00', shippingCode: 'zasilkovna-vydejni-misto' })
    expect(found.value.points.length).toBeGreaterThan(3)
    expect(found.value.points.every(({ kind, isSample }) => kind === 'pickup-point' && isSample)).toBe(true)
    const weak = found.value.points.find(({ maxWeightGrams }) => maxWeightGrams === 10_000)
    expect(weak?.refusal?.code).toBe('point_too_weak')
    const town = await guest.call('pickupPoints', { near: 'plzen', shippingCode: 'zasilkovna-z-box' })
    expect(town.value.points[0]).toMatchObject({ city: 'Plzeň', kind: 'box' })
    expect((await guest.call('pickupPoints', { near: 'Brno', shippingCode: 'ppl' })).error.code).toBe('method_unknown')
  })

  test('for something that is not in the cart are found with an empty one too', async () => {
    const guest = visit(shop)
    expect((await guest.call('pickupPoints', { near: 'Brno' })).value.points).toEqual([])
    const { value } = await guest.call('pickupPoints', { near: 'Brno', parcel: 'any' })
    expect(value.points.length).toBeGreaterThan(3)
    expect(value.points.every(({ refusal }) => refusal?.code !== 'point_too_weak')).toBe(true)
  })

  test('a twelve-kilogram bag goes to a point, not to a box', async () => {
    const guest = await guestWith(SKU.bag12)
    await guest.call('saveDetails', DETAILS)
    const box = await guest.call('chooseShipping', { shippingCode: 'zasilkovna-z-box', pickupPointId: 1 })
    expect(box.error).toMatchObject({ code: 'shipping_impossible', details: { reason: 'piece_too_heavy' } })
    const point = await pointWith(`kind = 'pickup-point' and status = 'open' and max_weight_g >= 15000 and takes_cod`)
    const chosen = await guest.call('chooseShipping', {
      shippingCode: 'zasilkovna-vydejni-misto',
      pickupPointId: point,
    })
    expect(chosen.value).toMatchObject({
      shippingCode: 'zasilkovna-vydejni-misto',
      pickupPoint: { id: point, refusal: null },
    })
  })

  test('a point picked in the widget of its carrier is found by the name the carrier gives it', async () => {
    const guest = await guestWith(SKU.bag2)
    await guest.call('saveDetails', DETAILS)
    const choose = (pickupPointCode: string) =>
      guest.call('chooseShipping', { shippingCode: 'zasilkovna-vydejni-misto', pickupPointCode })
    expect((await choose('70001')).value.pickupPoint).toMatchObject({ street: 'Korunní 44', city: 'Praha' })
    expect((await choose('nikde')).error).toMatchObject({ details: { reason: 'point_missing' } })
  })

  test.each([
    ['no point', null, 'point_missing'],
    ['a closed one', `status <> 'open' and kind = 'pickup-point'`, 'point_closed'],
    ['a box for a counter', `kind = 'box' and status = 'open'`, 'point_of_other_kind'],
    ['a weak one', `kind = 'pickup-point' and status = 'open' and max_weight_g = 10000`, 'point_too_weak'],
  ])('%s is refused', async (_name, condition, reason) => {
    const guest = await guestWith(SKU.bag12)
    await guest.call('saveDetails', DETAILS)
    const pickupPointId = condition === null ? null : await pointWith(condition)
    const answer = await guest.call('chooseShipping', { shippingCode: 'zasilkovna-vydejni-misto', pickupPointId })
    expect(answer.error).toMatchObject({ code: 'pickup_point_refused', details: { reason } })
    expect((await guest.call('checkout', {})).value.shippingCode).toBeNull()
  })

  test('a point that takes no cash unsets cash, and cash is then refused with the reason', async () => {
    const guest = await guestWith(SKU.can)
    const noCash = await pointWith(`kind = 'box' and status = 'open' and not takes_cod`)
    await guest.call('saveDetails', DETAILS)
    await guest.call('choosePayment', { paymentCode: 'dobirka' })
    const chosen = await guest.call('chooseShipping', { shippingCode: 'zasilkovna-z-box', pickupPointId: noCash })
    expect(chosen.value).toMatchObject({ paymentCode: null, missing: ['payment'] })
    expect((await guest.call('choosePayment', { paymentCode: 'dobirka' })).error).toMatchObject({
      code: 'payment_impossible',
      details: { reason: 'no_cod_at_point' },
    })
    expect((await guest.call('choosePayment', { paymentCode: 'karta' })).value.missing).toEqual([])
  })
})

describe('methods', () => {
  test('only those that fit are offered, and what another group may use is not even named', async () => {
    const guest = await guestWith(SKU.bag2)
    const { value } = await guest.call('checkout', {})
    expect(value.paymentOptions.map(({ code }) => code)).toEqual([
      'karta',
      'apple-pay',
      'google-pay',
      'prevod-qr',
      'dobirka',
    ])
    expect((await guest.call('choosePayment', { paymentCode: 'na-fakturu' })).error.code).toBe('method_unknown')
  })

  test('the fee of cash on delivery is added and rounded to whole crowns', async () => {
    const guest = await guestWith(SKU.bag2)
    await fillCheckout(guest)
    const { value } = await guest.call('checkout', {})
    expect(value.cart.paymentFee).toBe(3900)
    expect(value.cart.payable % 100).toBe(0)
    expect(value.terms?.version).toBe('2026-11')
  })

  test('regular delivery can be paid by transfer', async () => {
    const guest = visit(shop)
    await guest.call('addLine', { variantId: await variantId(shop, SKU.bag2), regularWeeks: 4 })
    expect((await guest.call('choosePayment', { paymentCode: 'prevod-qr' })).status).toBe(200)
  })
})

test('the confirmation names what is shown: any change makes another one', async () => {
  const guest = await guestWith(SKU.bag2)
  const first = await fillCheckout(guest)
  expect(await confirm(guest)).toEqual(first)
  await guest.call('saveDetails', { ...DETAILS, street: 'Zahradní 13' })
  const moved = await confirm(guest)
  expect(moved.confirmation).not.toBe(first.confirmation)
  await guest.call('addLine', { variantId: await variantId(shop, SKU.can) })
  expect((await confirm(guest)).confirmation).not.toBe(moved.confirmation)
})

test("a customer finds last time's way chosen again, unless it does not fit or something else was chosen", async () => {
  const customer = await newCustomer(shop)
  const point = await pointWith(`kind = 'pickup-point' and status = 'open' and max_weight_g = 10000 and takes_cod`)
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const last = { shipping: 'zasilkovna-vydejni-misto', pickupPointId: point, payment: 'prevod-qr' }
  await customer.call('placeOrder', await fillCheckout(customer, { details: { email: customer.email }, ...last }))

  await customer.call('addLine', { variantId: await variantId(shop, SKU.can) })
  const again = await customer.call('saveDetails', { ...DETAILS, email: customer.email })
  expect(again.value).toMatchObject({
    shippingCode: last.shipping,
    pickupPoint: { id: point },
    paymentCode: last.payment,
    missing: [],
  })
  await customer.call('chooseShipping', { shippingCode: 'ppl' })
  const kept = await customer.call('saveDetails', { ...DETAILS, email: customer.email })
  expect(kept.value.shippingCode).toBe('ppl')
  await customer.call('placeOrder', await fillCheckout(customer, { details: { email: customer.email }, ...last }))

  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  const heavy = await customer.call('saveDetails', { ...DETAILS, email: customer.email })
  expect(heavy.value).toMatchObject({ shippingCode: null, pickupPoint: null, paymentCode: last.payment })
})

test('another device finds the checkout where it was left', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const left = await fillCheckout(customer, { details: { email: customer.email } })
  const desktop = visit(shop)
  for (const [name, value] of customer.cookies) desktop.cookies.set(name, value)
  expect(await confirm(desktop)).toEqual(left)
})
const KNOWN = '45317054'
