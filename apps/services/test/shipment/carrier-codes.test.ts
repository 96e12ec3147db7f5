import { afterEach, beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { query, stateOf } from '../paying.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})
afterEach(async () => {
  await rename('PPL')
  await healCarriers(shop)
})

const rename = (label: string) =>
  query(shop, `update shop.shipping_methods set carrier = $1 where carrier_code = 'ppl'`, [label])

test('a carrier under a new label is still told of parcels by its adapter', async () => {
  await rename('PPL – kurýr')
  const order = await room.paid()
  expect(await room.packed(order.orderId)).toMatchObject([{ state: 'labelled' }])
  const { value } = await order.browser.call('orderDetail', { token: order.token })
  expect(value.parcels).toMatchObject([{ carrier: 'PPL – kurýr' }])
})

test('a label that changes while a parcel is on its way does not stop us from following it', async () => {
  const order = await room.paid()
  const [parcel] = await room.shipped(order.orderId)
  await rename('Jiný nápis')
  shop.partners.ppl.advance(parcel?.trackingNumber ?? '', 'delivered')
  await room.track()
  expect(await stateOf(shop, order.orderId)).toBe('delivered')
})

test('every code a method can have belongs to an adapter', async () => {
  const [check] = await query<{ definition: string }>(
    shop,
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'shipping_methods_carrier_code_check'`,
  )
  const codes = [...(check?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, code]) => code)
  expect(codes.toSorted()).toEqual(Object.keys(shop.deps.carriers).toSorted())
})
