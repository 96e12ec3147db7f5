import { readSiteMap } from '@shop/stack/site-map'

/** What the edge gave for an address. */
export interface Seen {
  path: string
  status: number
  isHit: boolean
  body: string
  headers: Headers
}

const AT_ONCE = 6

/** Every page that the site map names, and the parts of the map themselves. */
export async function listPages(shop: string): Promise<string[]> {
  const { parts, pages } = await readSiteMap(shop)
  return [...new Set(['/sitemap.xml', ...[...parts, ...pages].map((url) => new URL(url).pathname)])]
}

export async function crawl(edge: string, paths: readonly string[]): Promise<Seen[]> {
  const seen: Seen[] = []
  const waiting = [...paths]
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) seen.push(await look(edge, path))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return seen
}

export async function look(edge: string, path: string): Promise<Seen> {
  const response = await fetch(edge + path, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } })
  const body = await response.text()
  return {
    path,
    status: response.status,
    isHit: response.headers.get('x-cache') === 'HIT',
    body,
    headers: response.headers,
  }
}
