import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '@shop/database/random'
import { readTruths } from '@shop/database/truths.sql'
import { launchBrowser } from '@shop/stack/browser'
import type { Figure } from '@shop/stack/figure'
import { drainJobs } from '@shop/stack/job-queue'
import { readSiteMap } from '@shop/stack/site-map'
import { endWithSignals } from '../cluster/end-with-signals.ts'
import { openTabs } from './old-tabs.ts'
import { makeReleases, type Release } from './releases.ts'
import { APP_NAMES, openRollingShop, type RollingShop } from './rolling-shop.ts'
import { type Goods, startTraffic, type Traffic } from './traffic.ts'

const PAGES = 60
/** Before the first roll and after the last one, for figures that are not only those of a roll. */
const CALM_MS = 5000
const SHOWN_LIMIT_MS = 30_000
const SEED = 20261116

/**
 * A release is rolled out over two hosts while people read, keep carts and buy, and then rolled back. Argument: a folder with the two releases of
 * an earlier run, or where they are left for the next one. `KEEP_DRILL_LOGS=1` shows what the parts say.
 */
export async function run([kept]: string[]): Promise<Figure> {
  endWithSignals()
  const folder = await mkdtemp(join(tmpdir(), 'cenich-deploy-'))
  const clear = () => rmSync(folder, { recursive: true, force: true })
  // For whoever is interrupted.
  process.once('exit', clear)
  const releases = await makeReleases(kept ?? folder)
  say('two releases are built')
  const shop = await openRollingShop(folder, (line) => {
    if (!line.startsWith('[') || process.env.KEEP_DRILL_LOGS) say(line)
  })
  try {
    say('database, balancer and edge are there')
    return await roll(shop, releases)
  } finally {
    await shop.stop()
  }
}

const began = Date.now()
function say(line: string): void {
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)
}

async function roll(shop: RollingShop, [before, after]: [Release, Release]): Promise<Figure> {
  const { hosts, url, pool } = shop
  await Promise.all(APP_NAMES.map((name) => hosts.rollOut('deploy', before.tar, name)))
  // The edge has to see that somebody is there.
  await untilShown(url, before)
  const pages = await choosePages(url)
  const browser = await launchBrowser()
  try {
    const first = await openTabs(browser, { url, email: 'prvni@priklad.cz', ownAssets: only(before, after) })
    const traffic = startTraffic({
      url,
      pages,
      goods: await selectGoods(pool),
      random: createRandom(SEED),
      onFailure: say,
    })
    await delay(CALM_MS)
    await hosts.rollOut('deploy', after.tar, ...APP_NAMES)
    const broken = await first.goOn()
    for (const fault of broken) say(fault)
    say(`${after.name} runs; ${traffic.figures.requests} requests, ${traffic.figures.failures.length} failed`)
    await untilShown(url, after)
    const second = await openTabs(browser, { url, email: 'druhy@priklad.cz', ownAssets: only(after, before) })
    await hosts.rollOut('back', ...APP_NAMES)
    broken.push(...(await second.goOn()))
    await delay(CALM_MS)
    await traffic.stop()
    return await judge(shop, traffic, broken)
  } finally {
    await browser.close()
  }
}

/** The edge looks every two seconds whether anybody lives, and draws what it has kept anew behind the backs of visitors. */
async function untilShown(url: string, { name }: Release): Promise<void> {
  const deadline = Date.now() + SHOWN_LIMIT_MS
  for (;;) {
    const response = await fetch(url)
    await response.body?.cancel()
    if (response.headers.get('x-release') === name) return
    if (Date.now() > deadline) throw new Error(`The edge does not show ${name}.`)
    await delay(250)
  }
}

function only({ assets }: Release, other: Release): Set<string> {
  return new Set([...assets].filter((name) => !other.assets.has(name)))
}

async function choosePages(url: string): Promise<string[]> {
  const { pages } = await readSiteMap(url)
  const step = Math.max(1, Math.floor(pages.length / PAGES))
  return pages.filter((_, index) => index % step === 0).map((page) => new URL(page).pathname)
}

async function selectGoods(pool: RollingShop['pool']): Promise<Goods> {
  const select = async (sku: string) => {
    const { rows } = await pool.query<{ id: string; slug: string }>(
      'select v.id, p.slug from shop.variants v join shop.products p on p.id = v.product_id where v.sku = $1',
      [sku],
    )
    return { variantId: Number(rows[0]?.id), page: `/produkt/${rows[0]?.slug}` }
  }
  return { shelf: '/produkty/granule', bag: await select('CN-GR-KUR-A-02K'), can: await select('CN-KO-KUR-400') }
}

async function judge({ hosts, pool }: RollingShop, { figures }: Traffic, broken: string[]): Promise<Figure> {
  await drainJobs(pool, 60_000)
  const { rows } = await pool.query<{ email: string }>('select email from shop.orders where email = any($1)', [
    figures.orders,
  ])
  const missing = figures.orders.length - rows.length
  const client = await pool.connect()
  const truths = (await readTruths(client)).filter(({ violations }) => violations > 0)
  client.release()
  const faults = [...figures.lostCarts, ...broken, ...hosts.faults, ...truths.map(({ name }) => name)]
  for (const fault of faults) console.log(fault)
  const answers = [...figures.byRelease].map(([release, count]) => `${count} by ${release}`).join(', ')
  return {
    question: 'deploy',
    figure: `${figures.requests} requests (${answers}), ${figures.orders.length} orders, ${hosts.restarts()} restarts, there and back: ${figures.failures.length} requests failed, ${figures.lostCarts.length} of ${figures.carts} carts lost, ${missing} orders missing, ${broken.length} faults in 4 old tabs, ${hosts.faults.length} of parts, ${truths.length} truths broken`,
    goal: '0 of everything, at least 20 restarts and 50 orders',
    holds:
      figures.failures.length === 0 &&
      faults.length === 0 &&
      missing === 0 &&
      hosts.restarts() >= 20 &&
      figures.orders.length >= 50,
  }
}
