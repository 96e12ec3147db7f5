import { setTimeout as delay } from 'node:timers/promises'
import type { DevDatabase } from '@shop/database/dev-database'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import type { PageAnswer } from '@shop/stack/page-visitor'
import { startStack } from '@shop/stack/start-stack'
import { startVarnish } from '@shop/stack/varnish'
import { becomeCustomer, openVisitor, type Visitor } from '../interleaved-visitors/visitor.ts'
import { type Asked, judgePrices } from './judge-prices.ts'
import { GROUPS, type Group, markPrices } from './marked-prices.sql.ts'
import { plantLeak } from './planted-leak.ts'

const REQUESTS = 10_000
const AT_ONCE = 12
const MOST_LEAKS = 20
const PATIENCE = 60
/** Forms can be sent through port 80 only; see the edge's own file. */
const EDGE = 'http://127.0.0.25'

const PUBLIC = [
  ...['/', '/produkty', '/produkty/granule', '/produkty/konzervy', '/hledat?q=kure', '/api/naseptavac?q=kure'],
  ...['/produkty.data', '/produkty/granule.data', '/velkoobchod', '/porovnani'],
]

/**
 * Arguments: how many requests; `--planted` lets the answers with own prices be kept by the edge, which must be found. Members of five
 * price groups and a stranger ask one page server through one Varnish with production's file, all at once and in turns.
 */
export async function run(args: string[]): Promise<Figure> {
  const isPlanted = args.includes('--planted')
  const [countText] = args.filter((one) => !one.startsWith('--'))
  const count = countText === undefined ? REQUESTS : Number(countText)
  await buildShop()
  const database = await startDemoDatabase()
  try {
    const shop = await openShop(database, isPlanted)
    try {
      const { leaks, requests, hits } = await visit(shop, count)
      for (const leak of [...new Set(leaks)].slice(0, 50)) console.log(leak)
      const told = `${leaks.length} foreign prices in ${requests} requests of ${GROUPS.length} price groups and a stranger, ${hits} pages from copies of the edge`
      return isPlanted
        ? { question: 'price-leak', figure: told, goal: 'a planted leak is found', holds: leaks.length > 0 }
        : { question: 'price-leak', figure: told, goal: '0', holds: leaks.length === 0 && hits > 0 }
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
  }
}

interface Shop {
  visitors: { visitor: Visitor; group: Group | null }[]
  variantIds: number[]
  stop(): Promise<void>
}

async function openShop(database: DevDatabase, isPlanted: boolean): Promise<Shop> {
  const env = { PUBLIC_URL: EDGE, STOREFRONT_URL: EDGE, EDGE_URLS: `varnish+${EDGE}` }
  const stack = await startStack({ ...database, storefront: 'production', env })
  const stops = [() => stack.stop()]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const { storefront, images, mail } = stack.urls
    const leak = isPlanted ? await plantLeak(storefront) : null
    if (leak) stops.push(() => leak.stop())
    const behind = leak?.url ?? storefront
    const edge = await startVarnish({ address: new URL(EDGE).hostname, port: 80, storefront: behind, images })
    stops.push(() => edge.stop())
    const members = await Promise.all(GROUPS.map((group, index) => join(group, index, edge.url, mail)))
    const variantIds = await markPrices(database.adminUrl, members)
    const stranger = { visitor: openVisitor('stranger', edge.url, '203.0.113.99'), group: null }
    return { visitors: [...members, stranger], variantIds, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function join(group: Group, index: number, shop: string, mail: string) {
  const email = `${group}@priklad.cz`
  const visitor = openVisitor(group, shop, `203.0.113.${index + 1}`)
  await becomeCustomer(visitor, email, mail)
  return { visitor, group, email }
}

async function visit({ visitors, variantIds }: Shop, count: number) {
  const stranger = (visitors.at(-1) as Shop['visitors'][number]).visitor
  const leaks: string[] = []
  let asked = 0
  let hits = 0
  const next = async (): Promise<void> => {
    while (asked < count && leaks.length <= MOST_LEAKS) {
      const number = asked++
      const { visitor, group } = visitors[number % visitors.length] as Shop['visitors'][number]
      const { path, kind } = question(Math.floor(number / visitors.length), variantIds)
      const answer = await getPatiently(visitor, path)
      if (kind === 'public' && answer.headers.get('x-cache') === 'HIT') hits += 1
      leaks.push(...judgePrices(kind, group, answer))
    }
  }
  // Writing a price for everything has made every page old: the first ones are drawn before the crowd comes.
  for (const path of PUBLIC) await getPatiently(stranger, path)
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return { leaks, requests: asked, hits }
}

/** A machine that others use too is slow, not wrong: who is told to come later comes later. Whatever is still away then is a fault. */
async function getPatiently(visitor: Visitor, path: string): Promise<PageAnswer> {
  let answer = await visitor.get(path)
  for (let tries = 0; tries < PATIENCE && answer.status >= 500; tries += 1) {
    await delay(1000)
    answer = await visitor.get(path)
  }
  return answer
}

/** Everybody asks for the same at the same time: what one was answered is what the next must not be. */
function question(round: number, variantIds: readonly number[]): { path: string; kind: Asked } {
  if (round % 2 === 0) return { path: PUBLIC[(round / 2) % PUBLIC.length] ?? '/', kind: 'public' }
  const from = (round * 7) % variantIds.length
  return { path: `/api/ceny?varianty=${variantIds.slice(from, from + 12).join('.')}`, kind: 'own' }
}
