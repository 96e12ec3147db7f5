import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'

const shop = openShop()

async function writeFeeds(): Promise<void> {
  await shop.database.pool.query(`select graphile_worker.add_job('write-feeds', '{}')`)
  await shop.runJobs()
}

async function download(feed: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({ method: 'GET', url: `/feeds/${feed}`, headers })
  return { answer, xml: answer.statusCode === 200 ? gunzipSync(answer.rawPayload).toString('utf8') : '' }
}

test('a feed nobody has written yet is not there', async () => {
  expect((await download('heureka')).answer.statusCode).toBe(404)
})

test('the worker writes every sellable variant once into each feed', async () => {
  await writeFeeds()
  const { rows } = await shop.database.pool.query<{ count: string }>(
    `select count(*) from shop.variants v join shop.products p on p.id = v.product_id
      where v.status in ('active', 'sell_out') and p.status in ('active', 'sell_out')`,
  )
  const total = Number(rows[0]?.count)
  expect(total).toBeGreaterThan(150)
  const { xml } = await download('heureka')
  const ids = [...xml.matchAll(/<ITEM_ID>([^<]+)<\/ITEM_ID>/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(total)
  expect(xml.startsWith('<?xml')).toBe(true)
  expect(xml.trimEnd().endsWith('</SHOP>')).toBe(true)
  expect((await download('zbozi')).xml.match(/<SHOPITEM>/g)).toHaveLength(total)
  expect((await download('google')).xml.match(/<item>/g)).toHaveLength(total)
})

test('each site reads deliveries under the names the shipping methods have for it', async () => {
  const names = async (feed: string) => [
    ...new Set([...(await download(feed)).xml.matchAll(/<DELIVERY_ID>([^<]+)</g)].map(([, name]) => name)),
  ]
  const carried = ['ZASILKOVNA', 'ZASILKOVNA_NA_ADRESU', 'PPL', 'DPD']
  expect((await names('heureka')).toSorted()).toEqual([...carried, 'Z_BOX', 'BALIKOVNA_DEPOTAPI'].toSorted())
  expect((await names('zbozi')).toSorted()).toEqual([...carried, 'ZASILKOVNA_Z_BOX', 'BALIKOVNA'].toSorted())
})

test('whoever has the file already is told so', async () => {
  const { answer } = await download('google')
  const etag = String(answer.headers.etag)
  expect((await download('google', { 'if-none-match': etag })).answer.statusCode).toBe(304)
})

test('a variant that cannot be told is left out and reported, the others stay', async () => {
  await shop.database.pool.query(
    `update shop.products set heureka_category = null where slug = 'granule-kure-s-hnedou-ryzi'`,
  )
  await writeFeeds()
  const { rows } = await shop.database.pool.query(
    `select distinct problem, is_left_out from shop.feed_problems where feed = 'heureka' and is_left_out`,
  )
  expect(rows).toEqual([{ problem: 'category_missing', is_left_out: true }])
  expect((await download('heureka')).xml).not.toContain('/produkt/granule-kure-s-hnedou-ryzi?')
  expect((await download('google')).xml).toContain('/produkt/granule-kure-s-hnedou-ryzi?')
})

test('only the newest file is kept', async () => {
  const { rows } = await shop.database.pool.query(
    'select feed, count(*)::int as runs from internal.feed_runs group by 1',
  )
  expect(new Set(rows.map(({ runs }) => runs))).toEqual(new Set([1]))
})
