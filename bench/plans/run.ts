import { withClient } from '@shop/database/with-client'
import type { Figure } from '@shop/stack/figure'
import { measure, median } from '../measure.ts'
import { openBenchShop, place } from '../place-order/shop.ts'
import { countCycles, growPlans, makeDue } from './grow-plans.sql.ts'
import { beginModels } from './models.ts'
import { openPlanShop, type PlanShop } from './shop.ts'

const PLANS = 1_000_000
const DUE = 2000
const BUYERS = 20
const BUTTONS = 300
const ROUNDS = 3
const GOALS = { notices: 200, ratio: 0.6, growth: 1.3 }
const DAY_MS = 86_400_000

/** Arguments: plans (1000000), due cycles of a run (2000). */
export async function run(args: string[]): Promise<Figure> {
  const [plans = PLANS, due = DUE] = args.map(Number)
  const small = await measurePlans(plans / 10, due)
  const button = await measureButton()
  const large = await measurePlans(plans, due)
  const growth = Math.max(small.notices / large.notices, small.orders / large.orders)
  const ratio = large.orders / button
  return {
    question: 'plans',
    figure:
      `with ${plans} plans ${large.notices.toFixed(0)} notices/s, ${large.orders.toFixed(0)} orders/s, ${ratio.toFixed(2)} of ${button.toFixed(0)} at the button; ` +
      `${growth.toFixed(2)} × the time of a cycle among ${plans / 10}`,
    goal: `>= ${GOALS.notices} notices/s, >= ${GOALS.ratio}, <= ${GOALS.growth} ×`,
    holds: large.notices >= GOALS.notices && ratio >= GOALS.ratio && growth <= GOALS.growth,
  }
}

interface Rates {
  notices: number
  orders: number
}

/** A day of the jobs: a notice, a lock and an order for each cycle that is due. */
async function measurePlans(plans: number, due: number): Promise<Rates> {
  const shop = await openPlanShop(plans)
  try {
    await beginModels(shop)
    await shop.run('follow-cycles')
    await withClient(shop.url, (client) => growPlans(client, plans, (line) => console.log(line)))
    // The first ones only warm up.
    await liveDay(shop, Math.ceil(due / 10))
    const rates = await liveDay(shop, due)
    console.log(`${plans} plans: ${rates.notices.toFixed(0)} notices/s, ${rates.orders.toFixed(0)} orders/s`)
    await tellIdle(shop)
    return rates
  } finally {
    await shop.stop()
  }
}

async function liveDay(shop: PlanShop, due: number): Promise<Rates> {
  const today = toWorkingDay(new Date(shop.clock.at))
  const processOn = toWorkingDay(new Date(today.getTime() + 4 * DAY_MS))
  const day = processOn.toISOString().slice(0, 10)
  await makeDue(shop.pool, day, due)
  shop.clock.at = at(new Date(processOn.getTime() - 4 * DAY_MS), 10)
  const noticed = await shop.run('announce-cycles')
  const told = await countCycles(shop.pool, 'announced', day)
  shop.clock.at = at(processOn, 1)
  const locked = await shop.run('lock-cycles')
  shop.clock.at = at(processOn, 7)
  const placed = await shop.run('place-cycles')
  const ordered = await countCycles(shop.pool, 'ordered', day)
  if (told < due || ordered < due) throw new Error(`${told} notices and ${ordered} orders of ${due} due cycles.`)
  console.log(
    `${due} due: notices ${(noticed / due).toFixed(1)} ms each, locks ${(locked / due).toFixed(1)}, orders ${(placed / due).toFixed(1)}`,
  )
  shop.clock.at += DAY_MS
  return { notices: (1000 * due) / noticed, orders: (1000 * due) / placed }
}

/** What the jobs cost when nothing is due: they come every few minutes. */
async function tellIdle(shop: PlanShop): Promise<void> {
  const words: string[] = []
  for (const job of [
    'announce-cycles',
    'lock-cycles',
    'place-cycles',
    'follow-cycles',
    'charge-cycles',
    'move-cycles',
  ]) {
    words.push(`${job} ${(await shop.run(job)).toFixed(0)} ms`)
  }
  console.log(`with nothing due: ${words.join(', ')}`)
}

async function measureButton(): Promise<number> {
  const shop = await openBenchShop(0, () => undefined)
  try {
    const rates: number[] = []
    for (let round = -1; round < ROUNDS; round += 1) {
      const { perSecond } = await measure(await shop.readyOrders(BUTTONS), BUYERS, place)
      if (round >= 0) rates.push(perSecond)
    }
    console.log(`at the button ${rates.map((rate) => rate.toFixed(0)).join(', ')} orders/s`)
    return median(rates)
  } finally {
    await shop.stop()
  }
}

/** By UTC, which is an hour or two behind and on the same day in the hours used here. */
const at = (day: Date, hour: number): number =>
  Date.parse(`${day.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00Z`)

/** A Tuesday from here on: no Czech holiday of the next months lies between it and its notice, or the bench says so by itself. */
function toWorkingDay(from: Date): Date {
  const day = new Date(from)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day
}
