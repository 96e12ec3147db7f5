import { inParallel } from '@shop/stack/buyer'
import type { Figure } from '@shop/stack/figure'
import { judgeTruths } from '../order-lives/judge.ts'
import { prepareShop } from '../order-lives/models.ts'
import { drainJobs, dropOthersJobs, runTimed } from '../order-lives/run-jobs.ts'
import { openLivesShop, startLivesCluster } from '../order-lives/shop.ts'
import { lookAt } from './look.sql.ts'
import { describeLots, pendingOf, usableOf } from './purse.ts'
import { ageCredits, expireOrders, rewardFriends, STEPS, type Step } from './steps.ts'
import { openTown, type Person, type Town } from './town.ts'

const COUNT = 100_000
const SEED = 2026
/** So many steps are lived in one copy of the shop. */
const BLOCK = 1000
const AT_ONCE = 2
/** Of a crowd so many carts are opened; all of them are looked at by their lots and pages. */
const CARTS_OF_A_CROWD = 3
const TRUTHS_EVERY = 500
const SHOWN = 10
/** Whatever else the truths ask about must have been done by somebody. */
const KEPT_UP = ['poll-payments', 'import-bank', 'track-parcels', 'issue-due-invoices', 'age-orders', 'follow-cycles']

/** Arguments: a seed, how many steps, and from which block on. */
export async function run([seedText, countText, fromText]: string[]): Promise<Figure> {
  const seed = Number(seedText ?? SEED)
  const count = Number(countText ?? COUNT)
  const cluster = await startLivesCluster()
  const began = Date.now()
  let [steps, wrong] = [0, 0]
  try {
    const shop = await openLivesShop(cluster.templateUrl, 'in place')
    await prepareShop(shop)
    await shop.stop()
    const first = Number(fromText ?? 0)
    const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, index) => first + index)
    // While one waits for the database, the other thinks.
    await inParallel(blocks, AT_ONCE, async (block, index) => {
      if (wrong > 0) return
      const lived = await liveBlock(cluster.templateUrl, { seed, block, count: Math.min(BLOCK, count - index * BLOCK) })
      steps += lived.steps
      wrong += lived.faults.length
      const speed = ((1000 * steps) / (Date.now() - began)).toFixed(0)
      console.log(`${steps} steps, ${wrong} disagreements, ${speed} steps/s`)
      for (const fault of lived.faults.slice(0, SHOWN)) console.log(`  seed ${seed} block ${block}: ${fault}`)
    })
  } finally {
    await cluster.stop()
  }
  return {
    question: 'credit-lives',
    figure: `${steps} steps, ${wrong} disagreements`,
    goal: `${COUNT} steps, 0 disagreements`,
    holds: wrong === 0 && steps === count,
  }
}

interface Block {
  seed: number
  block: number
  count: number
}

async function liveBlock(templateUrl: string, { seed, block, count }: Block) {
  const town = await openTown(templateUrl, Math.imul(seed + 1, 2_654_435_761) ^ block)
  let steps = 0
  try {
    while (steps < count && town.faults.length === 0) {
      steps += await takeStep(town)
      if (steps % TRUTHS_EVERY === 0) await judgeAll(town)
    }
    if (town.faults.length === 0) await judgeAll(town)
    const told = town.story.slice(-12).join('; ')
    return { steps, faults: town.faults.map((fault) => `step ${steps}: ${fault}\n    ${told}`) }
  } finally {
    await town.shop.stop()
  }
}

/** By their weights. */
function pickStep({ below }: Town['random']): Step {
  const drawn = (below(1_000_000) / 1_000_000) * STEPS.reduce((sum, [weight]) => sum + weight, 0)
  let sum = 0
  for (const [weight, step] of STEPS) {
    sum += weight
    if (drawn < sum) return step
  }
  return ageCredits
}

/** One step, and everybody it touched is looked at; 0 when there was nothing to do it with. */
async function takeStep(town: Town): Promise<number> {
  const step = pickStep(town.random)
  const done = await step(town)
  if (!done) return 0
  town.story.push(done.words)
  await judgeTouched(town, done.touched)
  // The shop and the oracle never meet on one and the same moment.
  town.shop.clock.at += 1000
  return 1
}

async function judgeTouched(town: Town, touched: readonly Person[]): Promise<void> {
  const opened = new Set(town.random.shuffle(touched).slice(0, CARTS_OF_A_CROWD))
  for (const person of touched) await judge(town, person, opened.has(person))
}

async function judge(town: Town, person: Person, opensCart: boolean): Promise<void> {
  const now = town.shop.clock.at
  const { purse, levels, isGone, visitor, customerId } = person
  const seen = await lookAt(town.shop.pool, customerId, now)
  const usable = usableOf(purse, now)
  const expected = [
    ['lots', describeLots(purse.lots), seen.lots],
    ['to spend on the page', usable, seen.usable],
    ['pending on the page', pendingOf(purse, now), seen.pending],
    ['lots of the page', usable + pendingOf(purse, now), seen.listed],
    ['owed', isGone ? '' : JSON.stringify([...purse.debts].sort()), isGone ? '' : debtsOf(seen.debts)],
    ['levels', [...levels].sort().join(), seen.levels.join()],
    ['least lot', true, seen.least >= 0],
  ]
  if (!isGone && opensCart)
    expected.push(['to spend in the cart', usable, (await visitor.send('GET', '/cart')).body.credits.balance])
  for (const [what, due, found] of expected) {
    if (due !== found)
      town.faults.push(`${what} of ${person.index} (customer ${customerId}): expected ${due}, found ${found}`)
  }
}

const debtsOf = (debts: Record<string, number>) =>
  JSON.stringify(
    Object.entries(debts)
      .map(([order, credits]) => [Number(order), credits])
      .sort(),
  )

async function judgeAll(town: Town): Promise<void> {
  for (const step of [expireOrders, ageCredits, rewardFriends]) {
    await judgeTouched(town, (await step(town))?.touched ?? [])
  }
  for (const name of KEPT_UP) await runTimed(town.shop, name)
  await drainJobs(town.shop)
  town.faults.push(...(await judgeTruths(town.shop)))
  await dropOthersJobs(town.shop)
}
