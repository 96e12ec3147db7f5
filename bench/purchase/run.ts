import { buyByPages } from '@shop/stack/buy-by-pages'
import type { Figure } from '@shop/stack/figure'
import { openPageVisitor } from '@shop/stack/page-visitor'
import { percentile } from '../latency.ts'
import { measure } from '../measure.ts'
import { buyByServices } from './by-services.ts'
import { type Goods, openShop, type Shop } from './shop.ts'

type Buy = (shop: Shop, goods: Goods, email: string) => Promise<void>

/** What Medusa 2.21 did with the same steps on such a machine (2 cores, everything on it), purchases a second. */
const MEDUSA = { alone: 0.9, crowd: 1.3, cpuSeconds: 1.1 }
const CROWD = 20
const GOALS = { services: 10, pages: 2 }

interface Result {
  perSecond: number
  p50: number
  p95: number
  cpuMs: number
}

/** Argument: purchases by one buyer (60); twenty buyers make five times as many. */
export async function run([count = '60']: string[]): Promise<Figure> {
  const shop = await openShop()
  try {
    const services = await measureWay(shop, 'services', buyByServices, Number(count))
    const pages = await measureWay(shop, 'pages', buyAsVisitor, Number(count))
    const ratios = { services: toRatio(services), pages: toRatio(pages) }
    return {
      question: 'purchase',
      figure: `${ratios.services.toFixed(1)} × Medusa by the services, ${ratios.pages.toFixed(1)} × by pages; ${tell('services', services)}; ${tell('pages', pages)}`,
      goal: `>= ${GOALS.services} × by the services, >= ${GOALS.pages} × by pages`,
      holds: ratios.services >= GOALS.services && ratios.pages >= GOALS.pages,
    }
  } finally {
    await shop.stop()
  }
}

let visitors = 0

/** Each from a network of their own: many behind one are slowed down by the limits of the shop. */
function buyAsVisitor({ urls }: Shop, goods: Goods, email: string): Promise<void> {
  visitors += 1
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  return buyByPages(openPageVisitor(urls.storefront, { address }), goods, email)
}

interface Way {
  alone: Result
  crowd: Result
}

async function measureWay(shop: Shop, name: string, buy: Buy, count: number): Promise<Way> {
  await shopping(shop, `${name}-warm`, buy, { buyers: 4, count: 20 })
  const alone = await shopping(shop, `${name}-1`, buy, { buyers: 1, count })
  const crowd = await shopping(shop, `${name}-${CROWD}`, buy, { buyers: CROWD, count: 5 * count })
  return { alone, crowd }
}

async function shopping(
  shop: Shop,
  name: string,
  buy: Buy,
  { buyers, count }: { buyers: number; count: number },
): Promise<Result> {
  const [before, orders] = [await shop.cpu(), await shop.countOrders()]
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@priklad.cz`)
  const { perSecond, times } = await measure(emails, buyers, async (email) => {
    const began = performance.now()
    await buy(shop, shop.goods, email)
    return performance.now() - began
  })
  const placed = (await shop.countOrders()) - orders
  if (placed !== count) throw new Error(`${count} purchases made ${placed} orders.`)
  const cpuMs = ((await shop.cpu()) - before) / count
  const result = { perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95), cpuMs }
  console.log(`${name}: ${describe(result)}`)
  return result
}

function describe({ perSecond, p50, p95, cpuMs }: Result): string {
  return `${perSecond.toFixed(1)}/s, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of processor each`
}

/** The smaller of the two advantages is the one that counts. */
function toRatio({ alone, crowd }: Way): number {
  return Math.min(alone.perSecond / MEDUSA.alone, crowd.perSecond / MEDUSA.crowd)
}

function tell(name: string, { alone, crowd }: Way): string {
  return `${name}: 1 buyer ${describe(alone)}, ${CROWD} buyers ${describe(crowd)}`
}
