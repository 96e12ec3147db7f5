import { readSiteMap } from '@shop/stack/site-map'
import { type ReadPage, readPage } from './read-page.ts'

interface Crawl {
  pages: number
  links: number
  images: number
  broken: string[]
  missing: string[]
  duplicates: string[]
}

const AT_ONCE = 4
/** Filters make more addresses than anybody could read; of each page a few questions are asked. */
const QUESTIONS_OF_PAGE = 4
/** Leads out of a session or answers data: nothing to crawl. */
const NOT_PAGES = /^\/(?:api|odhlaseni|\.well-known)(?:\/|$)/

interface Found {
  status: number
  page: ReadPage | null
  from: string
}

/** Follows every link of the shop from its home page and its map for search engines. */
export async function crawlShop(shop: string): Promise<Crawl> {
  const found = new Map<string, Found>()
  const questions = new Map<string, number>()
  const wanted: { address: string; from: string }[] = [{ address: `${shop}/`, from: '(start)' }]
  for (const address of (await readSiteMap(shop)).pages) wanted.push({ address, from: 'sitemap.xml' })
  const links: { to: string; from: string }[] = []

  function want(link: string, from: string) {
    const url = new URL(link)
    if (url.origin !== shop || NOT_PAGES.test(url.pathname)) return
    links.push({ to: link, from })
    url.hash = ''
    const asked = questions.get(url.pathname) ?? 0
    if (url.search && !found.has(url.href)) {
      if (asked >= QUESTIONS_OF_PAGE) return
      questions.set(url.pathname, asked + 1)
    }
    wanted.push({ address: url.href, from })
  }

  async function visit(address: string, from: string) {
    found.set(address, { status: 0, page: null, from })
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
    const text = await answer.text()
    const page = isPage ? readPage(text, answer.url) : null
    found.set(address, { status: answer.status, page, from })
    if (answer.status < 400) for (const link of page?.links ?? []) want(link, address)
  }

  while (wanted.length > 0) {
    const batch = new Map<string, string>()
    while (batch.size < AT_ONCE && wanted.length > 0) {
      const next = wanted.shift()
      if (next && !found.has(next.address)) batch.set(next.address, next.from)
    }
    await Promise.all([...batch].map(([address, from]) => visit(address, from)))
  }
  const images = imagesOf(found)
  return {
    pages: found.size,
    links: links.length,
    images: images.size,
    broken: [...brokenPages(found), ...brokenAnchors(links, found)],
    missing: await missingImages(images),
    duplicates: duplicateTitles(found),
  }
}

function brokenPages(found: Map<string, Found>): string[] {
  return [...found].flatMap(([address, { status, from }]) =>
    status >= 400 ? [`${status} ${address} (linked from ${from})`] : [],
  )
}

/** A link to a place on a page that has no such place leads nowhere too. */
function brokenAnchors(links: { to: string; from: string }[], found: Map<string, Found>): string[] {
  const broken = new Set<string>()
  for (const { to, from } of links) {
    const url = new URL(to)
    const id = decodeURIComponent(url.hash.slice(1))
    url.hash = ''
    const page = found.get(url.href)?.page
    if (id && page && !page.ids.has(id)) broken.add(`#${id} is not on ${url.href} (linked from ${from})`)
  }
  return [...broken]
}

function imagesOf(found: Map<string, Found>): Map<string, string> {
  const images = new Map<string, string>()
  for (const [address, { page }] of found) for (const image of page?.images ?? []) images.set(image, address)
  return images
}

async function missingImages(images: Map<string, string>): Promise<string[]> {
  const missing: string[] = []
  const waiting = [...images]
  const look = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [image, from] = next
      const answer = await fetch(image)
      await answer.arrayBuffer()
      const isShown = /^(?:image|text\/css|text\/javascript|application\/javascript)/.test(
        answer.headers.get('content-type') ?? '',
      )
      if (!answer.ok || !isShown) missing.push(`${answer.status} ${image} (on ${from})`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
  return missing
}

/** Only pages that search engines may keep, each under its own address. */
function duplicateTitles(found: Map<string, Found>): string[] {
  const byTitle = new Map<string, Set<string>>()
  for (const { status, page } of found.values()) {
    if (status !== 200 || !page?.isIndexable || !page.canonical) continue
    const addresses = byTitle.get(page.title) ?? new Set()
    byTitle.set(page.title, addresses.add(page.canonical))
  }
  return [...byTitle].flatMap(([title, addresses]) =>
    addresses.size > 1 ? [`„${title}“: ${[...addresses].join(', ')}`] : [],
  )
}
