import { describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { newCustomer, PASSWORD } from '../people.ts'
import { confirm, DETAILS, fillCheckout, readyToOrder, SKU, setPrice, setStock, variantId, visit } from '../shopping.ts'

const shop = openShop()

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

async function reservedOf(sku: string): Promise<number> {
  const [row] = await query<{ reserved: number }>(
    'select s.reserved from shop.stock s join shop.variants v on v.id = s.variant_id where v.sku = $1',
    [sku],
  )
  return row?.reserved ?? 0
}

describe('a guest', () => {
  test('buys a bag with cash on delivery and reads the order by its link', async () => {
    const before = await reservedOf(SKU.bag2)
    const { browser, order } = await readyToOrder(shop)
    const { status, value } = await browser.call('placeOrder', order)
    expect({ status, value }).toMatchObject({
      status: 201,
      value: {
        number: expect.stringMatching(/^2026\d{6}$/),
        state: 'accepted',
        paymentKind: 'cod',
        payable: order.payable,
      },
    })
    expect(await reservedOf(SKU.bag2)).toBe(before + 1)
    expect((await browser.call('cart', {})).value).toMatchObject({ id: null, pieces: 0 })

    const seen = await visit(shop).call('order', { token: value.accessToken })
    expect(seen.value).toMatchObject({ number: value.number, payable: order.payable, deadlineAt: null })
    expect(seen.value.lines.map(({ kind }) => kind)).toEqual(['goods', 'shipping', 'payment'])
    const [first = ''] = value.accessToken.split('.')
    for (const token of [
      first,
      `${Number(first) + 1}${value.accessToken.slice(first.length)}`,
      `${value.accessToken}x`,
    ]) {
      expect((await browser.call('order', { token })).status).toBe(404)
    }
  })

  test('gets a confirmation with the contract, the terms and how to withdraw', async () => {
    const { browser, order } = await readyToOrder(shop, SKU.bag2, {
      details: { email: 'potvrzeni@priklad.cz' },
      payment: 'prevod-qr',
    })
    const placed = await browser.call('placeOrder', order)
    expect(placed.value.state).toBe('awaiting_payment')
    const mail = await shop.mailTo('potvrzeni@priklad.cz')
    expect(mail.subject).toBe(`Objednávka ${placed.value.number} je u nás`)
    expect(mail.text).toContain('Granule Kuře s hnědou rýží, 2 kg')
    expect(mail.text).toContain(`/kosik/dekujeme?objednavka=${placed.value.accessToken}`)
    expect(mail.text).toMatch(new RegExp(`Variabilní symbol: ${placed.value.number}`))
    const files = mail.attachments.filter(({ contentType }) => contentType === 'text/plain')
    expect(files.map(({ filename }) => filename)).toEqual([
      'kupni-smlouva.txt',
      'obchodni-podminky.txt',
      'odstoupeni-od-smlouvy.txt',
    ])
    expect(files[0]?.content.toString()).toContain('Objednávka zavazující k platbě')
  })

  test('cash is rounded to crowns, and the confirmation says by how much', async () => {
    const sku = 'CN-DO-LOL-500'
    await setPrice(shop, sku, 98830)
    const details = { email: 'zaokrouhleni@priklad.cz' }
    const { browser, order } = await readyToOrder(shop, sku, { details, payment: 'dobirka' })
    expect(order.payable % 100).toBe(0)
    await browser.call('placeOrder', order)
    expect((await shop.mailTo(details.email)).text).toMatch(/Zaokrouhlení: −0,30\sKč/)
  })

  test('a code to pay by is in the mail only for whoever pays by transfer', async () => {
    for (const [payment, codes] of [['karta', 0] as const, ['prevod-qr', 1] as const]) {
      const email = `kod-${payment}@priklad.cz`
      const { browser, order } = await readyToOrder(shop, SKU.bag2, { details: { email }, payment })
      await browser.call('placeOrder', order)
      const { attachments } = await shop.mailTo(email)
      expect(attachments.filter(({ cid }) => cid === 'qr@cenich')).toHaveLength(codes)
    }
  })

  test('who pays by transfer reads the account and the content of the QR code until it is paid', async () => {
    const { browser, order } = await readyToOrder(shop, SKU.bag2, { payment: 'prevod-qr' })
    const { value } = await browser.call('placeOrder', order)
    const { transfer, lines } = (await browser.call('order', { token: value.accessToken })).value
    expect(transfer).toMatchObject({ account: '2500000006/2010', variableSymbol: value.number })
    expect(transfer?.spayd).toContain(`ACC:CZ4320100000002500000006*AM:${(order.payable / 100).toFixed(2)}*CC:CZK`)
    expect(transfer?.spayd).toContain(`X-VS:${value.number}`)
    expect(lines[0]).toMatchObject({ kind: 'goods', protein: 'kure', image: { key: expect.any(String) } })
  })

  test('who asks for an account gets its link by mail, and what they ticked waits for it', async () => {
    const email = 'chci-ucet@priklad.cz'
    const consents = [{ topic: 'newsletter' as const, wordingVersion: 1 }]
    const { browser, order } = await readyToOrder(shop, SKU.bag2, {
      details: { email, wantsAccount: true, consents },
    })
    const { value } = await browser.call('placeOrder', order)
    await browser.call('placeOrder', order)
    const [placed] = await query<{ consents: unknown; billing: object }>(
      'select consents, billing from shop.orders where id = $1',
      [value.orderId],
    )
    expect(placed?.consents).toEqual(consents)
    expect(placed?.billing).not.toHaveProperty('wantsAccount')
    expect(await query('select profile from internal.registrations where email = $1', [email])).toMatchObject([
      { profile: { firstName: 'Jitka', consents } },
    ])
  })

  test('can begin a new cart right after the order', async () => {
    const { browser, order } = await readyToOrder(shop)
    await browser.call('placeOrder', order)
    const added = await browser.call('addLine', { variantId: await variantId(shop, SKU.can) })
    expect(added.value).toMatchObject({ pieces: 1, coupon: { state: 'none' } })
    expect(added.value.id).not.toBe(order.cartId)
  })

  test("cannot place somebody else's cart", async () => {
    const { order } = await readyToOrder(shop)
    expect((await visit(shop).call('placeOrder', order)).error.code).toBe('cart_gone')
    const { browser } = await readyToOrder(shop)
    expect((await browser.call('placeOrder', order)).error.code).toBe('cart_gone')
  })
})

describe('exactly once', () => {
  test('a repeat by another request, with or without a key, is the same order', async () => {
    const { browser, order } = await readyToOrder(shop)
    const first = await browser.call('placeOrder', order, { 'idempotency-key': 'the-first-click' })
    const again = [
      await browser.call('placeOrder', order, { 'idempotency-key': 'the-first-click' }),
      await browser.call('placeOrder', order, { 'idempotency-key': 'a-second-click' }),
      await browser.call('placeOrder', order),
    ]
    for (const { status, value } of again) expect({ status, value }).toEqual({ status: 201, value: first.value })
    expect(await query('select id from shop.orders where cart_id = $1', [order.cartId])).toHaveLength(1)
    expect(
      await query(`select id from internal.mails where object = $1`, [`order:${first.value.orderId}`]),
    ).toHaveLength(1)
  })

  test("a customer's retry after success finds the order although the cart is closed", async () => {
    const customer = await newCustomer(shop)
    await customer.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
    const order = await fillCheckout(customer, { details: { email: customer.email } })
    const first = await customer.call('placeOrder', order)
    await customer.call('addLine', { variantId: await variantId(shop, SKU.can) })
    expect((await customer.call('placeOrder', order)).value).toEqual(first.value)
  })

  test('a crash before the commit leaves nothing, and the retry makes the order', async () => {
    const { browser, order } = await readyToOrder(shop)
    await query(
      `create function internal.crash() returns trigger language plpgsql set search_path = '' as $$ begin raise exception 'crash'; end $$`,
    )
    await query(
      'create trigger crash before insert on shop.reservations for each row execute function internal.crash()',
    )
    const before = await reservedOf(SKU.bag2)
    await expect(browser.call('placeOrder', order, { 'idempotency-key': 'crashing-click' })).rejects.toThrow('crash')
    expect(await query('select id from shop.orders where cart_id = $1', [order.cartId])).toEqual([])
    expect(await reservedOf(SKU.bag2)).toBe(before)
    await query('drop trigger crash on shop.reservations')
    expect((await browser.call('placeOrder', order, { 'idempotency-key': 'crashing-click' })).status).toBe(201)
  })
})

describe('only what was confirmed', () => {
  test('a price that changed meanwhile is refused with was and is', async () => {
    const sku = 'CN-DO-LOL-500'
    const { browser, order } = await readyToOrder(shop, sku)
    await setPrice(shop, sku, 99900)
    const refused = await browser.call('placeOrder', order)
    expect(refused.error).toMatchObject({
      code: 'cart_changed',
      details: { changes: [{ kind: 'price', is: 99900 }], payable: { was: order.payable } },
    })
    await browser.call('acceptChanges', {})
    expect((await browser.call('placeOrder', order)).error.code).toBe('cart_changed')
    expect((await browser.call('placeOrder', await confirm(browser))).status).toBe(201)
  })

  test('a cart changed in another tab is refused', async () => {
    const { browser, order } = await readyToOrder(shop)
    await browser.call('addLine', { variantId: await variantId(shop, SKU.can) })
    expect((await browser.call('placeOrder', order)).error).toMatchObject({
      code: 'cart_changed',
      details: { changes: [] },
    })
  })

  test('a shipping price that changed meanwhile is refused', async () => {
    const { browser, order } = await readyToOrder(shop)
    await query(`update shop.shipping_methods set price = price + 1000 where code = 'ppl'`)
    const refused = await browser.call('placeOrder', order)
    expect(refused.error.details).toMatchObject({ payable: { was: order.payable, is: order.payable + 1000 } })
    await query(`update shop.shipping_methods set price = price - 1000 where code = 'ppl'`)
  })

  test('the last piece that somebody else has taken is told by name', async () => {
    const sku = 'CN-DO-LOL-1000'
    await setStock(shop, sku, 1)
    const [one, other] = [await readyToOrder(shop, sku), await readyToOrder(shop, sku)]
    expect((await one.browser.call('placeOrder', one.order)).status).toBe(201)
    const late = await other.browser.call('placeOrder', other.order)
    expect(late.error).toMatchObject({ code: 'cart_changed', details: { changes: [{ kind: 'stock', was: 1, is: 0 }] } })
  })

  test('a pickup point that filled up meanwhile is refused', async () => {
    const [point] = await query<{ id: string }>(
      `select id from shop.pickup_points where network = 'zasilkovna' and kind = 'box' and status = 'open' and takes_cod limit 1`,
    )
    const pickupPointId = Number(point?.id)
    const { browser, order } = await readyToOrder(shop, SKU.can, { shipping: 'zasilkovna-z-box', pickupPointId })
    await query(`update shop.pickup_points set status = 'full' where id = $1`, [pickupPointId])
    expect((await browser.call('placeOrder', order)).error).toMatchObject({
      code: 'pickup_point_refused',
      details: { reason: 'point_closed' },
    })
    await query(`update shop.pickup_points set status = 'open' where id = $1`, [pickupPointId])
    const placed = await browser.call('placeOrder', order)
    const [stored] = await query<{ point: string }>(
      `select pickup_point->>'externalId' as point from shop.orders where id = $1`,
      [placed.value.orderId],
    )
    expect(stored?.point).toMatch(/^7\d{4}$/)
  })

  test('a checkout that is not finished is refused with what is missing', async () => {
    const browser = visit(shop)
    const { value } = await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
    await browser.call('saveDetails', DETAILS)
    const order = { cartId: value.id ?? 0, confirmation: 'A'.repeat(43), payable: 0, buttonText: BUTTON }
    expect((await browser.call('placeOrder', order)).error).toMatchObject({
      code: 'checkout_incomplete',
      details: { missing: ['shipping', 'payment'] },
    })
  })
})

const BUTTON = 'Objednávka zavazující k platbě' as const

test('orders of a guest belong to the account once its owner signs in', async () => {
  const customer = await newCustomer(shop)
  const { browser, order } = await readyToOrder(shop, SKU.can, { details: { email: customer.email } })
  const placed = await browser.call('placeOrder', order)
  const ownerOf = async () =>
    (
      await query<{ customer_id: string | null }>('select customer_id from shop.orders where id = $1', [
        placed.value.orderId,
      ])
    )[0]?.customer_id
  expect(await ownerOf()).toBeNull()
  await visit(shop).call('signIn', { email: customer.email, password: PASSWORD })
  expect(await ownerOf()).not.toBeNull()
})
