import { launchBrowser } from '@shop/stack/browser'
import { startBuiltShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import type { Browser, Page } from 'playwright-core'
import { openPhone } from '../journeys/slow-phone.ts'
import { tap, watchInteractions } from './interactions.ts'

/** Milliseconds from a touch to the next paint, above which a page feels slow. */
const MOST = 200
const VISITS = 5
const GRID = '/produkty/granule'
const PRODUCT = '/produkt/granule-kure-s-hnedou-ryzi'

interface Visit {
  name: string
  path: string
  /** Every tap of the visit, in ms; the slowest one counts. */
  walk: (page: Page) => Promise<number[]>
}

const WALKS: Visit[] = [
  { name: 'filters', path: GRID, walk: chooseFilters },
  { name: 'card to cart', path: GRID, walk: buyFromCard },
  { name: 'pack to cart', path: PRODUCT, walk: buyPack },
]

/** How long the phone takes to answer a touch once its page lives. Of five visits the middle one counts. */
export async function run(): Promise<Figure> {
  const shop = await startBuiltShop()
  const browser = await launchBrowser()
  try {
    const figures: string[] = []
    let holds = true
    for (const { name, path, walk } of WALKS) {
      const slowest: number[] = []
      while (slowest.length < VISITS) {
        const taps = await onPhone(browser, shop.urls.storefront, path, walk)
        console.log(name, taps.map((duration) => `${duration} ms`).join(', '))
        slowest.push(Math.max(...taps))
      }
      const middle = slowest.toSorted((one, other) => one - other)[Math.floor(VISITS / 2)] ?? Number.POSITIVE_INFINITY
      holds &&= middle <= MOST
      figures.push(`${name} ${middle} ms`)
    }
    return { question: 'interaction', figure: figures.join('; '), goal: `each ≤ ${MOST} ms`, holds }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function onPhone(browser: Browser, shop: string, path: string, walk: Visit['walk']): Promise<number[]> {
  const page = await openPhone(browser, shop)
  try {
    await refuseCookies(page, shop)
    await watchInteractions(page)
    await page.goto(path)
    // The first thing the page does once it lives is to take scrolling over from the browser.
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    return await walk(page)
  } finally {
    await page.context().close()
  }
}

/** The question about cookies would lie over what is touched. */
async function refuseCookies(page: Page, url: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'cenich_souhlas', value: '1.00000000-0000-4000-8000-000000000000.000', url }])
}

async function chooseFilters(page: Page): Promise<number[]> {
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog', { name: 'Filtry' })
  const opened = await tap(page, main.getByRole('link', { name: /^Filtry/ }))
  const chosen = await tap(page, sheet.getByRole('checkbox', { name: /^Senior/ }))
  const shown = await tap(page, sheet.getByRole('button', { name: /^Ukázat/ }))
  await page.waitForURL(/vek=senior/)
  return [opened, chosen, shown]
}

async function buyFromCard(page: Page): Promise<number[]> {
  const added = await tap(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Přidat do košíku/ })
      .first(),
  )
  await page.getByRole('link', { name: /^Košík, 1/ }).waitFor()
  return [added]
}

async function buyPack(page: Page): Promise<number[]> {
  const main = page.getByRole('main')
  const packs = page.getByRole('navigation', { name: 'Velikost balení' })
  const changed = await tap(page, packs.getByRole('link').last())
  const added = await tap(page, main.getByRole('button', { name: 'Do košíku', exact: true }))
  await page.getByRole('link', { name: /^Košík, 1/ }).waitFor()
  return [changed, added]
}
