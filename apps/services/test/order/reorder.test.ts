import { CART_HEADER, REORDER } from '@shop/contract/cart-header'
import { ORDER_BUTTON } from '@shop/contract/order'
import type { ReorderView } from '@shop/contract/reorder'
import { beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { move, query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, setPrice, variantId } from '../shopping.ts'

const shop = openShop()
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))

const HERE = { [CART_HEADER]: REORDER }

interface Bought {
  person: Person
  orderId: number
}

/** A customer who bought a bag and three cans, to the door and in cash, so that the order counts at once. */
async function bought(choice: Parameters<typeof fillCheckout>[1] = {}): Promise<Bought> {
  const person = await newCustomer(shop)
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const added = await person.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 3 })
  if (added.status !== 200) throw new Error(JSON.stringify(added.error))
  const order = await fillCheckout(person, { ...choice, details: { email: person.email, ...choice.details } })
  const { value } = await person.call('placeOrder', order)
  return { person, orderId: value.orderId }
}

async function open({ person, orderId }: Bought, anew = false): Promise<ReorderView> {
  const { value, status, error } = await person.call('openReorder', { orderId, anew })
  if (status !== 200) throw new Error(JSON.stringify(error))
  return value
}

function confirmed({ checkout }: ReorderView) {
  if (!checkout?.confirmation || checkout.cart.id === null) throw new Error(`Missing: ${checkout?.missing.join(', ')}`)
  const { confirmation, cart } = checkout
  return { cartId: cart.id ?? 0, confirmation, payable: cart.payable, buttonText: ORDER_BUTTON } as const
}

async function changePrice(sku: string, amount: number, kind: 'sale' | 'regular'): Promise<void> {
  move(shop, 1)
  await setPrice(shop, sku, amount, kind)
  move(shop, 1)
}

test('opens with goods, address, way and payment of the last order, and nothing to fill in', async () => {
  const view = await open(await bought())
  expect(view.checkout?.missing).toEqual([])
  expect(view.checkout?.cart.lines.map(({ sku, pieces }) => [sku, pieces])).toEqual([
    [SKU.bag2, 1],
    [SKU.can, 3],
  ])
  expect(view.checkout).toMatchObject({
    shippingCode: 'ppl',
    paymentCode: 'dobirka',
    details: { street: 'Zahradní 12' },
  })
  expect(view).toMatchObject({ difference: 0, reasons: [], isWhole: true, soldOut: [], repeated: null })
})

test('the cart the customer shops in is neither used nor lost', async () => {
  const customer = await bought()
  const { person } = customer
  const bag = await variantId(shop, SKU.bag12)
  await person.call('addLine', { variantId: bag, pieces: 2 })
  const view = await open(customer)
  expect((await person.call('placeOrder', confirmed(view), HERE)).status).toBe(201)
  const { value: cart } = await person.call('cart', {})
  expect(cart.lines.map(({ variantId: id, pieces }) => [id, pieces])).toEqual([[bag, 2]])
  expect((await person.call('cartBadge', {})).value.pieces).toBe(2)
})

test('an ordinary command does not reach the cart of the reorder, and the other way round', async () => {
  const customer = await bought()
  const { person } = customer
  const view = await open(customer)
  expect((await person.call('placeOrder', confirmed(view))).error.code).toBe('cart_gone')
  const can = String(await variantId(shop, SKU.can))
  const changed = await person.call('changePieces', { lineId: can, pieces: 6 }, HERE)
  expect(changed.value.lines.map(({ pieces }) => pieces)).toEqual([1, 6])
  expect((await person.call('cart', {})).value.lines).toEqual([])
  expect((await open(customer)).reasons).toMatchObject([{ kind: 'pieces', was: 3, is: 6, by: 3 * 6900 }])
})

test('tapped twenty times in two tabs it is one order', async () => {
  const customer = await bought()
  const [one, two] = await Promise.all([open(customer), open(customer)])
  expect(confirmed(two)).toEqual(confirmed(one))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, tap) => customer.person.call('placeOrder', confirmed(tap % 2 ? one : two), HERE)),
  )
  expect(new Set(answers.map(({ value }) => value.number)).size).toBe(1)
  expect(await query(shop, 'select from shop.carts where reorder_of_id = $1', [customer.orderId])).toHaveLength(1)
})

test('opened at once in many tabs it is one cart', async () => {
  const customer = await bought()
  const views = await Promise.all(Array.from({ length: 12 }, () => open(customer)))
  expect(new Set(views.map(({ checkout }) => checkout?.cart.id)).size).toBe(1)
})

test('after it was placed the page says so, and repeats it again only when asked to', async () => {
  const customer = await bought()
  const { value: placed } = await customer.person.call('placeOrder', confirmed(await open(customer)), HERE)
  expect(await open(customer)).toMatchObject({ repeated: { number: placed.number }, checkout: null })
  const again = await open(customer, true)
  expect(again.checkout?.missing).toEqual([])
  expect((await open(customer)).checkout?.cart.id).toBe(again.checkout?.cart.id)
  await customer.person.call('placeOrder', confirmed(again), HERE)
  move(shop, 25 * 60)
  expect((await open(customer)).repeated).toBeNull()
})

describe('what changed since', () => {
  test('a sale that ended is told with the price of then', async () => {
    await changePrice(SKU.bag2, 30_900, 'sale')
    const customer = await bought()
    await changePrice(SKU.bag2, 34_900, 'regular')
    const view = await open(customer)
    expect(view.difference).toBe(4_000)
    expect(view.reasons).toMatchObject([{ kind: 'price', was: 30_900, is: 34_900, saleEnded: true, by: 4_000 }])
    expect(view.checkout?.cart.changes).toEqual([])
  })

  test('a sale in the list of somebody else has ended for nobody', async () => {
    const customer = await bought()
    await query(
      shop,
      `with made as (
         insert into shop.price_lists (storefront_id, code, name, includes_vat, is_public)
         select storefront_id, 'cizi', 'Cizí', true, false from shop.price_lists where is_public returning id)
       insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select made.id, v.id, 100, 'sale', o.placed_at - interval '1 minute' from made, shop.variants v, shop.orders o where v.sku = $1 and o.id = $2`,
      [SKU.can, customer.orderId],
    )
    await changePrice(SKU.can, 7_400, 'regular')
    expect((await open(customer)).reasons).toMatchObject([{ kind: 'price', saleEnded: false, by: 1_500 }])
    await changePrice(SKU.can, 6_900, 'regular')
  })

  test('a price that changed while the page was open places nothing before it is seen', async () => {
    const customer = await bought()
    const view = await open(customer)
    await changePrice(SKU.can, 7_500, 'regular')
    expect((await customer.person.call('placeOrder', confirmed(view), HERE)).error.code).toBe('cart_changed')
    const fresh = await open(customer)
    expect(fresh.reasons).toMatchObject([{ kind: 'price', saleEnded: false, by: 1_800 }])
    expect((await customer.person.call('placeOrder', confirmed(fresh), HERE)).status).toBe(201)
    await changePrice(SKU.can, 6_900, 'regular')
  })

  test('sold-out goods stand aside with another size first, and the rest can be ordered', async () => {
    const customer = await bought()
    await query(
      shop,
      'update shop.stock set on_hand = reserved from shop.variants v where v.id = variant_id and v.sku = $1',
      [SKU.bag2],
    )
    const view = await open(customer)
    expect(view.checkout?.cart.lines.map(({ sku }) => sku)).toEqual([SKU.can])
    expect(view.soldOut).toMatchObject([{ line: { sku: SKU.bag2 } }])
    const [swap] = view.soldOut[0]?.swaps ?? []
    expect(swap?.productId).toBe(view.soldOut[0]?.line.productId)
    await customer.person.call('addLine', { variantId: swap?.variantId ?? 0 }, HERE)
    await customer.person.call('removeSaved', { lineId: String(await variantId(shop, SKU.bag2)) }, HERE)
    const swapped = await open(customer)
    expect(swapped.soldOut).toEqual([])
    expect((await customer.person.call('placeOrder', confirmed(swapped), HERE)).status).toBe(201)
    await query(
      shop,
      'update shop.stock set on_hand = reserved + 50 from shop.variants v where v.id = variant_id and v.sku = $1',
      [SKU.bag2],
    )
  })

  test('when all of it is sold out, what comes in its place goes the usual way', async () => {
    const person = await newCustomer(shop)
    await person.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
    const { value } = await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
    const customer = { person, orderId: value.orderId }
    const shelf =
      'update shop.stock set on_hand = reserved + $2 from shop.variants v where v.id = variant_id and v.sku = $1'
    await query(shop, shelf, [SKU.bag2, 0])
    const view = await open(customer)
    expect(view.checkout?.cart.lines).toEqual([])
    await person.call('addLine', { variantId: view.soldOut[0]?.swaps[0]?.variantId ?? 0 }, HERE)
    await person.call('removeSaved', { lineId: view.soldOut[0]?.line.id ?? '' }, HERE)
    expect((await open(customer)).checkout).toMatchObject({ missing: [], shippingCode: 'ppl', paymentCode: 'dobirka' })
    await query(shop, shelf, [SKU.bag2, 500])
  })

  test('a point that takes nothing now gives way to the nearest open one, and that is said', async () => {
    const [first] = await query<{ id: string; code: string; place: string }>(
      shop,
      `select p.id, m.code, coalesce(nullif(p.place, ''), p.name) as place from shop.pickup_points p
         join shop.shipping_methods m on m.point_network = p.network and m.kind = p.kind
        where p.status = 'open' and p.kind = 'pickup-point' and p.takes_cod order by p.id limit 1`,
    )
    const customer = await bought({ shipping: first?.code ?? '', pickupPointId: Number(first?.id) })
    expect((await open(customer)).pointBefore).toBeNull()
    await query(shop, `update shop.pickup_points set status = 'full' where id = $1`, [first?.id])
    await query(shop, `delete from shop.cart_lines using shop.carts c where c.id = cart_id and c.reorder_of_id = $1`, [
      customer.orderId,
    ])
    await query(shop, 'delete from shop.carts where reorder_of_id = $1', [customer.orderId])
    const view = await open(customer)
    expect(view.pointBefore).toBe(first?.place)
    expect(view.checkout?.pickupPoint).toMatchObject({ status: 'open', refusal: null })
    expect(view.checkout?.pickupPoint?.id).not.toBe(Number(first?.id))
    expect(view.checkout?.missing).toEqual([])
    await query(shop, `update shop.pickup_points set status = 'open' where id = $1`, [first?.id])
  })

  test('a payment that is no longer offered is left to be chosen', async () => {
    const customer = await bought()
    await query(shop, `update shop.payment_methods set is_active = false where code = 'dobirka'`)
    const view = await open(customer)
    await query(shop, `update shop.payment_methods set is_active = true where code = 'dobirka'`)
    expect(view.checkout).toMatchObject({ paymentCode: null, missing: ['payment'], confirmation: null })
    expect(view.paymentBefore).toEqual(expect.any(String))
  })
})

test('an order of somebody else is not there', async () => {
  const { orderId } = await bought()
  const stranger = await newCustomer(shop)
  expect((await stranger.call('openReorder', { orderId })).status).toBe(404)
})

test('another order takes the same cart over; one left for a day begins anew', async () => {
  const customer = await bought()
  const { person } = customer
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  const { value } = await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
  const first = await open(customer)
  const other = await open({ person, orderId: value.orderId })
  expect(other.checkout?.cart.id).toBe(first.checkout?.cart.id)
  expect(other.checkout?.cart.lines.map(({ sku }) => sku)).toEqual([SKU.bag12])
  await person.call('changePieces', { lineId: String(await variantId(shop, SKU.bag12)), pieces: 4 }, HERE)
  move(shop, 30 * 60)
  await runJob(shop, 'age-carts')
  expect((await open({ person, orderId: value.orderId })).checkout?.cart.lines).toMatchObject([{ pieces: 1 }])
})
