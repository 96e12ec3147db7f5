import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announceTogether } from '#app/plan/jobs/announce-together'
import { inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import { query, runJob, subjectsTo } from '../paying.ts'
import { SKU } from '../shopping.ts'
import { brokenPlanTruths, cycleOf, firstDelivered, goTo, startedPlan } from './planning.ts'

const PUPPY = 'CN-GR-KUR-PS-02K'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

type Planned = Awaited<ReturnType<typeof startedPlan>>

const begun: Planned[] = []
afterEach(async () => {
  for (const { person, plan } of begun.splice(0))
    await person.call('changePlan', { planId: plan.planId, action: 'end' })
})

/** Plans of one day, at the morning of their notices. */
async function dueTogether(choices: { sku?: string }[]): Promise<Planned[]> {
  const planned = begun
  for (const choice of choices) {
    await goTo(shop, '2026-11-16')
    const one = await startedPlan(shop, choice)
    await firstDelivered(shop, one)
    planned.push(one)
  }
  const { noticeOn } = await cycleOf(planned[0] as Planned)
  await goTo(shop, noticeOn, '09:30')
  return [...planned]
}

const noticesTo = ({ person }: Planned) =>
  query<{ data: Record<string, unknown> }>(
    shop,
    `select data from internal.mails where template = 'plan-notice' and recipient = $1`,
    [person.email],
  )

const context = () => ({
  ...{ deps: shop.deps, log: shop.deps.log, requestId: 'together', now: shop.clock.now() },
  actor: { kind: 'system' as const },
})

const idsOf = async (planned: Planned[]) => {
  const rows = await query<{ id: number }>(
    shop,
    `select c.id::int from shop.plan_cycles c where c.plan_id = any($1) and c.state = 'planned' order by c.id`,
    [planned.map(({ plan }) => plan.planId)],
  )
  return rows.map(({ id }) => id)
}

describe('notices of many parcels at once', () => {
  test('say, price and write for each what a notice alone does', async () => {
    const planned = await dueTogether([{}, {}, { sku: SKU.can }])
    const [first, second, can] = planned as [Planned, Planned, Planned]
    // The first is told alone: somebody holds it while the group passes.
    const ids = await idsOf(planned)
    const left = await inTransaction(shop.deps.pool, async (holder) => {
      await holder.query('select from shop.plan_cycles where id = $1 for update', [ids[0]])
      return inTransaction(shop.deps.pool, (db) => announceTogether({ ...context(), db }, ids))
    })
    expect(left).toEqual([ids[0]])
    expect(await cycleOf(first)).toMatchObject({ state: 'planned' })
    await runJob(shop, 'announce-cycles')
    const alone = await cycleOf(first)
    expect(await cycleOf(second)).toMatchObject({
      ...{ state: 'announced', payable: alone.payable, processOn: alone.processOn, changesUntil: alone.changesUntil },
    })
    expect(await cycleOf(can)).toMatchObject({ state: 'announced' })
    const [[one], [other]] = [await noticesTo(first), await noticesTo(second)]
    expect(other?.data).toEqual(one?.data)
    expect(subjectsTo(shop, second.person.email).at(-1)).toBe(subjectsTo(shop, first.person.email).at(-1))
    const events = await query<{ event: string; toState: string; actorKind: string }>(
      shop,
      `select distinct event, to_state as "toState", actor_kind as "actorKind" from shop.plan_events where cycle_id = any($1) and event = 'announce'`,
      [ids],
    )
    expect(events).toEqual([{ event: 'announce', toState: 'announced', actorKind: 'system' }])
  })

  test('what is not as usual is left to a transaction of its own', async () => {
    const planned = await dueTogether([{}, { sku: PUPPY }, {}])
    const [usual, missing, transfer] = planned as [Planned, Planned, Planned]
    await query(
      shop,
      `update shop.plans set payment_method_id = (select id from shop.payment_methods where code = 'prevod-qr') where id = $1`,
      [transfer.plan.planId],
    )
    await query(
      shop,
      'update shop.stock set on_hand = reserved where variant_id = (select id from shop.variants where sku = $1)',
      [PUPPY],
    )
    const ids = await idsOf(planned)
    const left = await inTransaction(shop.deps.pool, (db) => announceTogether({ ...context(), db }, ids))
    expect(left).toEqual(ids.slice(1))
    await runJob(shop, 'announce-cycles')
    expect(await noticesTo(usual)).toHaveLength(1)
    expect(await noticesTo(missing)).toHaveLength(0)
    expect((await noticesTo(transfer))[0]?.data).toHaveProperty(['cycle.transfer', 'table'])
  })

  test('one that fails takes only itself down, and nobody hears twice', async () => {
    const planned = await dueTogether([{}, {}])
    const [broken, fine] = planned as [Planned, Planned]
    await query(shop, 'update shop.plans set email = $2 where id = $1', [broken.plan.planId, 'dve@adresy.cz,navic'])
    await runJob(shop, 'announce-cycles')
    await runJob(shop, 'announce-cycles')
    expect(await cycleOf(fine)).toMatchObject({ state: 'announced' })
    expect(await noticesTo(fine)).toHaveLength(1)
    const failed = await query<{ item: string }>(
      shop,
      `select item from internal.batch_failures where batch = 'announce-cycles'`,
    )
    expect(failed.map(({ item }) => Number(item))).toEqual(await idsOf([broken]))
    await query(shop, 'update shop.plans set email = $2 where id = $1', [broken.plan.planId, broken.person.email])
  })
})
