import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { enqueue } from '#app/store/jobs'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const MINUTE_MS = 60_000
const SKU = 'CN-GR-KUR-A-12K'
let ivana: Browser
let productId: number
beforeAll(async () => {
  ivana = await newStaff(shop, 'staff_content')
  const { rows } = await shop.database.pool.query('select product_id::int as id from shop.variants where sku = $1', [
    SKU,
  ])
  productId = rows[0].id
})

const load = async () => (await ivana.call('staffProduct', { productId })).value
const waiting = async () =>
  (
    await shop.database.pool.query(
      `select key, queue_name as queue from graphile_worker.jobs where task_identifier = 'write-feeds'`,
    )
  ).rows

/** What comparison sites read after the jobs that wait, and no other, have run. */
async function feed(): Promise<string> {
  await shop.runJobs()
  const answer = await shop.app.inject({ method: 'GET', url: '/feeds/google' })
  return answer.statusCode === 200 ? gunzipSync(answer.rawPayload).toString('utf8') : ''
}

const end = async () =>
  ivana.call('endProduct', {
    ...{ productId, version: (await load()).version, status: 'discontinued' as const },
    ...{ successorId: null, reason: 'Výrobce skončil' },
  })
const publish = async (at: string | null) =>
  ivana.call('publishProduct', { productId, version: (await load()).version, reason: '', at })

test('goods leave the feed with their end and come back with their publication, by jobs of these very commands', async () => {
  expect((await end()).status).toBe(200)
  expect(await waiting()).toEqual([{ key: 'feeds:now', queue: 'write-feeds' }])
  expect(await feed()).not.toContain(SKU)
  expect((await publish(null)).status).toBe(200)
  expect(await feed()).toContain(SKU)
})

test('goods planned for a moment come into the feed at it, not before', async () => {
  await end()
  expect(await feed()).not.toContain(SKU)
  const later = new Date(shop.clock.now().getTime() + 3_600_000).toISOString()
  expect((await publish(later)).value.status).toBe('scheduled')
  expect(await waiting()).toEqual([])
  await shop.database.pool.query(
    `update shop.products set published_at = internal.shop_now() - interval '1 second' where id = $1`,
    [productId],
  )
  await enqueue(shop.deps.pool, 'refresh-cards', { requestId: 'test' } as never)
  await shop.runJobs()
  expect(await feed()).toContain(SKU)
})

test('words of goods on sale are read by the feed within a minute, and a burst of changes makes one run', async () => {
  shop.clock.offsetMs += MINUTE_MS - (shop.clock.now().getTime() % MINUTE_MS) + 1
  for (const shortDescription of ['Kuře a rýže.', 'Kuře a hnědá rýže z jižní Moravy.']) {
    const { texts, version } = await load()
    const texted = { ...texts, shortDescription }
    expect((await ivana.call('saveProduct', { productId, version, reason: '', texts: texted })).status).toBe(200)
  }
  const [variant] = (await load()).variants
  const { shelf = null, grossWeightG = 0, ean = null, version = 0, variantId = 0 } = variant ?? {}
  const warehouse = await newStaff(shop, 'staff_warehouse')
  const shelved = await warehouse.call('saveShelf', { variantId, version, shelf, grossWeightG, ean })
  expect(shelved.status).toBe(200)
  expect(await waiting()).toHaveLength(1)
  expect(await feed()).not.toContain('Kuře a hnědá rýže z jižní Moravy.')
  await shop.database.pool.query(
    `update graphile_worker._private_jobs set run_at = run_at - interval '1 minute' where key like 'feeds:%'`,
  )
  expect(await feed()).toContain('Kuře a hnědá rýže z jižní Moravy.')
})

test('a draft is nothing to a feed', async () => {
  const { value: draft } = await ivana.call('createProduct', { kind: 'treat', name: 'Pamlsek Nehotový' })
  const texts = { ...draft.texts, shortDescription: 'Teprve vzniká.' }
  await ivana.call('saveProduct', { productId: draft.productId, version: draft.version, reason: '', texts })
  expect(await waiting()).toEqual([])
})
