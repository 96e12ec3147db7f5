import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, move, openPayment, query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const DAY = 24 * 60
let room: PackingRoom
let support: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
  await setStock(shop, SKU.bag12, 200)
})

async function buy(customer: Person, pieces: number) {
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces })
  const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'karta' })
  const { value, error, status } = await customer.call('placeOrder', ready)
  if (status !== 201) throw new Error(JSON.stringify(error))
  shop.partners.gopay.act(
    await openPayment(shop, { ...value, browser: customer, token: value.accessToken, email: customer.email }),
    'pay',
  )
  await hear(shop)
  return value
}

async function deliver(orderId: number): Promise<void> {
  for (const { parcelId } of await room.shipped(orderId)) await room.warehouse.call('deliverParcel', { parcelId })
  await shop.runJobs()
}

const levelsOf = async ({ email }: Person) =>
  (
    await query<{ code: string }>(
      shop,
      `select k.level_code as code from shop.customer_levels k join shop.customers c on c.id = k.customer_id where c.email = $1
        order by k.reached_at`,
      [email],
    )
  ).map(({ code }) => code)

const earnedBy = async (orderId: number) =>
  (
    await query<{ earned: number; paid: number }>(
      shop,
      'select credits_earned as earned, goods_paid::int as paid from shop.orders where id = $1',
      [orderId],
    )
  )[0] ?? { earned: 0, paid: 0 }

describe('a level', () => {
  test('is reached when goods can no longer come back, earns more, and is not lost when they do', async () => {
    const customer = await newCustomer(shop)
    const first = await buy(customer, 4)
    await deliver(first.orderId)
    await runJob(shop, 'count-levels')
    expect(await levelsOf(customer)).toEqual([])
    const before = await earnedBy(first.orderId)
    expect(before.earned).toBe(Math.floor((before.paid * 3) / 10_000))
    expect(before.paid).toBeGreaterThanOrEqual(500_000)

    move(shop, 15 * DAY)
    for (const _ of [1, 2]) await runJob(shop, 'count-levels')
    expect(await levelsOf(customer)).toEqual(['partak'])
    const second = await buy(customer, 1)
    const after = await earnedBy(second.orderId)
    expect(after.earned).toBe(Math.floor((after.paid * 4) / 10_000))

    // The guarantee of sixty days: everything goes back, and the level stays.
    await support.call('refundOrder', {
      orderId: first.orderId,
      reason: 'Nechutná',
      amount: null,
      lines: null,
      account: null,
    })
    await hear(shop)
    await runJob(shop, 'count-levels')
    expect(await levelsOf(customer)).toEqual(['partak'])
    const third = await earnedBy((await buy(customer, 1)).orderId)
    expect(third.earned).toBe(Math.floor((third.paid * 4) / 10_000))
  })

  test('waits for the money of goods that came', async () => {
    const customer = await newCustomer(shop)
    await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 4 })
    const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'dobirka' })
    const { value } = await customer.call('placeOrder', ready)
    await deliver(value.orderId)
    move(shop, 15 * DAY)
    await runJob(shop, 'count-levels')
    expect(await levelsOf(customer)).toEqual([])
  })

  test('counts what came within the year, however long before it was ordered', async () => {
    const customer = await newCustomer(shop)
    const { orderId } = await buy(customer, 4)
    // Nobody may: an order is what was agreed.
    await query(
      shop,
      `begin; set local session_replication_role = replica;
       update shop.orders set placed_at = placed_at - interval '18 months' where id = ${orderId}; commit`,
    )
    await deliver(orderId)
    move(shop, 15 * DAY)
    await runJob(shop, 'count-levels')
    expect(await levelsOf(customer)).toEqual(['partak'])
  })

  test('is not counted for breeders, who have a price of their own', async () => {
    const breeder = await newCustomer(shop)
    await query(
      shop,
      `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'chovatel') where email = $1`,
      [breeder.email],
    )
    await deliver((await buy(breeder, 5)).orderId)
    move(shop, 15 * DAY)
    await runJob(shop, 'count-levels')
    expect(await levelsOf(breeder)).toEqual([])
  })
})
