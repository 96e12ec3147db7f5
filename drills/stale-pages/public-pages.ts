import { readSiteMap } from '@shop/stack/site-map'

/** A copy of a public page as an edge would keep it. */
export interface PageCopy {
  keys: ReadonlySet<string>
  /** Status and bytes: a page that is gone has changed too. */
  content: string
}

const OF_EACH_KIND = 2
const FOOD = 'granule-kure-s-hnedou-ryzi'
const BESIDE_THE_SITE_MAP = [
  '/hledat?q=kure',
  '/hledat?q=jak%20casto%20krmit',
  '/kalkulacka',
  '/najit-krmivo',
  '/porovnani',
  '/e-shop/embed-grid',
  '/api/pocet-krmiv',
  '/blog/rss.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/produkt/kure-jinak',
]

/** A few pages of each kind that the site map names, and what stands beside it. */
export async function listPages(shop: string): Promise<string[]> {
  const { parts, pages } = await readSiteMap(shop)
  const named = pages.map((url) => new URL(url).pathname)
  const kinds = Map.groupBy(named, (path) => path.split('/').slice(0, -1).join('/'))
  const some = [...kinds.values()].flatMap((paths) =>
    paths.slice(0, paths[0]?.split('/').length === 2 ? paths.length : OF_EACH_KIND),
  )
  const partPaths = parts.map((url) => new URL(url).pathname)
  return [
    ...new Set([
      ...some,
      `/produkt/${FOOD}`,
      '/blog/jak-poznat-ze-psovi-krmivo-sedi',
      ...partPaths,
      ...BESIDE_THE_SITE_MAP,
    ]),
  ]
}

/** Pages that belong to nobody; whatever says nothing of an edge is left out. */
export async function copyPages(shop: string, paths: readonly string[]): Promise<Map<string, PageCopy>> {
  const copies = new Map<string, PageCopy>()
  const queue = [...paths]
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await fetch(new URL(path, shop), { redirect: 'manual' })
      const content = `${response.status} ${await response.text()}`
      if (!/s-maxage=/.test(response.headers.get('cache-control') ?? '')) continue
      copies.set(path, { content, keys: new Set((response.headers.get('xkey') ?? '').split(' ')) })
    }
  }
  await Promise.all([work(), work()])
  return copies
}
