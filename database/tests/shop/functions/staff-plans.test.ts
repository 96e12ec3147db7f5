import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import type { StaffRole } from '../../as-role.ts'
import { insertOrder, insertOrderShop } from '../../placed-order.ts'
import { insert } from '../../small-shop.ts'
import { asMember, reveal } from '../../staff-claims.ts'

const DETAILS = JSON.stringify({ firstName: 'Lucie', lastName: 'Horáková', city: 'Brno', phone: '+420602123412' })
const SECRETS = /Horáková|lucie@|602123412/

let database: TestDatabase
let planId: number
let variantId: number
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  const shop = await insertOrderShop(client)
  variantId = shop.variantId
  const now = new Date().toISOString()
  const newPlan = async (state: string) => {
    const { orderId } = await insertOrder(client, shop)
    const id = await insert(client, 'plans', {
      ...{
        storefront_id: 1,
        customer_id: shop.customerId,
        first_order_id: orderId,
        email: 'lucie@seznam.cz',
        details: DETAILS,
      },
      ...{ shipping_method_id: shop.shippingId, payment_method_id: shop.paymentId, started_at: now },
    })
    await client.query(
      `insert into shop.plan_lines (plan_id, variant_id, pieces, interval_days, due_on) values ($1, $2, 3, 14, current_date + 3)`,
      [id, variantId],
    )
    await client.query(
      `with cycle as (insert into shop.plan_cycles (plan_id, cycle_no, state, due_on, process_on, created_at)
         values ($1, 2, 'planned', current_date + 3, current_date + 2, now()) returning id)
       insert into shop.plan_cycle_lines (cycle_id, position, variant_id, pieces, plan_line_id)
       select cycle.id, 1, $2, 3, l.id from cycle, shop.plan_lines l where l.plan_id = $1`,
      [id, variantId],
    )
    if (state !== 'active') await client.query('update shop.plans set state = $2 where id = $1', [id, state])
    return id
  }
  planId = await newPlan('active')
  await newPlan('waiting_for_goods')
  await newPlan('paused')
  client.release()
})
afterAll(() => database.drop())

const ask = (role: StaffRole, text: string, values: unknown[] = [], before?: ReturnType<typeof reveal>) =>
  asMember(database.pool, role, async (client) => (await client.query(text, values)).rows, before)

describe('plans', () => {
  test('are listed and opened masked, and shown after a reason', async () => {
    const [row] = await ask('staff_support', 'select * from shop.staff_plans where id = $1', [planId])
    expect(row).toMatchObject({
      state: 'active',
      cycle_no: 2,
      person: { name: 'Lucie H.' },
      goods: expect.stringContaining('×3'),
    })
    const [{ page }] = await ask('staff_admin', 'select shop.staff_plan($1) as page', [planId])
    expect(page).toMatchObject({
      person: { isRevealed: false },
      cycles: [{ cycleNo: 2, state: 'planned' }],
      stock: { [variantId]: 14 },
    })
    expect(JSON.stringify([row, page])).not.toMatch(SECRETS)
    const [shown] = await ask('staff_admin', 'select shop.staff_plan($1) as page', [planId], reveal('plan', planId))
    expect(shown.page.person).toMatchObject({ name: 'Lucie Horáková', email: 'lucie@seznam.cz' })
  })

  test('that wait for goods stand in the queue', async () => {
    const rows = await ask('staff_support', 'select * from shop.staff_plan_troubles()')
    expect(rows).toMatchObject([{ trouble: 'missing', cycle_no: 2, person: { name: 'Lucie H.' } }])
  })

  test.each<StaffRole>(['staff_warehouse', 'staff_content', 'staff_accounting'])('are no work of %s', async (role) => {
    await expect(ask(role, 'select shop.staff_plan(1)')).rejects.toThrow('permission denied')
    await expect(ask(role, 'select * from shop.staff_plan_demand()')).rejects.toThrow('permission denied')
    await expect(ask(role, 'select * from shop.staff_plan_troubles()')).rejects.toThrow('permission denied')
  })
})

test('what plans take in eight weeks stands beside the shelf, without what is paused', async () => {
  // Two running plans, three pieces each: the open parcel in two days, then every fourteen days after the third.
  const [row] = await ask('staff_support', 'select * from shop.staff_plan_demand()')
  expect(row).toMatchObject({ in_stock: 14, weeks: [6, 0, 6, 0, 6, 0, 6, 0], total: 24, short_week: 5 })
})
