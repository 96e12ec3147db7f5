import { inParallel } from '@shop/stack/buyer'
import type { Being } from './being.ts'
import { FIRST_DAY_AT, MOMENTS, type Step } from './life.ts'
import { beginMoment, endMoment } from './oracle/time.ts'
import { compareCase } from './play-case.ts'
import { playStep } from './play-step.ts'
import { type DeadJob, drainJobs, dropOthersJobs, runTimed } from './run-jobs.ts'
import { FIRST_DAY, type LivesShop } from './shop.ts'
import type { Stage } from './stage.ts'

const AT_ONCE = 12
const MINUTE_MS = 60_000
const HOURS_OF_A_MOMENT = 3
/**
 * Payments are asked about at the minute of the day in which they began, and no moment begins before this one: whatever is paid in
 * a moment is heard of at its end, not in another one.
 */
const POLLED_AT = 3
const BEGINS_AT = 5
/** What happens by itself, in the order in which a minute of the shop brings it. */
const TIMETABLE = [
  'poll-payments',
  'import-bank',
  'expire-orders',
  'track-parcels',
  'issue-due-invoices',
  'age-orders',
  'age-cases',
  'remind-payments',
  'age-invoices',
  'follow-cycles',
]
/** Batches take so many at once; each is run until it has seen everybody. */
const OF_A_BATCH = 200

/** All lives of a block go through time together. Within a moment each step is over before the next one begins. */
export async function playBlock(stage: Stage, beings: Being[]): Promise<DeadJob[]> {
  const dead: DeadJob[] = []
  for (const [at, minutes] of MOMENTS.entries()) {
    moveTo(stage.shop, minutes + POLLED_AT)
    dead.push(...(await runRounds(stage.shop, 'poll-payments', beings.length)))
    moveTo(stage.shop, minutes + BEGINS_AT)
    dead.push(...(await runTimetable(stage.shop, TIMETABLE.slice(1), beings.length)))
    for (const { world } of beings) beginMoment(world, minutes)
    dead.push(...(await playMoment(stage, beings, at)))
    await loseBankPage(stage.shop, beings, at)
    tick(stage.shop, MINUTE_MS)
    dead.push(...(await runTimed(stage.shop, 'import-bank')))
    tick(stage.shop, MINUTE_MS)
    dead.push(...(await runTimed(stage.shop, 'import-bank')))
    // The first moments lie minutes apart; after the last of them a night comes, in which payments are asked about.
    if (at >= FIRST_DAY_AT - 1) tick(stage.shop, HOURS_OF_A_MOMENT * 60 * MINUTE_MS)
    if (at === FIRST_DAY_AT - 1) dead.push(...(await runRounds(stage.shop, 'poll-payments', beings.length)))
    if (at >= FIRST_DAY_AT) dead.push(...(await runTimetable(stage.shop, TIMETABLE, beings.length)))
    dead.push(...(await drainJobs(stage.shop)))
    for (const { world } of beings) endMoment(world)
    await dropOthersJobs(stage.shop)
  }
  return dead
}

function moveTo({ clock }: LivesShop, minutes: number): void {
  clock.at = FIRST_DAY.getTime() + minutes * MINUTE_MS
}

function tick({ clock }: LivesShop, ms: number): void {
  clock.at += ms
}

async function runTimetable(shop: LivesShop, names: readonly string[], lives: number): Promise<DeadJob[]> {
  const dead: DeadJob[] = []
  for (const name of names) dead.push(...(await runRounds(shop, name, lives)))
  return [...dead, ...(await drainJobs(shop))]
}

async function runRounds(shop: LivesShop, name: string, lives: number): Promise<DeadJob[]> {
  const dead: DeadJob[] = []
  const rounds = name === 'import-bank' ? 1 : Math.ceil(lives / OF_A_BATCH) + 1
  for (let round = 0; round < rounds; round += 1) dead.push(...(await runTimed(shop, name)))
  return dead
}

/** Steps during which the gateway misbehaves for everybody; others wait until it is well again. */
const TROUBLES: Partial<Record<Step['do'], object>> = {
  'open unanswered': { loseCreate: 'after' },
  'refused refund': { refunds: 'no_funds' },
}

async function playMoment(stage: Stage, beings: Being[], at: number): Promise<DeadJob[]> {
  // What is to end so many hours later ends after the moment that begins then, not with it.
  tick(stage.shop, 1000)
  const dead: DeadJob[] = []
  const queues = beings.map((being) => ({
    being,
    steps: being.life.steps.filter((planned) => planned.at === at).map(({ step }) => step),
  }))
  for (let round = 0; queues.some(({ steps }) => steps.length > round); round += 1) {
    const now = queues.flatMap(({ being, steps }) => {
      const step = steps[round]
      return step && being.faults.length === 0 ? [{ being, step }] : []
    })
    for (const trouble of [undefined, 'open unanswered', 'refused refund'] as const) {
      const group = now.filter(({ step }) => (trouble ? step.do === trouble : TROUBLES[step.do] === undefined))
      if (group.length === 0) continue
      if (trouble) stage.shop.gopay.setFaults({ notifications: 'lost', ...TROUBLES[trouble] })
      await inParallel(group, AT_ONCE, ({ being, step }) => playStep(stage, being, step))
      await closeTasks(stage.shop, group)
      dead.push(...(await drainJobs(stage.shop)))
      for (const { being } of group) await compareCase(stage, being)
      if (trouble) stage.shop.gopay.setFaults({ notifications: 'lost', loseCreate: 'no', refunds: 'done' })
      tick(stage.shop, 1000)
    }
  }
  return dead
}

async function closeTasks({ pool }: LivesShop, group: { being: Being; step: Step }[]): Promise<void> {
  const ids = group.filter(({ step }) => step.do === 'close tasks').map(({ being }) => being.born.orderId)
  if (ids.length === 0) return
  await pool.query(
    `update shop.staff_tasks set closed_at = internal.shop_now(), closed_by = 'drill', note = 'Vyřízeno.' where order_id = any($1) and closed_at is null`,
    [ids],
  )
}

/** Somebody reads a page of the statement and dies before it is stored: the bank believes that we have it. */
async function loseBankPage({ fio, clock }: LivesShop, beings: Being[], at: number): Promise<void> {
  if (!beings.some(({ life }) => life.pageLostAt === at)) return
  clock.at += MINUTE_MS
  const answer = await fetch(`${fio.apiUrl}/last/${fio.token}/transactions.json`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The bank answered ${answer.status} to who was to lose its page.`)
}
