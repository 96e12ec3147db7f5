import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { SKU, variantId } from '../shopping.ts'
import {
  announced,
  brokenPlanTruths,
  cycleOf,
  firstDelivered,
  goTo,
  ordersOf,
  placed,
  planOf,
  startedPlan,
} from './planning.ts'

const BAG_6 = 'CN-GR-KUR-A-06K'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

type Planned = Awaited<ReturnType<typeof startedPlan>>
type Wanted = { sku: string; intervalDays?: number; pieces?: number; substitute?: string }

async function begun(choice: Parameters<typeof startedPlan>[1] = {}): Promise<Planned> {
  const planned = await startedPlan(shop, choice)
  await firstDelivered(shop, planned)
  return planned
}

/** The whole setting at once, as its page sends it. */
async function save(planned: Planned, wanted: readonly Wanted[], stockPolicy: 'wait' | 'substitute' = 'wait') {
  const lines = []
  for (const { sku, intervalDays = 28, pieces = 1, substitute } of wanted) {
    const substituteVariantId = substitute === undefined ? null : await variantId(shop, substitute)
    lines.push({ variantId: await variantId(shop, sku), pieces, intervalDays, substituteVariantId })
  }
  const { version } = await planOf(planned)
  const saved = await planned.person.call('savePlan', {
    ...{ planId: planned.plan.planId, version, stockPolicy, shippingCode: 'ppl', paymentCode: 'dobirka' },
    lines,
  })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.error))
  return saved.value
}

async function act(planned: Planned, action: { action: 'skip' | 'restore' } | { action: 'delay'; arriveOn: string }) {
  const { planId } = planned.plan
  const [last] = await query<{ cycleNo: number }>(
    shop,
    `select max(cycle_no)::int as "cycleNo" from shop.plan_cycles where plan_id = $1 and (state = 'skipped') = $2`,
    [planId, action.action === 'restore'],
  )
  const answer = await planned.person.call('changeCycle', { planId, cycleNo: last?.cycleNo ?? 0, ...action })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

const onShelf = (sku: string, pieces: number) =>
  query(
    shop,
    'update shop.stock set on_hand = reserved + $2 where variant_id = (select id from shop.variants where sku = $1)',
    [sku, pieces],
  )

test('what was left out by the bowl does not come back in the night', async () => {
  const planned = await startedPlan(shop, { byBowl: true })
  await planned.person.call('addDog', { name: 'Bára', weight: { measuredOn: '2026-11-16', grams: 5000 } })
  await firstDelivered(shop, planned)
  const { dueOn, cycleNo } = await cycleOf(planned)
  await act(planned, { action: 'skip' })
  const next = await cycleOf(planned)
  expect(next.dueOn > dueOn).toBe(true)
  await runJob(shop, 'move-cycles')
  expect(await cycleOf(planned)).toMatchObject({ cycleNo: cycleNo + 1, dueOn: next.dueOn })
})

describe('a parcel that was put off', () => {
  test('stays so after another setting and after a pause', async () => {
    const planned = await begun()
    await act(planned, { action: 'delay', arriveOn: '2027-01-08' })
    await save(planned, [{ sku: SKU.bag2, pieces: 2 }])
    expect(await cycleOf(planned)).toMatchObject({ state: 'planned', dueOn: '2027-01-08' })
    const { planId } = planned.plan
    await planned.person.call('changePlan', { planId, action: 'pause', until: null })
    await planned.person.call('changePlan', { planId, action: 'resume' })
    expect(await cycleOf(planned)).toMatchObject({ state: 'planned', dueOn: '2027-01-08' })
  })

  test('in the evening by so little that a morning would be late keeps its notice', async () => {
    const planned = await begun()
    const { payable } = await announced(shop, planned)
    await goTo(shop, '2026-12-13', '21:00')
    const { cycle } = await act(planned, { action: 'delay', arriveOn: '2026-12-18' })
    // Told until Sunday midnight it would be three days; nobody is written to before Monday morning.
    expect(cycle).toMatchObject({ state: 'announced', processOn: '2026-12-17', payable })
    expect(await placed(shop, planned)).toMatchObject({ state: 'ordered' })
  })
})

test('what is taken back before anybody was told of it is planned for a day that leaves time for the notice', async () => {
  const planned = await begun()
  await act(planned, { action: 'skip' })
  await goTo(shop, '2026-12-14', '22:30')
  const { cycle } = await act(planned, { action: 'restore' })
  expect(cycle).toMatchObject({ state: 'planned', dueOn: '2026-12-16', processOn: '2026-12-21' })
})

describe('a setting after the notice', () => {
  test('sends nothing weeks early: what is left is planned for its own day and told anew', async () => {
    const planned = await begun()
    await save(planned, [{ sku: SKU.bag2 }, { sku: SKU.can, intervalDays: 70 }])
    await announced(shop, planned)
    await save(planned, [{ sku: SKU.can, intervalDays: 70 }])
    const cycle = await cycleOf(planned)
    expect(cycle).toMatchObject({ state: 'planned', isAnnounced: false, dueOn: '2027-01-27' })
    await goTo(shop, '2026-12-15', '06:10')
    for (const job of ['lock-cycles', 'place-cycles'] as const) await runJob(shop, job)
    expect(await ordersOf(shop, planned)).toHaveLength(1)
  })

  test('leaves the parcel on its day, and the mail names what it comes to now', async () => {
    const planned = await begun()
    const before = await announced(shop, planned)
    const { cycle } = await save(planned, [{ sku: SKU.bag2, pieces: 2 }])
    expect(cycle).toMatchObject({ state: 'announced', processOn: before.processOn })
    expect(cycle?.payable).toBeGreaterThan(before.payable)
    const { text } = await shop.mailTo(planned.person.email)
    const crowns = Math.trunc((cycle?.payable ?? 0) / 100)
    expect(text?.replaceAll(/\s/g, '')).toContain(`${crowns}Kč`)
    expect(text).toContain('v úterý 15. 12.')
    expect((await placed(shop, planned)).payable).toBe(cycle?.payable)
  })
})

test('what stood in for something stays in the parcel no longer than its notice', async () => {
  const planned = await begun({ sku: SKU.bag12 })
  await save(planned, [{ sku: SKU.bag12, substitute: BAG_6 }], 'substitute')
  await onShelf(SKU.bag12, 0)
  expect((await announced(shop, planned)).lines).toMatchObject([{ variantId: await variantId(shop, BAG_6) }])
  await onShelf(SKU.bag12, 500)
  const { cycle } = await act(planned, { action: 'delay', arriveOn: '2027-01-08' })
  expect(cycle?.lines).toMatchObject([{ variantId: await variantId(shop, SKU.bag12), pieces: 1, insteadOfId: null }])
})

test('a parcel that waited for goods and is left out is waited for no more', async () => {
  const planned = await begun({ sku: SKU.bag12 })
  await onShelf(SKU.bag12, 0)
  await announced(shop, planned)
  expect(await planOf(planned)).toMatchObject({ state: 'waiting_for_goods' })
  await act(planned, { action: 'skip' })
  await onShelf(SKU.bag12, 500)
  expect(await planOf(planned)).toMatchObject({ state: 'active' })
})
