import { afterEach, beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { placeOrder, stateOf } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'

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
