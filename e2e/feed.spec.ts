import { type APIRequestContext, expect, test } from '@playwright/test'
import { askWorker, publicPaths } from './journeys/shop-database.sql.ts'
import { furtherRoutes, specifiedRoutes } from './route-table.ts'

const FEEDS = [
  { name: 'heureka', item: /<SHOPITEM><ITEM_ID>[\w-]+<\/ITEM_ID><PRODUCTNAME>[^<]+<\/PRODUCTNAME>/, end: '</SHOP>' },
  { name: 'zbozi', item: /<SHOPITEM>.*?<PRICE_VAT>\d+/s, end: '</SHOP>' },
  { name: 'google', item: /<item>.*?<g:price>[\d.]+ CZK<\/g:price>/s, end: '</rss>' },
]

/** Kept by search engines without the map: a page of a list is found from its first one, an offer from its campaign. */
const FOUND_OTHERWISE = ['/blog/stranka/{page}', '/lp/{slug?}']

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
    // The worker may write the next one between two requests.
    await expect(async () => {
      const { etag = '' } = (await request.get(`/feed/${name}.xml`)).headers()
      expect((await request.get(`/feed/${name}.xml`, { headers: { 'if-none-match': etag } })).status()).toBe(304)
    }).toPass()
  }
  expect((await request.get('/feed/neznamy.xml')).status()).toBe(404)
})

test('the map for search engines holds every public page and nothing else', async ({ request, baseURL }) => {
  const paths = await readMap(request, String(baseURL))
  expect(new Set(paths).size).toBe(paths.length)
  expect((await publicPaths()).filter((path) => !paths.includes(path))).toEqual([])
  for (const own of ['/', '/blog', '/casto-kladene-dotazy', '/kontakt', '/mapa-prodejcu', '/kalkulacka', '/produkty']) {
    expect(paths).toContain(own)
  }
  expect(paths.filter((path) => /^\/(kosik|ucet|private|api|l)\//.test(path))).toEqual([])
})

test('every public page is in the map for search engines, or asks them not to keep it', async ({
  request,
  baseURL,
}) => {
  const paths = await readMap(request, String(baseURL))
  const pages = [...specifiedRoutes, ...furtherRoutes].filter(
    ({ path, status, leadsTo, isForStaff }) =>
      status === 200 && !leadsTo && !isForStaff && !FOUND_OTHERWISE.includes(path),
  )
  const unsaid = []
  for (const { url } of pages) {
    const isKept = !/<meta name="robots" content="noindex"/.test(await (await request.get(url)).text())
    // The map leads to pages, not to states of a page; what it names must be kept.
    if (isKept !== paths.includes(url)) unsaid.push(url)
  }
  expect(unsaid).toEqual([])
})

/** Paths that the map leads to, part by part. */
async function readMap(request: APIRequestContext, shop: string): Promise<string[]> {
  const addresses = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))
  const parts = await addresses('/sitemap.xml')
  const pages = (await Promise.all(parts.map(addresses))).flat()
  return pages.map((address) => address.slice(shop.length) || '/')
}
