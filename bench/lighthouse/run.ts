import { freePort } from '@shop/database/cluster'
import lighthouse from 'lighthouse'
import type { Figure } from '../../scripts/figure.ts'
import { launchBrowser } from '../browser.ts'
import { startBuiltShop } from '../shop-stack.ts'

const PATH = '/o-nas'
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const MOST_SHIFT = 0.02

type Category = keyof typeof GOALS

interface Run {
  scores: Record<Category, number>
  shift: number
  /** Milliseconds to the largest paint, simulated on a slow phone. */
  paint: number
}

/** Arguments: path (/o-nas) and number of runs (5), of which the middle one by performance counts. */
export async function run([path = PATH, runs = '5']: string[]): Promise<Figure> {
  const shop = await startBuiltShop()
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  try {
    const measured: Run[] = []
    for (let count = 0; count < Number(runs); count += 1) {
      const one = await measure(shop.urls.storefront + path, port)
      console.log(describe(one))
      measured.push(one)
    }
    const middle = median(measured)
    return {
      question: 'lighthouse',
      figure: `${path} ${describe(middle)}`,
      goal: `${Object.values(GOALS).join('/')}, shift ≤ ${MOST_SHIFT}`,
      holds:
        Object.entries(GOALS).every(([name, goal]) => middle.scores[name as Category] >= goal) &&
        middle.shift <= MOST_SHIFT,
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(GOALS) })
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`)
  const { categories, audits } = result.lhr
  const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
  for (const id of ['first-contentful-paint', 'speed-index', 'total-blocking-time'])
    console.log(`  ${id} ${audits[id]?.displayValue}`)
  for (const { id, score, title } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${score.toFixed(2)} ${id}: ${title}`)
  }
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
  }
}

function median(runs: Run[]): Run {
  const sorted = runs.toSorted((one, other) => one.scores.performance - other.scores.performance)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new RangeError('At least one run is needed')
  return middle
}

function describe({ scores, shift, paint }: Run): string {
  return `${Object.values(scores).join('/')}, shift ${shift.toFixed(3)}, largest paint ${Math.round(paint)} ms`
}
