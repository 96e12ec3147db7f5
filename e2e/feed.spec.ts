import { expect, test } from '@playwright/test'
import { askWorker, publicPaths } from './journeys/shop-database.sql.ts'

const FEEDS = [
  { name: 'heureka', item: /<SHOPITEM><ITEM_ID>[\w-]+<\/ITEM_ID><PRODUCTNAME>[^<]+<\/PRODUCTNAME>/, end: '</SHOP>' },
  { name: 'zbozi', item: /<SHOPITEM>.*?<PRICE_VAT>\d+/s, end: '</SHOP>' },
  { name: 'google', item: /<item>.*?<g:price>[\d.]+ CZK<\/g:price>/s, end: '</rss>' },
]

test('comparison sites download what the worker wrote', async ({ request }) => {
  await askWorker('write-feeds')
  for (const { name, item, end } of FEEDS) {
    await expect.poll(async () => (await request.get(`/feed/${name}.xml`)).status()).toBe(200)
    const feed = await request.get(`/feed/${name}.xml`)
    expect(feed.headers()['content-type']).toBe('application/xml; charset=utf-8')
    // A file passed on piece by piece has no length before its end.
    expect(feed.headers()['content-length']).toBeUndefined()
    const xml = await feed.text()
    expect(xml).toMatch(/^<\?xml/)
    expect(xml).toMatch(item)
    expect(xml.trimEnd().endsWith(end)).toBe(true)
    const again = await request.get(`/feed/${name}.xml`, { headers: { 'if-none-match': feed.headers().etag ?? '' } })
    expect(again.status()).toBe(304)
  }
  expect((await request.get('/feed/neznamy.xml')).status()).toBe(404)
})

test('the map for search engines holds every public page and nothing else', async ({ request, baseURL }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))
  const pages = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  const told = pages.flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address)))
  expect(new Set(told).size).toBe(told.length)
  const paths = told.map((address) => address.slice(String(baseURL).length) || '/')
  expect((await publicPaths()).filter((path) => !paths.includes(path))).toEqual([])
  for (const own of ['/', '/blog', '/casto-kladene-dotazy', '/kontakt', '/mapa-prodejcu', '/kalkulacka', '/produkty']) {
    expect(paths).toContain(own)
  }
  expect(paths.filter((path) => /^\/(kosik|ucet|private|api|l)\//.test(path))).toEqual([])
})
