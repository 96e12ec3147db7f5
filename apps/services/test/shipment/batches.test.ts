import type { JobName } from '@shop/contract/jobs'
import { beforeAll, expect, test } from 'vitest'
import { restAfter } from '#app/jobs/each-item'
import { selectDueParcels } from '#app/shipment/parcels.sql'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { catchUp, move, type Placed, placeOrder, query, runJob, tasksOf } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { brokenTruths, fillCheckout, SKU, setStock, variantId } from '../shopping.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  await setStock(shop, SKU.bag12, 500)
  room = await openPackingRoom(shop)
})

const DAY = 24 * 60

/** From now on nothing of this row can be written down: a bug nobody has thought of. */
async function poison(table: string, column: string, id: number): Promise<() => Promise<void>> {
  await query(
    shop,
    `create or replace function internal.poisoned() returns trigger language plpgsql as
       $$ begin raise exception 'poisoned'; end $$`,
  )
  const name = `poison_${table}`
  await query(
    shop,
    `create trigger ${name} before insert on shop.${table} for each row when (new.${column} = ${id})
       execute function internal.poisoned()`,
  )
  return async () => void (await query(shop, `drop trigger ${name} on shop.${table}`))
}

const count = async (sql: string, id: number) => (await query<{ n: number }>(shop, sql, [id]))[0]?.n

async function onInvoice(): Promise<number> {
  const customer = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers set invoice_limit = 50000000,
       customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
    [customer.email],
  )
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
  const { orderId } = (await customer.call('placeOrder', ready)).value
  const [payment] = await query<{ id: number }>(
    shop,
    'update shop.payments set due_on = $2 where order_id = $1 returning id',
    [orderId, shop.clock.now().toISOString().slice(0, 10)],
  )
  return payment?.id ?? 0
}

async function onItsWay(): Promise<number> {
  const { orderId } = await room.paid(SKU.can)
  const [parcel] = await room.shipped(orderId)
  shop.partners.ppl.advance(parcel?.trackingNumber ?? '', 'delivered')
  return parcel?.parcelId ?? 0
}

const REMINDED = `select count(*)::int as n from shop.order_events where order_id = $1 and event = 'payment_reminder_due'`
const INVOICED = `select count(*)::int as n from shop.documents where order_id = $1`
const OVERDUE = `select count(*)::int as n from shop.payments where id = $1 and state = 'overdue'`
const DELIVERED = `select count(*)::int as n from shop.parcels where id = $1 and state = 'delivered'`
const idOf = async (order: Promise<Placed>) => (await order).orderId

test.each<[JobName, string, string, () => Promise<number>, number, string]>([
  ['remind-payments', 'order_events', 'order_id', () => idOf(placeOrder(shop, 'prevod-qr')), 4 * DAY + 1, REMINDED],
  ['issue-due-invoices', 'documents', 'order_id', () => idOf(room.paid(SKU.can)), 14 * DAY, INVOICED],
  ['age-invoices', 'payment_events', 'payment_id', onInvoice, 2 * DAY, OVERDUE],
  ['track-parcels', 'parcel_events', 'parcel_id', onItsWay, 120, DELIVERED],
])(
  '%s goes on without the one that cannot be done, and comes back to it',
  async (job, table, column, make, later, done) => {
    const [sick, sound] = [await make(), await make()]
    move(shop, later)
    const heal = await poison(table, column, sick)
    await runJob(shop, job)
    expect([await count(done, sick), await count(done, sound)]).toEqual([0, 1])
    await heal()
    await runJob(shop, job)
    // It rests for a minute first.
    expect(await count(done, sick)).toBe(0)
    move(shop, 1)
    await runJob(shop, job)
    expect(await count(done, sick)).toBe(1)
    expect(await query(shop, 'select from internal.batch_failures where batch = $1', [job])).toEqual([])
    const dead = await query(shop, 'select task from internal.dead_jobs()')
    expect(dead).toEqual([])
  },
)

test('after five tries a person is told, and told again that it worked in the end', async () => {
  const order = await placeOrder(shop, 'prevod-qr')
  move(shop, 4 * DAY + 1)
  const heal = await poison('order_events', 'order_id', order.orderId)
  for (let tries = 1; tries <= 5; tries++) {
    expect(await tasksOf(shop, order.orderId)).toEqual([])
    await runJob(shop, 'remind-payments')
    move(shop, restAfter(tries) / 60_000)
  }
  expect(await tasksOf(shop, order.orderId)).toEqual(['batch_item_failed'])
  await heal()
  await runJob(shop, 'remind-payments')
  expect(await tasksOf(shop, order.orderId)).toEqual([])
  await catchUp(shop)
  expect(await brokenTruths(shop)).toEqual([])
})

test('those that rest do not take the places of the others', async () => {
  const [sick, sound] = [await onItsWay(), await onItsWay()]
  move(shop, 120)
  await query(
    shop,
    `insert into internal.batch_failures values ('track-parcels', $1, 4, $2, $2, $2::timestamptz + interval '1 hour')`,
    [String(sick), shop.clock.now()],
  )
  expect(await selectDueParcels(shop.deps.pool, shop.clock.now(), 1)).toEqual([Number(sound)])
})

test('the longest rest is six hours', () => {
  expect([1, 2, 5, 9, 10, 60].map((tries) => restAfter(tries) / 60_000)).toEqual([1, 2, 16, 256, 360, 360])
})
