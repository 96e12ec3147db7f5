import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeCycle } from '#app/plan/place-cycle'
import { inTransaction } from '#app/store/database'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, setPrice, variantId, visit } from '../shopping.ts'
import {
  announced,
  brokenPlanTruths,
  buyRegularly,
  cycleOf,
  firstDelivered,
  goTo,
  ordersOf,
  placed,
  planOf,
  startedPlan,
} from './planning.ts'

// Each price that a test changes is of goods of its own: tests move the clock, and prices stay where they were set.
const BAG_6 = 'CN-GR-KUR-A-06K'
const CANS = 'CN-KO-KUR-400X6'
const TREAT = 'CN-PA-TR-KUR-150'
const PUPPY = 'CN-GR-KUR-PS-02K'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

describe('the life of a plan', () => {
  test('begins with an order and counts the next parcel from the day the first one came', async () => {
    const planned = await startedPlan(shop)
    expect(planned.plan).toMatchObject({ state: 'active', cycle: { cycleNo: 1, state: 'ordered', canChange: false } })
    await firstDelivered(shop, planned)
    // Four weeks after Wednesday; the courier takes a day, so it leaves on Tuesday.
    expect(await cycleOf(planned)).toMatchObject({
      cycleNo: 2,
      state: 'planned',
      dueOn: '2026-12-16',
      processOn: '2026-12-15',
      noticeOn: '2026-12-11',
      canChange: true,
    })
  })

  test('tells the whole price at least 72 hours ahead, locks and places what it said, once', async () => {
    const planned = await startedPlan(shop)
    await firstDelivered(shop, planned)
    await goTo(shop, '2026-12-11', '07:50')
    await runJob(shop, 'announce-cycles')
    expect(await cycleOf(planned)).toMatchObject({ state: 'planned' })
    const cycle = await announced(shop, planned)
    expect(cycle).toMatchObject({ state: 'announced', isAnnounced: true, difference: 0 })
    const { text } = await shop.mailTo(planned.person.email)
    expect(text).toContain('v úterý 15. 12.')
    expect(text).toContain('do pondělí 14. 12. 23:59')
    expect(text).toContain('stejně jako minule')

    await goTo(shop, '2026-12-14', '23:58')
    await runJob(shop, 'lock-cycles')
    expect((await cycleOf(planned)).state).toBe('announced')
    expect(await placed(shop, planned)).toMatchObject({ state: 'ordered', cycleNo: 2, payable: cycle.payable })
    for (const job of ['announce-cycles', 'lock-cycles', 'place-cycles', 'follow-cycles'] as const)
      await runJob(shop, job)
    expect(await ordersOf(shop, planned)).toEqual([
      { payable: cycle.payable, state: 'delivered', kind: 'cod' },
      { payable: cycle.payable, state: 'accepted', kind: 'cod' },
    ])
    expect(subjectsTo(shop, planned.person.email).at(-1)).toMatch(/objednávk/i)
  })

  test('two workers at once place one order', async () => {
    const planned = await startedPlan(shop)
    await firstDelivered(shop, planned)
    const { processOn } = await announced(shop, planned)
    await goTo(shop, processOn, '06:10')
    await runJob(shop, 'lock-cycles')
    const [row] = await query<{ id: number }>(
      shop,
      `select id::int from shop.plan_cycles where plan_id = $1 and state = 'locked'`,
      [planned.plan.planId],
    )
    const context = {
      deps: shop.deps,
      log: shop.deps.log,
      requestId: 'race',
      now: shop.clock.now(),
      actor: { kind: 'system' as const },
    }
    const place = () => inTransaction(shop.deps.pool, (db) => placeCycle({ ...context, db }, row?.id ?? 0))
    await Promise.all([place(), place(), place()])
    expect(await ordersOf(shop, planned)).toHaveLength(2)
  })

  test('goes on from the second delivery to the third', async () => {
    const planned = await startedPlan(shop, { weeks: 2 })
    await firstDelivered(shop, planned)
    await announced(shop, planned)
    const { order, processOn } = await placed(shop, planned)
    await goTo(shop, processOn, '23:00')
    await deliver(shop, order?.orderId ?? 0)
    await runJob(shop, 'follow-cycles')
    expect(await cycleOf(planned)).toMatchObject({ cycleNo: 3, state: 'planned' })
  })

  test('is begun by a guest too, and once however often it is asked', async () => {
    const browser = visit(shop)
    const { token } = await buyRegularly(shop, browser, {}, 'bez-uctu@priklad.cz')
    const first = await browser.call('startPlan', { token })
    const again = await browser.call('startPlan', { token })
    expect(again.value.planId).toBe(first.value.planId)
    // The account that comes later finds it.
    const person = await newCustomer(shop, { email: 'bez-uctu@priklad.cz' })
    expect((await person.call('plans', {})).value.map(({ planId }) => planId)).toEqual([first.value.planId])
  })

  test('nothing regular, nothing begun; nobody sees the plan of somebody else', async () => {
    const person = await newCustomer(shop)
    await person.call('addLine', { variantId: await variantId(shop, SKU.can) })
    const order = await fillCheckout(person, { details: { email: person.email } })
    const { value } = await person.call('placeOrder', order)
    expect((await person.call('startPlan', { token: value.accessToken })).error.code).toBe('nothing_regular')
    const { plan } = await startedPlan(shop)
    const foreign = await person.call('changePlan', { planId: plan.planId, action: 'end' })
    expect(foreign.status).toBe(404)
    expect((await person.call('plans', {})).value).toEqual([])
  })
})

describe('what is charged', () => {
  test('a price that rises after the notice is not charged', async () => {
    const dearer = await startedPlan(shop, { sku: CANS })
    await firstDelivered(shop, dearer)
    const before = (await announced(shop, dearer)).payable
    await goTo(shop, '2026-12-12')
    await setPrice(shop, CANS, 49_900)
    expect((await placed(shop, dearer)).payable).toBe(before)
  })

  test('a price that falls after the notice is charged as it fell', async () => {
    const cheaper = await startedPlan(shop, { sku: BAG_6 })
    await firstDelivered(shop, cheaper)
    const before = (await announced(shop, cheaper)).payable
    await goTo(shop, '2026-12-12')
    await setPrice(shop, BAG_6, 82_900)
    // Ten percent less of a hundred crowns less.
    expect((await placed(shop, cheaper)).payable).toBe(before - 9000)
  })

  test('a price that had fallen when something was added is the one that holds', async () => {
    const planned = await startedPlan(shop, { sku: PUPPY })
    await firstDelivered(shop, planned)
    const { cycleNo } = await announced(shop, planned)
    await goTo(shop, '2026-12-12')
    await setPrice(shop, PUPPY, 28_900)
    await goTo(shop, '2026-12-13')
    const can = await variantId(shop, SKU.can)
    const added = await planned.person.call('changeCycle', {
      planId: planned.plan.planId,
      cycleNo,
      action: 'add_once',
      variantId: can,
      pieces: 1,
    })
    await setPrice(shop, PUPPY, 38_900)
    expect(await placed(shop, planned)).toMatchObject({ state: 'ordered', payable: added.value.cycle?.payable })
  })

  test('a higher price before the notice stands in it, with the difference', async () => {
    const planned = await startedPlan(shop, { sku: TREAT })
    await firstDelivered(shop, planned)
    await setPrice(shop, TREAT, 14_900)
    const cycle = await announced(shop, planned)
    expect(cycle.difference).toBeGreaterThan(0)
    expect((await shop.mailTo(planned.person.email)).text).toMatch(/o \d+ Kč víc než minule/)
  })

  test('carriage that became dearer is announced again instead', async () => {
    const planned = await startedPlan(shop, { sku: SKU.can })
    await firstDelivered(shop, planned)
    const { payable } = await announced(shop, planned)
    await query(shop, `update shop.shipping_methods set price = price + 5000 where code = 'ppl'`)
    const again = await placed(shop, planned)
    expect(again).toMatchObject({ state: 'planned', isAnnounced: false })
    expect(again.payable).toBe(payable + 5000)
    expect((await announced(shop, planned)).payable).toBe(payable + 5000)
    expect((await placed(shop, planned)).state).toBe('ordered')
    await query(shop, `update shop.shipping_methods set price = price - 5000 where code = 'ppl'`)
  })
})

describe('goods that are not there', () => {
  const onShelf = (pieces: number) =>
    query(
      shop,
      'update shop.stock set on_hand = reserved + $2 where variant_id = (select id from shop.variants where sku = $1)',
      [SKU.bag12, pieces],
    )
  afterEach(async () => {
    await onShelf(500)
  })

  test('are waited for: no order, no money, and a notice when they are back', async () => {
    const planned = await startedPlan(shop, { sku: SKU.bag12 })
    await firstDelivered(shop, planned)
    const { processOn } = await announced(shop, planned)
    await onShelf(0)
    await goTo(shop, processOn, '06:10')
    await runJob(shop, 'lock-cycles')
    await runJob(shop, 'place-cycles')
    expect(await planOf(planned)).toMatchObject({ state: 'waiting_for_goods', cycle: { state: 'planned' } })
    expect(await ordersOf(shop, planned)).toHaveLength(1)
    expect((await shop.mailTo(planned.person.email)).subject).toBe('Balík čeká na zboží')
    await announced(shop, planned)
    expect((await cycleOf(planned)).state).toBe('planned')
    await onShelf(500)
    expect((await announced(shop, planned)).state).toBe('announced')
    expect(await planOf(planned)).toMatchObject({ state: 'active' })
    expect((await placed(shop, planned)).state).toBe('ordered')
  })

  test('come in smaller packs for no more than was announced, when that is wanted', async () => {
    const planned = await startedPlan(shop, { sku: SKU.bag12 })
    const { plan, person } = planned
    await firstDelivered(shop, planned)
    const before = await planOf(planned)
    const saved = await person.call('savePlan', {
      planId: plan.planId,
      version: before.version,
      stockPolicy: 'smaller_packs',
      shippingCode: 'ppl',
      paymentCode: 'dobirka',
      lines: [{ variantId: await variantId(shop, SKU.bag12), pieces: 1, intervalDays: 28 }],
    })
    expect(saved.value).toMatchObject({ stockPolicy: 'smaller_packs' })
    const { payable } = await announced(shop, planned)
    await onShelf(0)
    const cycle = await placed(shop, planned)
    expect(cycle).toMatchObject({ state: 'ordered' })
    expect(cycle.payable).toBeLessThanOrEqual(payable)
    const [line] = cycle.lines
    expect(line?.insteadOfId).toBe(await variantId(shop, SKU.bag12))
    expect(line?.pieces).toBeGreaterThan(1)
  })

  test('come as the substitute that was approved, named in the notice with its price', async () => {
    const planned = await startedPlan(shop, { sku: SKU.bag12 })
    const { plan, person } = planned
    await firstDelivered(shop, planned)
    const wanted = await variantId(shop, SKU.bag12)
    const substitute = await variantId(shop, BAG_6)
    const saving = {
      planId: plan.planId,
      stockPolicy: 'substitute' as const,
      shippingCode: 'ppl',
      paymentCode: 'dobirka',
      lines: [{ variantId: wanted, pieces: 1, intervalDays: 28, substituteVariantId: substitute }],
    }
    await person.call('savePlan', { ...saving, version: (await planOf(planned)).version })
    await onShelf(0)
    const cycle = await announced(shop, planned)
    expect(cycle.lines).toMatchObject([{ variantId: substitute, insteadOfId: wanted, pieces: 1 }])
    expect((await shop.mailTo(person.email)).text).toContain('teď nemáme, posíláme')
    const sent = await placed(shop, planned)
    expect(sent).toMatchObject({ state: 'ordered', lines: [{ variantId: substitute }] })
    expect(sent.payable).toBeLessThanOrEqual(cycle.payable)
    // The plan itself is as it was: the next parcel asks for what was wanted.
    expect((await planOf(planned)).lines).toMatchObject([{ variantId: wanted, substituteVariantId: substitute }])
  })

  test('gone after the notice, come as a dearer substitute on their day for what was announced', async () => {
    const planned = await startedPlan(shop, { sku: SKU.bag2 })
    const { plan, person } = planned
    await firstDelivered(shop, planned)
    const wanted = await variantId(shop, SKU.bag2)
    const substitute = await variantId(shop, BAG_6)
    const saving = {
      planId: plan.planId,
      stockPolicy: 'substitute' as const,
      shippingCode: 'ppl',
      paymentCode: 'dobirka',
      lines: [{ variantId: wanted, pieces: 1, intervalDays: 28, substituteVariantId: substitute }],
    }
    await person.call('savePlan', { ...saving, version: (await planOf(planned)).version })
    const cycle = await announced(shop, planned)
    await query(shop, 'update shop.stock set on_hand = reserved where variant_id = $1', [wanted])
    const sent = await placed(shop, planned)
    await query(shop, 'update shop.stock set on_hand = reserved + 500 where variant_id = $1', [wanted])
    expect(sent).toMatchObject({ state: 'ordered', lines: [{ variantId: substitute, insteadOfId: wanted }] })
    expect(sent.payable).toBe(cycle.payable)
  })
})

describe('by the bowl', () => {
  test('a line comes before its food runs out, and a weighing moves it', async () => {
    const planned = await startedPlan(shop, { byBowl: true })
    const { person } = planned
    const dog = await person.call('addDog', { name: 'Bára', weight: { measuredOn: '2026-11-16', grams: 5000 } })
    expect(dog.status).toBeLessThan(300)
    await firstDelivered(shop, planned)
    const light = await cycleOf(planned)
    // Four safety days before two kilograms are eaten, not four weeks after they came.
    expect(light.dueOn).not.toBe('2026-12-16')
    expect((await planOf(planned)).lines[0]?.isByBowl).toBe(true)
    await goTo(shop, '2026-11-20')
    await person.call('addDogWeight', { id: dog.value.id, measuredOn: '2026-11-20', grams: 9000 })
    await runJob(shop, 'move-cycles')
    const heavy = await cycleOf(planned)
    expect(heavy).toMatchObject({ cycleNo: light.cycleNo, state: 'planned' })
    expect(heavy.dueOn < light.dueOn).toBe(true)
  })
})
