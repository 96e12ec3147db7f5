import { parseArgs } from 'node:util'
import { buildShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import { compareAll, type Result, withBoth } from './compare.ts'
import { describeSize } from './describe-size.ts'
import { tellHouseWork } from './house-work.ts'
import { ensureGrown } from './make.ts'
import { SUBJECTS } from './subjects.ts'

const GOAL = 1.5

/**
 * Options: --orders, --customers, --variants, --gigabytes and --minutes of the making, --built when the pages are built already,
 * --house to see afterwards how long truths and jobs take.
 */
export async function run(args: string[]): Promise<Figure> {
  const { size, isBuilt, isHouseAsked } = readOptions(args)
  await ensureGrown(size)
  if (!isBuilt) await buildShop()
  return withBoth(size.orders, async (sides, urls) => {
    const figure = toFigure(await compareAll(SUBJECTS, sides), await describeSize(sides.grown.pool))
    if (isHouseAsked) await tellHouseWork(sides.grown.pool, urls.grown)
    return figure
  })
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '20000000' },
      customers: { type: 'string', default: '3000000' },
      variants: { type: 'string', default: '100000' },
      gigabytes: { type: 'string', default: '40' },
      minutes: { type: 'string', default: '60' },
      built: { type: 'boolean', default: false },
      house: { type: 'boolean', default: false },
    },
  })
  const { built: isBuilt, house: isHouseAsked, ...numbers } = values
  const size = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]))
  return { isBuilt, isHouseAsked, size: size as Record<keyof typeof numbers, number> }
}

function toFigure(results: readonly Result[], size: string): Figure {
  const judged = results.filter(({ subject }) => subject.isJudged)
  const words = judged.map(({ subject, demo, grown }) => `${subject.name} ${(grown / demo).toFixed(2)}`)
  return {
    question: 'growth-20m',
    figure: `with ${size}: ${words.join(', ')} × demo`,
    goal: `<= ${GOAL} × each`,
    holds: judged.every(({ demo, grown }) => grown / demo <= GOAL),
  }
}
