import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { placeOrder, query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let support: Browser
let orderId: number
beforeAll(async () => {
  support = await newStaff(shop, 'staff_support')
  ;({ orderId } = await placeOrder(shop, 'dobirka'))
})

const reason = { objectType: 'order', reason: 'calling', note: '' } as const

describe('showing who somebody is', () => {
  test('lasts ten minutes for one member, and its reason stays', async () => {
    const { status, value } = await support.call('revealPerson', { ...reason, objectId: orderId, note: 'Volá zpátky' })
    expect(status).toBe(201)
    const minutes = (new Date(value.shownUntil).getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThan(10.1)
    const written = await query(
      shop,
      `select actor_kind, object_type, object_id, details from internal.audit_log where action = 'person.revealed'`,
    )
    expect(written).toEqual([
      {
        actor_kind: 'staff',
        object_type: 'order',
        object_id: String(orderId),
        details: { reason: 'calling', note: 'Volá zpátky' },
      },
    ])
  })

  test('asks for words when the reason is another one', async () => {
    expect((await support.call('revealPerson', { ...reason, objectId: orderId, reason: 'other' })).status).toBe(400)
  })

  test('of somebody who is not there finds nothing', async () => {
    expect((await support.call('revealPerson', { ...reason, objectId: 999_999 })).status).toBe(404)
  })

  test('accounting sees of people their bills alone', async () => {
    const accounting = await newStaff(shop, 'staff_accounting')
    expect((await accounting.call('revealPerson', { ...reason, objectId: orderId })).status).toBe(201)
    for (const objectType of ['plan', 'ticket', 'application'] as const) {
      expect((await accounting.call('revealPerson', { ...reason, objectType, objectId: 1 })).status).toBe(403)
    }
  })

  test.each(['staff_warehouse', 'staff_content'] as const)('%s may not', async (role) => {
    const member = await newStaff(shop, role)
    expect((await member.call('revealPerson', { ...reason, objectId: orderId })).status).toBe(403)
  })

  test('asks for a recent second factor', async () => {
    const member = await newStaff(shop, 'staff_support')
    await query(shop, `update auth.sessions set second_factor_at = now() - interval '11 minutes'`)
    expect((await member.call('revealPerson', { ...reason, objectId: orderId })).status).toBe(403)
    await query(shop, 'update auth.sessions set second_factor_at = now() where second_factor')
  })
})

test('who may not is told so before what is wrong with the input', async () => {
  const stranger = (await placeOrder(shop, 'dobirka')).browser
  const customer = await newCustomer(shop)
  const broken = { objectType: 'nobody', objectId: -1 } as never
  expect((await stranger.call('revealPerson', broken)).status).toBe(401)
  expect((await customer.call('revealPerson', broken)).status).toBe(403)
  expect((await (await newStaff(shop, 'staff_warehouse')).call('revealPerson', broken)).status).toBe(403)
  expect((await support.call('revealPerson', broken)).status).toBe(400)
})

describe('presence', () => {
  test('tells who else has the same thing open, for forty seconds', async () => {
    const colleague = await newStaff(shop, 'staff_admin')
    const here = { object: `order:${orderId}`, field: '', mode: 'view' } as const
    expect((await support.call('tellPresence', here)).value.others).toEqual([])
    const { value } = await colleague.call('tellPresence', { ...here, mode: 'edit', field: 'note' })
    expect(value.others).toMatchObject([{ mode: 'view', field: '' }])
    expect((await support.call('tellPresence', here)).value.others).toMatchObject([{ mode: 'edit', field: 'note' }])
    expect((await support.call('tellPresence', { ...here, object: 'order:0' })).value.others).toEqual([])
    await query(shop, `update internal.staff_presence set seen_at = now() - interval '41 seconds'`)
    expect((await support.call('tellPresence', here)).value.others).toEqual([])
  })
})
