import { setTimeout as delay } from 'node:timers/promises'
import { launchBrowser } from '@shop/stack/browser'
import { startBuiltShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import type { Page } from 'playwright-core'

interface Budget {
  path: string
  /** Bytes over the wire, brotli. */
  script: number
  style: number
}

// A page of React Router and nothing else weighs 97 kB of script.
const BUDGETS: Budget[] = [
  { path: '/o-nas', script: 112_000, style: 25_000 },
  { path: '/produkt/granule-kure-s-hnedou-ryzi', script: 130_000, style: 25_000 },
]

const SETTLES_MS = 1000

interface Weight {
  document: number
  script: number
  style: number
  font: number
  image: number
}

/** What the browser says of one file. */
interface Timing {
  name: string
  encodedBodySize: number
}

/**
 * What a page needs to live. What it fetches ahead for the next click is not its own weight, so data saver is on.
 * Arguments: the pages to weigh, all when there is none.
 */
export async function run(paths: string[]): Promise<Figure> {
  const budgets = BUDGETS.filter(({ path }) => paths.length === 0 || paths.includes(path))
  const shop = await startBuiltShop()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const lines: string[] = []
    let holds = true
    for (const budget of budgets) {
      const weight = await weigh(page, shop.urls.storefront + budget.path)
      holds &&= weight.script <= budget.script && weight.style <= budget.style
      console.log(
        budget.path,
        Object.entries(weight)
          .map(([kind, bytes]) => `${kind} ${toKilobytes(bytes)}`)
          .join(', '),
      )
      lines.push(`${budget.path} script ${toKilobytes(weight.script)}, style ${toKilobytes(weight.style)}`)
    }
    const goal = budgets.map(
      ({ path, script, style }) => `${path} script ≤ ${toKilobytes(script)}, style ≤ ${toKilobytes(style)}`,
    )
    return { question: 'page-weight', figure: lines.join('; '), goal: goal.join('; '), holds }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** A page comes to life after its first picture is painted, which on a busy machine is long after the network went quiet. */
async function weigh(page: Page, url: string): Promise<Weight> {
  await page.goto(url, { waitUntil: 'networkidle' })
  for (let before = await readWeight(page); ; ) {
    await delay(SETTLES_MS)
    const weight = await readWeight(page)
    if (weight.script > 0 && weight.script === before.script) return weight
    before = weight
  }
}

function readWeight(page: Page): Promise<Weight> {
  return page.evaluate(() => {
    const kinds = { script: /\.js$/, style: /\.css$/, font: /\.woff2$/, image: /\.(svg|avif|webp|jpe?g|png)$/ }
    const resources = performance.getEntriesByType('resource') as unknown as Timing[]
    const sum = (pattern: RegExp) =>
      resources
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    const [document] = performance.getEntriesByType('navigation' as 'resource') as unknown as Timing[]
    return {
      document: document?.encodedBodySize ?? 0,
      script: sum(kinds.script),
      style: sum(kinds.style),
      font: sum(kinds.font),
      image: sum(kinds.image),
    }
  })
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
