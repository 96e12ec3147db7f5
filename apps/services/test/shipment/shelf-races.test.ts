import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { placeOrder, query, stateOf } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})
afterEach(() => healCarriers(shop))

interface Packed {
  orderId: number
  parcelIds: number[]
}

async function packed({ orderId }: { orderId: number }): Promise<Packed> {
  return { orderId, parcelIds: (await room.packed(orderId)).map(({ parcelId }) => parcelId) }
}

const packedOrder = async (sku: string) => packed(await placeOrder(shop, 'dobirka', sku))

/** Two carriers stand at the door at once. */
async function handOverTogether(lists: Packed[][]): Promise<(string | undefined)[]> {
  await Promise.all(
    lists.map((list) =>
      room.warehouse.call('handOverParcels', { parcelIds: list.flatMap(({ parcelIds }) => parcelIds) }),
    ),
  )
  return Promise.all(lists.flat().map(({ orderId }) => stateOf(shop, orderId)))
}

test.each([1, 2, 3])('lists that hold the same goods the other way round are handed over together (%i)', async () => {
  const [bag, can] = [await packedOrder(SKU.bag2), await packedOrder(SKU.can)]
  const [otherCan, otherBag] = [await packedOrder(SKU.can), await packedOrder(SKU.bag2)]
  const states = await handOverTogether([
    [bag, can],
    [otherCan, otherBag],
  ])
  expect(states).toEqual(Array(4).fill('shipped'))
})

test('so are lists that hold the same customers the other way round', async () => {
  const [first, second] = [await newCustomer(shop), await newCustomer(shop)]
  const order = async (buyer: typeof first) => {
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
    const ready = await fillCheckout(buyer, { payment: 'dobirka', details: { email: buyer.email } })
    return packed((await buyer.call('placeOrder', ready)).value)
  }
  const [one, two] = [await order(first), await order(second)]
  const [three, four] = [await order(second), await order(first)]
  const states = await handOverTogether([
    [one, two],
    [three, four],
  ])
  expect(states).toEqual(Array(4).fill('shipped'))
})

test('goods sent again hold no later batch while they wait for an earlier one', async () => {
  // The heavier goods lie at the bottom of the box, and their batches are the later ones.
  const orderId = await orderOf([SKU.bag2, 'CN-GR-HOV-A-12K'])
  for (const { parcelId } of await room.shipped(orderId)) await room.warehouse.call('takeParcelBack', { parcelId })
  expect(await stateOf(shop, orderId)).toBe('not_collected')
  const batches = await numbers(PACKED, orderId)
  expect(await whileOthersPack(batches, () => room.warehouse.call('resendOrder', { orderId }))).toBe(200)
})

test('nor do goods that are packed, whose numbers have one digit and two', async () => {
  const orderId = await orderOf(['CN-GR-HOV-A-06K', 'CN-GR-HOV-A-12K'])
  const batches = await numbers(ON_SHELF, orderId)
  expect(await whileOthersPack(batches, () => room.warehouse.call('startPacking', { orderId }))).toBe(200)
})

async function orderOf(skus: string[]): Promise<number> {
  const browser = visit(shop)
  for (const sku of skus) await browser.call('addLine', { variantId: await variantId(shop, sku) })
  return (await browser.call('placeOrder', await fillCheckout(browser))).value.orderId
}

const ON_SHELF = `select b.id from shop.batches b join shop.order_lines l on l.variant_id = b.variant_id where l.order_id = $1 order by b.id`
const PACKED = `select distinct l.batch_id as id from shop.parcel_lines l join shop.parcels p on p.id = l.parcel_id
  where p.order_id = $1 order by 1`
const numbers = async (of: string, orderId: number) =>
  (await query<{ id: number }>(shop, of, [orderId])).map(({ id }) => id)

const WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Somebody else has the first batch and takes the next ones; were any of them held, the two would wait for each other in a circle. */
async function whileOthersPack(
  [first, ...later]: number[],
  command: () => Promise<{ status: number }>,
): Promise<number> {
  expect(later.length).toBeGreaterThan(0)
  const other = await shop.database.pool.connect()
  try {
    await other.query('begin')
    await other.query('select from shop.batches where id = $1 for update', [first])
    const done = command()
    await vi.waitUntil(async () => (await query(shop, WAITING)).length > 0, { timeout: 20_000 })
    await other.query('select from shop.batches where id = any($1) for update nowait', [later])
    await other.query('commit')
    return (await done).status
  } finally {
    other.release(true)
  }
}
