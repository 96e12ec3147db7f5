import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { placeOrder, query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let jana: Browser
let petr: Browser
beforeAll(async () => {
  jana = await newStaff(shop, 'staff_support')
  petr = await newStaff(shop, 'staff_admin')
})

const stored = async (orderId: number) =>
  (
    await query<{ version: number; phone: string; note: string }>(
      shop,
      'select version, phone, note from shop.orders where id = $1',
      [orderId],
    )
  )[0]

test('two edit one order: the second is told what is there, and nothing is lost', async () => {
  const { orderId } = await placeOrder(shop, 'dobirka')
  const { version = 0 } = (await stored(orderId)) ?? {}
  const first = await jana.call('editOrderForCustomer', { orderId, version, phone: '602 111 222' })
  expect(first.status).toBe(200)
  expect(first.value.version).toBeGreaterThan(version)

  const late = await petr.call('editOrderForCustomer', { orderId, version, note: 'Nechte u sousedů' })
  expect(late.status).toBe(409)
  expect(late.error).toMatchObject({
    code: 'version_conflict',
    details: { version: first.value.version, current: { phone: '6•• ••• •22', delivery: { street: '•••••' } } },
  })
  expect(await stored(orderId)).toMatchObject({ phone: '+420602111222', note: '' })

  await petr.call('revealPerson', { objectType: 'order', objectId: orderId, reason: 'delivery', note: '' })
  const seen = await petr.call('editOrderForCustomer', { orderId, version, note: 'Nechte u sousedů' })
  expect(seen.error.details).toMatchObject({ current: { phone: '+420602111222' } })

  const again = await petr.call('editOrderForCustomer', {
    orderId,
    version: first.value.version,
    note: 'Nechte u sousedů',
  })
  expect(again.status).toBe(200)
  expect(await stored(orderId)).toMatchObject({ phone: '+420602111222', note: 'Nechte u sousedů' })
  await jana.call('editOrderForCustomer', { orderId, version: again.value.version, phone: '602 555 666' })
  expect(await stored(orderId)).toMatchObject({ phone: '+420602555666', note: 'Nechte u sousedů' })
})

test('who packs does not edit, and what is packed is not edited', async () => {
  const { orderId } = await placeOrder(shop, 'dobirka')
  const { version = 0 } = (await stored(orderId)) ?? {}
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('editOrderForCustomer', { orderId, version, note: 'x' })).status).toBe(403)
  await warehouse.call('startPacking', { orderId })
  const { version: now = 0 } = (await stored(orderId)) ?? {}
  const packed = await jana.call('editOrderForCustomer', { orderId, version: now, note: 'x' })
  expect(packed.error).toMatchObject({ code: 'order_state', details: { state: 'packing' } })
})

test('the trace of an edit names fields and its author', async () => {
  const { orderId } = await placeOrder(shop, 'dobirka')
  const { version = 0 } = (await stored(orderId)) ?? {}
  await jana.call('editOrderForCustomer', { orderId, version, phone: '602 333 444' })
  const { value } = await jana.call('staffHistory', { objectType: 'order', objectId: String(orderId) })
  expect(value.entries[0]).toMatchObject({ action: 'order.edited', actorKind: 'staff', details: { fields: ['phone'] } })
  expect(JSON.stringify(value.entries)).not.toContain('602333444')
})
