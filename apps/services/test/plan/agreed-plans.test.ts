import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { agreePrice } from '../price/agreeing.ts'
import { SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { announced, firstDelivered, goTo, placed, planOf, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))

const onShelf = (pieces: number) =>
  query(
    shop,
    'update shop.stock set on_hand = reserved + $2 where variant_id = (select id from shop.variants where sku = $1)',
    [SKU.bag12, pieces],
  )
test('come in smaller packs also for a price that was agreed', async () => {
  const planned = await startedPlan(shop, { sku: SKU.bag12 })
  const { plan, person } = planned
  const bag = await variantId(shop, SKU.bag12)
  await agreePrice(await newStaff(shop, 'staff_content'), await newStaff(shop, 'staff_admin'), {
    ...{ email: person.email, variantId: bag, amount: 900_00 },
  })
  await firstDelivered(shop, planned)
  await person.call('savePlan', {
    ...{ planId: plan.planId, version: (await planOf(planned)).version, stockPolicy: 'smaller_packs' },
    ...{ shippingCode: 'ppl', paymentCode: 'dobirka', lines: [{ variantId: bag, pieces: 1, intervalDays: 28 }] },
  })
  const { payable } = await announced(shop, planned)
  await onShelf(0)
  const cycle = await placed(shop, planned)
  expect(cycle).toMatchObject({ state: 'ordered' })
  expect(cycle.payable).toBeLessThanOrEqual(payable)
  await onShelf(500)
})

test('cost what was agreed when they were announced, though the agreement has ended since', async () => {
  const planned = await startedPlan(shop)
  const { person } = planned
  await agreePrice(await newStaff(shop, 'staff_content'), await newStaff(shop, 'staff_admin'), {
    ...{ email: person.email, variantId: await variantId(shop, SKU.bag2), amount: 200_00 },
    until: '2026-12-14T12:00:00.000Z',
  })
  await firstDelivered(shop, planned)
  const { payable, processOn } = await announced(shop, planned)
  expect(processOn > '2026-12-14').toBe(true)
  const cycle = await placed(shop, planned)
  expect(cycle).toMatchObject({ state: 'ordered', payable })
})
