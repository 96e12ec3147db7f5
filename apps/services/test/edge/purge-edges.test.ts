import { type FakeVarnish, startFakeVarnish } from '@shop/partners/varnish/fake-varnish'
import { createVarnish } from '@shop/partners/varnish/varnish'
import { createMetrics } from '@shop/runtime/metrics'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startWorker } from '#app/compose/start-worker'
import { selectDuePurges, takePageChanges, updateSentPurges } from '#app/edge/edge-purges.sql'
import { wakePurges } from '#app/edge/wake-purges'
import { openShop } from '../open-shop.ts'
import { SHOP_DAY } from '../shopping.ts'

let near: FakeVarnish
let far: FakeVarnish

const shop = openShop(async () => {
  ;[near, far] = await Promise.all([startFakeVarnish(), startFakeVarnish()])
  return { EDGE_URLS: `varnish+${near.url},varnish+${far.url}`, WORKER_PORT: '0' }
})
afterAll(() => Promise.all([near.stop(), far.stop()]))

const MINUTE_MS = 60_000
/** Stands still unless a test moves it: seconds count here. */
let time = SHOP_DAY.getTime()

beforeEach(async () => {
  shop.clock.now = () => new Date(time)
  await shop.database.pool.query(
    'delete from internal.page_changes; delete from internal.edge_purges; delete from internal.edges',
  )
})
afterEach(() => {
  near.reset()
  far.reset()
})

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

async function run(laterMs = 0): Promise<void> {
  time += laterMs
  await wakePurges(shop.deps.pool)
  await shop.runJobs()
}

const heard = ({ purges }: FakeVarnish) => [...new Set(purges.flat())].toSorted()
const waiting = async () =>
  (await query<{ count: number }>('select count(*)::integer as count from internal.edge_purges'))[0]?.count
const version = async () =>
  Number((await query<{ version: string }>('select shop.page_version() as version'))[0]?.version)

const changePrice = () =>
  query<{ key: string }>(
    `with priced as (
       insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select l.id, c.variant_id, c.price + 100, 'regular', internal.shop_now() from shop.price_lists l, shop.product_cards c
        where l.is_public and c.product_id = (select min(product_id) from shop.product_cards) returning variant_id
     ) select distinct 'product:' || v.product_id as key from priced p join shop.variants v on v.id = p.variant_id`,
  ).then(([row]) => row?.key ?? '')

const changeArticle = () =>
  query(`update shop.blog_posts set title = title || '!' where id = (select min(id) from shop.blog_posts)`)

test('whoever writes a price, every edge is told of the product and of the lists', async () => {
  const before = await version()
  const key = await changePrice()
  await run()
  for (const edge of [near, far]) expect(heard(edge)).toEqual(expect.arrayContaining([key, 'catalog']))
  expect(await version()).toBeGreaterThan(before)
  expect(await query('select from internal.page_changes')).toEqual([])
})

test('what was rolled back is told to nobody', async () => {
  const client = await shop.database.pool.connect()
  await client.query('begin')
  await client.query(`update shop.blog_posts set title = title || '!'`)
  await client.query('rollback')
  client.release()
  await run()
  expect(near.purges).toEqual([])
})

test('each key is told three times, because a page may have been under way, and then no more', async () => {
  await changeArticle()
  await run()
  expect(near.purges).toHaveLength(1)
  await run()
  expect(near.purges).toHaveLength(1)
  await run(1000)
  expect(near.purges).toHaveLength(2)
  await run(3000)
  expect(near.purges).toHaveLength(2)
  await run(1000)
  expect(near.purges).toHaveLength(3)
  expect(new Set(near.purges.map(String)).size).toBe(1)
  await run(MINUTE_MS)
  expect(near.purges).toHaveLength(3)
  expect(await waiting()).toBe(0)
})

test('a key that changes again and again is told twice a second at most', async () => {
  await changeArticle()
  await run()
  await changeArticle()
  await run(100)
  expect(near.purges).toHaveLength(1)
  await run(1000)
  expect(near.purges).toHaveLength(2)
})

test('an edge that is away hears later what it has missed, and no other waits for it', async () => {
  await far.unplug()
  await changeArticle()
  await run()
  expect(heard(near)).toContain('blog')
  expect(far.purges).toEqual([])
  await query(`update shop.retailers set note = note || '!'`)
  await run(100)
  expect(heard(near)).toContain('retailers')
  await far.plugIn()
  await run(2 * MINUTE_MS)
  expect(heard(far)).toEqual(expect.arrayContaining(['blog', 'retailers']))
  expect(await query('select from internal.edges')).toEqual([])
})

test.each([{ down: '503' }, { down: 'reset' }, { garble: true }] as const)(
  'an edge that does not answer as it should is asked again: %o',
  async (faults) => {
    far.setFaults(faults)
    await changeArticle()
    await run()
    far.reset()
    await run(MINUTE_MS)
    expect(heard(far)).toContain('blog')
  },
)

test('after ten minutes a person is told, and the task is closed when the edge is back', async () => {
  const tasks = () =>
    query<{ kind: string; open: boolean }>(
      `select kind, closed_at is null as open from shop.staff_tasks where kind = 'edge_behind'`,
    )
  await far.unplug()
  await changeArticle()
  await run()
  await run(9 * MINUTE_MS)
  expect(await tasks()).toEqual([])
  await run(2 * MINUTE_MS)
  expect(await tasks()).toEqual([{ kind: 'edge_behind', open: true }])
  await far.plugIn()
  await run(2 * MINUTE_MS)
  expect(await tasks()).toEqual([{ kind: 'edge_behind', open: false }])
})

test('an edge with too much to hear forgets everything', async () => {
  await query(
    `insert into internal.page_changes (keys) select array_agg('product:' || n) from generate_series(1, 1200) n`,
  )
  await run()
  expect(heard(near)).toEqual(['shell'])
})

test('keys go out in as many calls as the edge wants them in', async () => {
  await query(
    `insert into internal.page_changes (keys) select array_agg('product:' || n) from generate_series(1, 450) n`,
  )
  await run()
  expect(near.purges.map((keys) => keys.length)).toEqual([200, 200, 50])
})

test('an edge that is no longer in front is forgotten', async () => {
  await query(
    `insert into internal.edge_purges (edge, key, noted_at, due_at) values ('http://10.0.0.9', 'shell', now(), now())`,
  )
  await run()
  expect(await waiting()).toBe(0)
})

test('what changes while it is being told is told again', async () => {
  const { pool, clock } = shop.deps
  const edge = near.url
  await changeArticle()
  await takePageChanges(pool, { edges: [edge], now: clock.now() })
  const sent = await selectDuePurges(pool, { edge, most: 10, now: clock.now() })
  await changeArticle()
  await takePageChanges(pool, { edges: [edge], now: clock.now() })
  await updateSentPurges(pool, { edge, sent, now: clock.now(), repeatsAt: [clock.now()] })
  const again = await query<{ key: string }>('select key from internal.edge_purges where not is_repeat order by key')
  expect(again.map(({ key }) => key)).toEqual(['blog', 'missing'])
})

test('the worker hears of a change at once, and without an edge still counts it', async () => {
  const edge = createVarnish({ url: near.url })
  const worker = await startWorker({
    ...shop.deps,
    clock: { now: () => new Date() },
    edges: [edge],
    metrics: createMetrics({ processMetrics: false }),
  })
  const started = performance.now()
  await changePrice()
  await expect.poll(() => near.purges.length, { interval: 10, timeout: 10_000 }).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(5000)
  await worker.stop()

  const before = await version()
  const alone = await startWorker({
    ...shop.deps,
    clock: { now: () => new Date() },
    edges: [],
    metrics: createMetrics({ processMetrics: false }),
  })
  await changePrice()
  await expect.poll(version, { timeout: 10_000 }).toBeGreaterThan(before)
  await expect.poll(() => query('select from internal.page_changes'), { timeout: 10_000 }).toEqual([])
  await alone.stop()
})
