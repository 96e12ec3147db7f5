import { judgeTruths } from '../order-lives/judge.ts'
import { drainJobs, dropOthersJobs, runTimed } from '../order-lives/run-jobs.ts'
import { lookAt } from './look.sql.ts'
import { describeLots, pendingOf, usableOf } from './purse.ts'
import { ageCredits, expireOrders, rewardFriends, STEPS, type Step } from './steps.ts'
import { openTown, type Person, type Settled, type Town } from './town.ts'

/** Of those a step touched, so many open their page, and of them so many their cart; all of them are looked at by their lots. */
const PAGES_OF_A_STEP = 4
const CARTS_OF_A_STEP = 1
const TOLD_EVERY = 50
/** Whatever else the truths ask about must have been done by somebody. */
const KEPT_UP = ['poll-payments', 'import-bank', 'track-parcels', 'issue-due-invoices', 'age-orders', 'follow-cycles']

export interface Block {
  templateUrl: string
  settled: Settled
  seed: number
  block: number
  count: number
}

export interface Lived {
  steps: number
  faults: string[]
}

/** So many steps in one copy of the shop; at its end every truth of the shop is asked for. */
export async function liveBlock(
  { templateUrl, settled, seed, block, count }: Block,
  tell: (steps: number) => void,
): Promise<Lived> {
  const town = await openTown(templateUrl, settled, Math.imul(seed + 1, 2_654_435_761) ^ block)
  let steps = 0
  try {
    while (steps < count && town.faults.length === 0) {
      const taken = await takeStep(town)
      steps += taken
      if (taken > 0 && steps % TOLD_EVERY === 0) tell(TOLD_EVERY)
    }
    if (town.faults.length === 0) await judgeAll(town)
    const told = town.story.slice(-12).join('; ')
    return { steps, faults: town.faults.map((fault) => `step ${steps}: ${fault}\n    ${told}`) }
  } finally {
    await town.shop.stop()
  }
}

const ALL_WEIGHTS = STEPS.reduce((sum, [weight]) => sum + weight, 0)

/** By their weights. */
function pickStep({ below }: Town['random']): Step {
  const drawn = (below(1_000_000) / 1_000_000) * ALL_WEIGHTS
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
  if (touched.length === 0) return
  const people = town.random.shuffle([...new Set(touched)])
  const customerIds = people.map(({ customerId }) => customerId)
  const openedIds = customerIds.slice(0, PAGES_OF_A_STEP)
  const seen = await lookAt(town.shop.pool, { customerIds, openedIds }, town.shop.clock.at)
  const opened = new Set(people.slice(0, CARTS_OF_A_STEP))
  for (const person of people) await judge(town, person, { seen, opensCart: opened.has(person) })
}

interface Looked {
  seen: Awaited<ReturnType<typeof lookAt>>
  opensCart: boolean
}

async function judge(town: Town, person: Person, { seen: all, opensCart }: Looked): Promise<void> {
  const now = town.shop.clock.at
  const { purse, levels, isGone, visitor, customerId } = person
  const seen = all.get(customerId)
  if (!seen) throw new Error(`Nobody looked at customer ${customerId}.`)
  const usable = usableOf(purse, now)
  const expected: [string, unknown, unknown][] = [
    ['lots', describeLots(purse.lots), seen.lots],
    ['owed', isGone ? '' : JSON.stringify([...purse.debts].sort()), isGone ? '' : debtsOf(seen.debts)],
    ['levels', [...levels].sort().join(), seen.levels.join()],
    ['least lot', true, seen.least >= 0],
  ]
  if (seen.page) {
    const pending = pendingOf(purse, now)
    expected.push(
      ['to spend on the page', usable, seen.page.usable],
      ['pending on the page', pending, seen.page.pending],
      ['lots of the page', usable + pending, seen.page.listed],
    )
  }
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
