import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD } from '../people.ts'
import { DETAILS, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
let bag: number
let can: number
beforeAll(async () => {
  bag = await variantId(shop, SKU.bag2)
  can = await variantId(shop, SKU.can)
})

const linesOf = (cart: { lines: { variantId: number; pieces: number }[] }) =>
  cart.lines.map(({ variantId: id, pieces }) => [id, pieces])

test("signing in with a cart makes it the account's, on every device, and signing out takes it along", async () => {
  const { email } = await newCustomer(shop)
  const phone = visit(shop)
  await phone.call('addLine', { variantId: bag, pieces: 2 })
  await phone.call('signIn', { email, password: PASSWORD })
  expect(phone.cookies.has('cenich.cart')).toBe(false)
  expect((await phone.call('cart', {})).value).toMatchObject({ pieces: 2, merged: null })

  const desktop = visit(shop)
  await desktop.call('signIn', { email, password: PASSWORD })
  expect((await desktop.call('cart', {})).value.pieces).toBe(2)

  await phone.call('signOut', {})
  expect((await phone.call('cart', {})).value).toMatchObject({ id: null, pieces: 0 })
  expect((await desktop.call('cart', {})).value.pieces).toBe(2)
})

test('two carts flow together, announced and undoable', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: bag, pieces: 1 })
  const guest = visit(shop)
  await guest.call('addLine', { variantId: bag, pieces: 2 })
  await guest.call('addLine', { variantId: can, pieces: 1 })
  await guest.call('signIn', { email: customer.email, password: PASSWORD })

  const merged = await guest.call('cart', {})
  expect(linesOf(merged.value)).toEqual([
    [bag, 3],
    [can, 1],
  ])
  expect(merged.value.merged?.lines).toMatchObject([
    { variantId: String(bag), had: 1, wanted: 2, added: 2, cappedBy: null },
    { variantId: String(can), had: 0, wanted: 1, added: 1, cappedBy: null },
  ])

  const undone = await guest.call('undoMerge', {})
  expect(linesOf(undone.value)).toEqual([[bag, 1]])
  expect((await guest.call('undoMerge', {})).error.code).toBe('nothing_to_undo')
  // The guest's cart is there again, apart, and does not flow back by itself.
  expect(linesOf((await guest.call('addLine', { variantId: can })).value)).toEqual([
    [bag, 1],
    [can, 1],
  ])
  await guest.call('signOut', {})
  expect(linesOf((await guest.call('cart', {})).value)).toEqual([
    [bag, 2],
    [can, 1],
  ])
})

test('after ten minutes a merge is what it is', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: bag })
  const guest = visit(shop)
  await guest.call('addLine', { variantId: can })
  await guest.call('signIn', { email: customer.email, password: PASSWORD })
  shop.clock.offsetMs += 11 * 60_000
  expect((await guest.call('cart', {})).value.merged).toBeNull()
  expect((await guest.call('undoMerge', {})).error.code).toBe('nothing_to_undo')
})

test('what was typed as a guest is not lost by signing in at the checkout', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: can })
  const guest = visit(shop)
  await guest.call('addLine', { variantId: bag })
  await guest.call('saveDetails', { ...DETAILS, email: customer.email })
  await guest.call('chooseShipping', { shippingCode: 'ppl' })
  await guest.call('signIn', { email: customer.email, password: PASSWORD })
  const { value } = await guest.call('checkout', {})
  expect(value).toMatchObject({ shippingCode: 'ppl', details: { email: customer.email }, missing: ['payment'] })
  expect(value.cart.pieces).toBe(2)
})

test('every way of signing in brings the cart: also a link from the mailbox', async () => {
  const { email } = await newCustomer(shop)
  const guest = visit(shop)
  await guest.call('addLine', { variantId: bag })
  await guest.call('requestSignInLink', { email })
  const link = linkIn(await shop.mailTo(email))
  await guest.call('useLink', { ...link })
  expect((await guest.call('cart', {})).value.pieces).toBe(1)
  expect((await guest.call('session', {})).value.customer?.email).toBe(email)
})

test('a sign-in while the account shops loses nothing and doubles nothing', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: can })
  const guest = visit(shop)
  await guest.call('addLine', { variantId: bag, pieces: 2 })
  await Promise.all([
    guest.call('signIn', { email: customer.email, password: PASSWORD }),
    customer.call('addLine', { variantId: can }),
    customer.call('addLine', { variantId: can }),
  ])
  expect(linesOf((await customer.call('cart', {})).value)).toEqual([
    [can, 3],
    [bag, 2],
  ])
})

test('two tabs that both add the first thing share one cart', async () => {
  const customer = await newCustomer(shop)
  const answers = await Promise.all([1, 2, 3, 4].map(() => customer.call('addLine', { variantId: bag })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await customer.call('cart', {})).value.pieces).toBe(4)
})

test("a prepared basket is read by anybody, at today's prices, and taken with undo", async () => {
  const owner = visit(shop)
  await owner.call('addLine', { variantId: bag, pieces: 2 })
  const made = await owner.call('prepareBasket', { title: 'Pro babičku', uses: 1 })
  expect(made).toMatchObject({ status: 201, value: { hash: expect.stringMatching(/^[\w-]{22}$/) } })

  const reader = visit(shop)
  const { hash } = made.value
  const { value } = await reader.call('preparedBasket', { hash })
  expect(value).toMatchObject({ state: 'ready', title: 'Pro babičku', preparedBy: '', usesLeft: 1, changes: [] })
  expect(value.total).toBe(2 * (value.lines[0]?.unitPrice ?? 0))
  expect(value.shippingOptions.find(({ code }) => code === 'ppl')).toMatchObject({ refusal: null, parcels: 1 })
  expect(reader.cookies.size).toBe(0)

  const taken = await reader.call('takeBasket', { hash })
  expect(linesOf(taken.value)).toEqual([[bag, 2]])
  expect(taken.value.merged?.lines).toHaveLength(1)
  expect((await visit(shop).call('takeBasket', { hash })).error.code).toBe('basket_used_up')
  expect((await reader.call('undoMerge', {})).value.lines).toEqual([])
  expect((await reader.call('preparedBasket', { hash: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404)
})

test('the last use of a prepared basket is used once', async () => {
  const owner = visit(shop)
  await owner.call('addLine', { variantId: can })
  const { hash } = (await owner.call('prepareBasket', { uses: 3 })).value
  const answers = await Promise.all(Array.from({ length: 8 }, () => visit(shop).call('takeBasket', { hash })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('a prepared basket ends by its day', async () => {
  const owner = visit(shop)
  await owner.call('addLine', { variantId: can })
  const { hash } = (await owner.call('prepareBasket', { days: 1 })).value
  shop.clock.offsetMs += 25 * 60 * 60_000
  expect((await visit(shop).call('preparedBasket', { hash })).value.state).toBe('expired')
  expect((await visit(shop).call('takeBasket', { hash })).error.code).toBe('basket_expired')
})
