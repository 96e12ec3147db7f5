import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { runJob } from '../paying.ts'
import { announced, cycleOf, firstDelivered, goTo, ordersOf, placed, planOf, startedPlan } from '../plan/planning.ts'
import { readyToOrder, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

// Parcels of plans are delivered by hand.
const shop = openShop({}, 'tampered')
let support: Browser
beforeAll(async () => {
  support = await newStaff(shop, 'staff_support')
})
beforeEach(() => goTo(shop, '2026-11-16'))

/** Every batch of the goods, and nothing else happens: no job has run when this returns. */
async function blockAll(goods: number): Promise<() => Promise<void>> {
  const { value } = await support.call('stockBatches', { variantId: goods })
  expect(value.batches.length).toBeGreaterThan(0)
  for (const { batchId } of value.batches) {
    expect((await support.call('blockBatch', { batchId, reason: 'Plíseň' })).status).toBe(200)
  }
  return async () => {
    for (const { batchId } of value.batches) await support.call('unblockBatch', { batchId, reason: 'V pořádku' })
  }
}

describe('a batch that is blocked', () => {
  test('stops carts at once: those that have it say so, no order is placed and nobody puts it in', async () => {
    const goods = await variantId(shop, SKU.bag2)
    const waiting = visit(shop)
    await waiting.call('addLine', { variantId: goods, pieces: 2 })
    const { browser: paying, order } = await readyToOrder(shop, SKU.bag2)
    const setFree = await blockAll(goods)

    expect((await waiting.call('cart', {})).value.changes).toMatchObject([{ kind: 'stock', was: 2, is: 0 }])
    const refused = await paying.call('placeOrder', order)
    expect(refused.error).toMatchObject({
      code: 'cart_changed',
      details: { changes: [{ kind: 'stock', was: 1, is: 0 }] },
    })
    const late = await visit(shop).call('addLine', { variantId: goods })
    expect(late.error).toMatchObject({ code: 'out_of_stock' })

    await setFree()
    expect((await visit(shop).call('addLine', { variantId: goods })).status).toBe(200)
  })

  test('stops plans: what was announced is not placed but waits for goods, and goes on when the batch is free', async () => {
    const goods = await variantId(shop, SKU.bag12)
    const planned = await startedPlan(shop, { sku: SKU.bag12 })
    await firstDelivered(shop, planned)
    expect((await announced(shop, planned)).state).toBe('announced')
    const setFree = await blockAll(goods)

    const { processOn } = await cycleOf(planned)
    await goTo(shop, processOn, '06:10')
    await runJob(shop, 'lock-cycles')
    await runJob(shop, 'place-cycles')
    expect(await planOf(planned)).toMatchObject({ state: 'waiting_for_goods', cycle: { state: 'planned' } })
    expect(await ordersOf(shop, planned)).toHaveLength(1)
    expect((await shop.mailTo(planned.person.email)).subject).toBe('Balík čeká na zboží')
    expect((await announced(shop, planned)).state).toBe('planned')

    await setFree()
    expect((await announced(shop, planned)).state).toBe('announced')
    expect(await planOf(planned)).toMatchObject({ state: 'active' })
    expect((await placed(shop, planned)).state).toBe('ordered')
  })
})
