import type { CycleAction } from '@shop/contract/plan/plan'
import { addDays, laterOf } from '@shop/domain/calendar/local-date'
import {
  changesUntil,
  firstProcessDay,
  lastDispatchFor,
  nextDaytime,
  noticeBy,
  soonestProcessDay,
} from '@shop/domain/plan/cycle-days'
import { RUNNING_PLAN_STATES } from '@shop/domain/plan/plan-machine'
import { ok, type Result, refuse } from '@shop/domain/result'
import type { CommandContext } from '#app/http/context'
import { draftOrder } from '#app/order/order-draft'
import { changeCycle } from '#app/plan/change-cycle'
import {
  type CycleLineRow,
  type CycleRow,
  lockCycle,
  replaceCycleLines,
  selectCycleLines,
  selectIsOvertaken,
  selectOpenCycle,
} from '#app/plan/cycles.sql'
import { canChange } from '#app/plan/describe-cycle'
import { type PlanRow, updateLineDue } from '#app/plan/plans.sql'
import { endWaiting, forgetPrices } from '#app/plan/postpone-cycle'
import { announceLines, loadWay, type PricedCycle, priceCycle } from '#app/plan/price-cycle'

// Whoever needs longer pauses the plan.
const LONGEST_DELAY = 90
const ONCE_INTERVAL = 28

type CycleRefusal = 'cycle_closed' | 'price_changed' | 'day_refused' | 'out_of_stock' | 'cart_not_orderable'

interface Held {
  plan: PlanRow
  cycle: CycleRow
  /** Of what staff do for the customer: why. */
  details?: { reason: string }
}

type Answer = Result<CycleRow, CycleRefusal>

/** What its owner does with one parcel, from the account or from the mail. The caller holds customer, plan and cycle. */
export async function actOnCycle(context: CommandContext, held: Held, input: CycleAction): Promise<Answer> {
  const { plan, cycle } = held
  // The same press twice: it is done already.
  if (input.action === 'skip' && cycle.state === 'skipped') return ok(cycle)
  if (input.action === 'restore') return restore(context, held)
  if (!canChange(cycle, context.now) || !isRunning(plan)) {
    return refuse('cycle_closed', { state: cycle.state, changesUntil: changesUntil(cycle.processOn).toISOString() })
  }
  switch (input.action) {
    case 'skip':
      return done(await changeCycle(context, { ...held, plan: await endWaiting(context, plan), event: 'skip' }))
    case 'delay':
      return delay(context, held, input.arriveOn)
    case 'send_now':
      return sendNow(context, held, input.payable)
    case 'add_once':
      return addOnce(context, held, input)
    case 'remove_once':
      return removeOnce(context, held, input.variantId)
  }
}

/** What rests or has ended sends nothing, whatever is asked of its parcels. */
function isRunning({ state }: PlanRow): boolean {
  return RUNNING_PLAN_STATES.includes(state)
}

function done(changed: Awaited<ReturnType<typeof changeCycle>>): Answer {
  return changed.ok ? changed : refuse('cycle_closed')
}

/** Nothing has happened yet but a line in the table: the parcel that was to come instead makes way. */
async function restore(context: CommandContext, held: Held): Promise<Answer> {
  const { db, now } = context
  const { plan, cycle } = held
  if (cycle.state === 'announced' || cycle.state === 'planned') return ok(cycle)
  const open = await selectOpenCycle(db, plan.id)
  const next = open && (await lockCycle(db, open.id))
  const isOvertaken = await selectIsOvertaken(db, cycle)
  const isFree = isRunning(plan) && !isOvertaken && (!next || next.state === 'planned' || next.state === 'announced')
  if (cycle.state !== 'skipped' || now >= changesUntil(cycle.processOn) || !isFree) return refuse('cycle_closed')
  if (next) await changeCycle(context, { plan, cycle: next, event: 'drop' })
  await putLinesOff(context, cycle, cycle.dueOn)
  if (cycle.announcedAt !== null) return done(await changeCycle(context, { ...held, event: 'restore' }))
  const { closedOn } = await loadWay(context, plan)
  const set = { processOn: laterOf(cycle.processOn, firstProcessDay(now, closedOn)) }
  return done(await changeCycle(context, { ...held, event: 'restore_unannounced', set }))
}

/** What is in the parcel is due with it, whatever is planned anew later. */
async function putLinesOff({ db }: CommandContext, cycle: CycleRow, dueOn: string): Promise<void> {
  for (const { planLineId } of await selectCycleLines(db, cycle.id)) {
    if (planLineId !== null) await updateLineDue(db, planLineId, { dueOn, deliveredOn: null })
  }
}

/** Far enough it gets a notice of its own, with the prices of that day; by a day or two the one that went out holds. */
async function delay(context: CommandContext, held: Held, arriveOn: string): Promise<Answer> {
  const { plan, cycle } = held
  const way = await loadWay(context, plan)
  const processOn = lastDispatchFor(arriveOn, way)
  const isFar = arriveOn > addDays(cycle.dueOn, LONGEST_DELAY)
  if (processOn === null || processOn <= cycle.processOn || isFar) return refuse('day_refused', { arriveOn })
  await putLinesOff(context, cycle, arriveOn)
  // Whoever asks in the evening would be written to in the morning.
  if (cycle.state === 'announced' && nextDaytime(context.now) >= noticeBy(processOn)) {
    const set = { dueOn: arriveOn, processOn, changesUntil: changesUntil(processOn) }
    return done(await changeCycle(context, { ...held, event: 'delay_briefly', set }))
  }
  await forgetPrices(context, cycle)
  const told = laterOf(processOn, firstProcessDay(context.now, way.closedOn))
  const set = { dueOn: arriveOn, processOn: told, announcedAt: null, announcedPayable: null, changesUntil: null }
  return done(await changeCycle(context, { ...held, event: 'delay', set }))
}

/** Their own wish at a price they have seen: no notice has to be waited for. */
async function sendNow(context: CommandContext, held: Held, payable: number): Promise<Answer> {
  const { db, now } = context
  const { plan, cycle } = held
  const lines = await selectCycleLines(db, cycle.id)
  const priced = await priceCycle(context, plan, lines)
  const wrong = await checkPrice(context, priced, payable)
  if (wrong) return wrong
  await replaceCycleLines(db, cycle.id, announceLines(lines, priced))
  const way = await loadWay(context, plan)
  const processOn = soonestProcessDay(now, way, way.cutOff)
  const set = {
    processOn,
    dueOn: laterOf(processOn, cycle.dueOn),
    announcedAt: now,
    announcedPayable: priced.priced.result.payable,
    changesUntil: now,
    isWish: true,
  }
  return done(await changeCycle(context, { plan: await endWaiting(context, plan), cycle, event: 'send_now', set }))
}

type Added = { variantId: number; pieces: number; payable: number | null }

async function addOnce(context: CommandContext, held: Held, { variantId, pieces, payable }: Added): Promise<Answer> {
  const lines = await selectCycleLines(context.db, held.cycle.id)
  const line = {
    variantId,
    pieces,
    planLineId: null,
    isOnce: true,
    announced: null,
    intervalDays: ONCE_INTERVAL,
    substituteVariantId: null,
  }
  const others = lines.filter((one) => !(one.isOnce && one.variantId === variantId))
  return changeContent(context, held, [...others, line], payable)
}

async function removeOnce(context: CommandContext, held: Held, variantId: number): Promise<Answer> {
  const lines = await selectCycleLines(context.db, held.cycle.id)
  const left = lines.filter((one) => !(one.isOnce && one.variantId === variantId))
  return left.length === lines.length ? ok(held.cycle) : changeContent(context, held, left, null)
}

/** What was announced before keeps its price; the new total is what the customer was shown, or is shown now. */
async function changeContent(
  context: CommandContext,
  { plan, cycle }: Held,
  lines: readonly CycleLineRow[],
  payable: number | null,
): Promise<Answer> {
  const priced = await priceCycle(context, plan, lines)
  const wrong = await checkPrice(context, priced, payable)
  if (wrong) return wrong
  const isAnnounced = cycle.state === 'announced'
  await replaceCycleLines(context.db, cycle.id, isAnnounced ? announceLines(lines, priced) : lines)
  const set = isAnnounced ? { announcedPayable: priced.priced.result.payable } : {}
  return done(await changeCycle(context, { plan, cycle, event: 'add_once', set }))
}

async function checkPrice(context: CommandContext, priced: PricedCycle, payable: number | null) {
  if (priced.missing.length > 0) return refuse('out_of_stock', { variants: priced.missing })
  const draft = await draftOrder(context, { ...priced, payable: payable ?? 0 })
  if (!draft.ok) return refuse('cart_not_orderable', { ...(draft.details as object), reason: draft.code })
  const is = draft.value.priced.result.payable
  // Less than they were told is no surprise.
  return payable === null || is <= payable ? null : refuse('price_changed', { was: payable, payable: is })
}
