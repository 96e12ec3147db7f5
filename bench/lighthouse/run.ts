import { takePort } from '@shop/database/take-port'
import { launchBrowser } from '@shop/stack/browser'
import { startBuiltShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import { type Audit, auditPage, CATEGORIES } from './audit-page.ts'

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const MOST_SHIFT = 0.02
/** A page of goods must show itself by then; elsewhere the score is enough. */
const MOST_PAINT = 1800
const GOODS = ['/', '/produkty/granule', '/produkt/granule-kure-s-hnedou-ryzi']
/** Pages to read, by the words one asks for them with. */
const READING: Record<string, string> = {
  post: '/blog/jak-poznat-ze-psovi-krmivo-sedi',
  faq: '/casto-kladene-dotazy',
  landing: '/lp/zkusebni-box',
}
const PAGES = ['/o-nas', ...GOODS, ...Object.values(READING)]
const RUNS = 5

/** Arguments: paths or words of the table, all pages when there is none. Of five runs the middle one by performance counts. */
export async function run(paths: string[]): Promise<Figure> {
  const shop = await startBuiltShop()
  const port = await takePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  try {
    const figures: string[] = []
    let holds = true
    for (const path of paths.length > 0 ? paths.map((word) => READING[word] ?? word) : PAGES) {
      const audits: Audit[] = []
      while (audits.length < RUNS) {
        const audit = await auditPage(shop.urls.storefront + path, { port })
        console.log(path, describe(audit))
        audits.push(audit)
      }
      const middle = median(audits)
      figures.push(`${path} ${describe(middle)}`)
      holds &&= isReached(path, middle)
    }
    return {
      question: 'lighthouse',
      figure: figures.join('; '),
      goal: `${Object.values(GOALS).join('/')}, shift ≤ ${MOST_SHIFT}, paint of goods ≤ ${MOST_PAINT} ms`,
      holds,
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function isReached(path: string, { scores, shift, paint }: Audit): boolean {
  const isFast = !GOODS.includes(path) || paint <= MOST_PAINT
  return CATEGORIES.every((name) => scores[name] >= GOALS[name]) && shift <= MOST_SHIFT && isFast
}

function median(audits: Audit[]): Audit {
  const sorted = audits.toSorted((one, other) => one.scores.performance - other.scores.performance)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new RangeError('At least one run is needed')
  return middle
}

function describe({ scores, shift, paint, blocking }: Audit): string {
  const numbers = CATEGORIES.map((name) => scores[name]).join('/')
  return `${numbers}, shift ${shift.toFixed(3)}, paint ${Math.round(paint)} ms, blocked ${Math.round(blocking)} ms`
}
