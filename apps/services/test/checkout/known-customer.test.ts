import { describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { linkIn, newCustomer, type Person } from '../people.ts'
import { DETAILS, fillCheckout, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
const CONTACT = { email: 'bez-ulice@priklad.cz', phone: '777 123 456', firstName: 'Jitka', lastName: 'Novotná' }

async function anyPoint(): Promise<number> {
  const { rows } = await shop.database.pool.query(
    `select id from shop.pickup_points
      where network = 'zasilkovna' and kind = 'pickup-point' and status = 'open' and max_weight_g >= 15000 and takes_cod
      order by id limit 1`,
  )
  return Number(rows[0].id)
}

async function fill(person: ReturnType<typeof visit>) {
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  return person
}

const addressBook = async (email: string) =>
  (
    await shop.database.pool.query(
      `select a.street, a.city, a.is_default from shop.addresses a join shop.customers c on c.id = a.customer_id
        where c.email = $1 and a.deleted_at is null order by a.id`,
      [email],
    )
  ).rows

describe('a parcel for a pickup point', () => {
  test('asks for no street, and the order is complete without one', async () => {
    const guest = await fill(visit(shop))
    await guest.call('chooseShipping', {
      shippingCode: 'zasilkovna-vydejni-misto',
      pickupPointId: await anyPoint(),
    })
    const saved = await guest.call('saveDetails', CONTACT)
    expect(saved.value).toMatchObject({ missing: [], paymentCode: 'karta', details: { street: '', zip: '' } })
    await guest.call('choosePayment', { paymentCode: 'dobirka' })
    const { value } = await guest.call('checkout', {})
    const placed = await guest.call('placeOrder', {
      cartId: value.cart.id ?? 0,
      confirmation: value.confirmation ?? '',
      payable: value.cart.payable,
      buttonText: 'Objednávka zavazující k platbě',
    })
    expect(placed.status).toBe(201)
    const mail = await shop.mailTo(CONTACT.email)
    expect(mail.attachments.find(({ filename }) => filename === 'kupni-smlouva.txt')?.content.toString()).toContain(
      'Kupující: Jitka Novotná\n',
    )
  })

  test('a courier needs the address, and nothing is ordered before it is there', async () => {
    const guest = await fill(visit(shop))
    await guest.call('saveDetails', CONTACT)
    const chosen = await guest.call('chooseShipping', { shippingCode: 'ppl' })
    expect(chosen.value).toMatchObject({ confirmation: null })
    expect(chosen.value.missing).toContain('address')
  })

  test('our own counter needs none either', async () => {
    const guest = await fill(visit(shop))
    await guest.call('chooseShipping', { shippingCode: 'osobni-odber-brno' })
    expect((await guest.call('saveDetails', CONTACT)).value.missing).toEqual([])
  })

  test.each([
    ['half an address', { city: 'Brno' }, { street: 'required', zip: 'zip_invalid' }],
    [
      'a company without an address',
      { company: { name: 'Psí potřeby', companyId: '45317054' } },
      { street: 'required', city: 'required', zip: 'zip_invalid' },
    ],
    [
      'a wrong mail beside it',
      { email: 'nic', city: 'Brno' },
      { email: 'email_invalid', street: 'required', zip: 'zip_invalid' },
    ],
  ])('%s is refused whole', async (_title, wrong, fields) => {
    const guest = await fill(visit(shop))
    const { error } = await guest.call('saveDetails', { ...CONTACT, ...wrong })
    expect(error.details.fields).toEqual(fields)
  })
})

test('points of every carrier that can take the cart come in one list, each with its way', async () => {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  const { value } = await guest.call('pickupPoints', { near: '602 00' })
  const ways = new Set(value.points.map(({ shippingCode }) => shippingCode))
  expect(ways).toContain('zasilkovna-vydejni-misto')
  expect(ways).toContain('balikovna')
  // A twelve-kilogram bag fits no box, which is said once and not at each of them.
  expect(ways).not.toContain('zasilkovna-z-box')
})

describe('a customer who comes back', () => {
  async function order(person: Person | ReturnType<typeof visit>, choice: Parameters<typeof fillCheckout>[1]) {
    await fill(person)
    const placed = await person.call('placeOrder', await fillCheckout(person, choice))
    expect(placed.status).toBe(201)
  }

  test('finds name, phone, address, way and payment filled in, and only the button is left', async () => {
    const person = await newCustomer(shop)
    await order(person, { details: { email: person.email, isKept: true, note: 'Zvonit dvakrát' } })
    expect(await addressBook(person.email)).toEqual([{ street: 'Zahradní 12', city: 'Hlinsko', is_default: true }])
    await fill(person)
    const { value } = await person.call('startCheckout', {})
    expect(value).toMatchObject({
      missing: [],
      shippingCode: 'ppl',
      paymentCode: 'dobirka',
      repeats: { shipping: true, payment: true },
      details: { ...{ firstName: 'Jitka', phone: '+420777123456' }, street: 'Zahradní 12', note: 'Zvonit dvakrát' },
    })
    // What it answers can be confirmed as it is, without reading it again.
    const again = await person.call('placeOrder', {
      cartId: value.cart.id ?? 0,
      confirmation: value.confirmation ?? '',
      payable: value.cart.payable,
      buttonText: 'Objednávka zavazující k platbě',
    })
    expect(again.status).toBe(201)
  })

  test('the same address is kept once, and one they have deleted is not filled in', async () => {
    const person = await newCustomer(shop)
    const details = { email: person.email, isKept: true }
    await order(person, { details })
    await order(person, { details: { ...details, street: 'zahradní 12' } })
    expect(await addressBook(person.email)).toHaveLength(1)
    const { rows } = await shop.database.pool.query(
      `update shop.addresses a set deleted_at = now(), is_default = false from shop.customers c
        where c.id = a.customer_id and c.email = $1 returning a.id`,
      [person.email],
    )
    expect(rows).toHaveLength(1)
    await fill(person)
    expect((await person.call('startCheckout', {})).value).toMatchObject({ details: null, shippingCode: 'ppl' })
  })

  test('who did not want anything kept writes it again', async () => {
    const person = await newCustomer(shop)
    await order(person, { details: { email: person.email, isKept: false } })
    expect(await addressBook(person.email)).toEqual([])
    await fill(person)
    expect((await person.call('startCheckout', {})).value.details).toBeNull()
  })

  test('an order that is not paid keeps nothing until it is', async () => {
    const person = await newCustomer(shop)
    await order(person, { details: { email: person.email, isKept: true }, payment: 'prevod-qr' })
    expect(await addressBook(person.email)).toEqual([])
  })

  test('what stands in the cart is not touched', async () => {
    const person = await newCustomer(shop)
    await order(person, { details: { email: person.email, isKept: true } })
    await fill(person)
    await person.call('saveDetails', { ...DETAILS, email: person.email, street: 'Nová 7' })
    expect((await person.call('startCheckout', {})).value.details?.street).toBe('Nová 7')
  })

  test('a guest is asked, and what they have told comes with the account they then make', async () => {
    const email = 'host-s-uctem@priklad.cz'
    const guest = visit(shop)
    await order(guest, { details: { email, isKept: true, wantsAccount: true } })
    await fill(guest)
    expect((await guest.call('startCheckout', {})).value.details).toBeNull()
    await shop.mailTo(email)
    const invitation = shop.sink.mails.find(
      (mail) => mail.recipient === email && /\/l\/overeni\//.test(mail.text ?? ''),
    )
    const link = linkIn({ text: invitation?.text ?? '' })
    expect((await visit(shop).call('useLink', link)).status).toBe(200)
    expect(await addressBook(email)).toMatchObject([{ street: 'Zahradní 12' }])
  })
})
