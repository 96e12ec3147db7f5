import { laterOf } from '@shop/domain/calendar/local-date'
import { changesUntil, firstProcessDay, isDaytime, noticeFrom } from '@shop/domain/plan/cycle-days'
import { CYCLE_MACHINE } from '@shop/domain/plan/cycle-machine'
import { transition } from '@shop/domain/state-machine'
import { loadPricingContexts, type PricingContext } from '#app/cart/load-pricing-context'
import type { PointRow } from '#app/checkout/points.sql'
import { auditAll, type CommandContext } from '#app/http/context'
import { queueMails } from '#app/mail/queue-mail'
import { draftOrder } from '#app/order/order-draft'
import { toEvent } from '#app/plan/change-cycle'
import {
  type CycleLineRow,
  type CycleRow,
  replaceLinesOfCycles,
  selectLinesOfCycles,
  updateCycles,
} from '#app/plan/cycles.sql'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { pushNotices } from '#app/plan/emails/push-notice'
import { toNotice } from '#app/plan/emails/queue-cycle-mails'
import { type HeldCycle, holdFreeCycles } from '#app/plan/lock-plan'
import { selectCardsOfPlans, selectLastOfPlans } from '#app/plan/many-cycles.sql'
import { insertPlanEvents } from '#app/plan/plan-events.sql'
import { selectLinesOfPlans } from '#app/plan/plans.sql'
import { unblockCycles } from '#app/plan/postpone-cycle'
import { announceLines, type PricedCycle, priceWith, questionOf, wayOf } from '#app/plan/price-cycle'

interface Parcel extends HeldCycle {
  lines: CycleLineRow[]
  /** What the plan wants, by its line. */
  planned: Map<number, number>
  last: number | null
  card: { cardNumber: string | null } | null
}

interface Announced extends Parcel {
  priced: PricedCycle
  point: PointRow | null
  /** The row as it is from now on. */
  changed: CycleRow
}

/**
 * Notices of many parcels in one transaction, read and written together: what `announceCycle` does for one. Whoever is not as usual is left to it:
 * somebody holds the plan, goods are missing, a person has to mend something, a transfer needs its number. Ids of those come back.
 */
export async function announceTogether(context: CommandContext, ids: readonly number[]): Promise<number[]> {
  const { db, now } = context
  if (!isDaytime(now)) return [...ids]
  const held = await holdFreeCycles(db, ids)
  const parcels = await loadParcels(
    context,
    held.filter((one) => isUsual(one, now)),
  )
  const announced = await announceUsual(context, parcels)
  if (announced.length > 0) await write(context, announced)
  const done = new Set(announced.map(({ cycle }) => cycle.id))
  return ids.filter((id) => !done.has(id))
}

function isUsual({ plan, cycle }: HeldCycle, now: Date): boolean {
  return cycle.state === 'planned' && plan.state === 'active' && now >= noticeFrom(cycle.processOn)
}

async function loadParcels({ db }: CommandContext, held: readonly HeldCycle[]): Promise<Parcel[]> {
  const cycleIds = held.map(({ cycle }) => cycle.id)
  const lines = Map.groupBy(await selectLinesOfCycles(db, cycleIds), ({ cycleId }) => cycleId)
  const wanted = await selectLinesOfPlans(
    db,
    held.map(({ plan }) => plan.id),
  )
  const byPlan = Map.groupBy(wanted, ({ planId }) => planId)
  const last = await selectLastOfPlans(db, cycleIds)
  const cards = await selectCardsOfPlans(
    db,
    held.map(({ plan }) => plan.id),
  )
  return held.map(({ plan, cycle }) => ({
    ...{ plan, cycle, last: last.get(cycle.id) ?? null, card: cards.get(plan.id) ?? null },
    lines: (lines.get(cycle.id) ?? []).map(({ cycleId: _, ...line }) => line),
    planned: new Map((byPlan.get(plan.id) ?? []).map(({ id, variantId }) => [id, variantId])),
  }))
}

async function announceUsual(context: CommandContext, parcels: readonly Parcel[]): Promise<Announced[]> {
  const questions = parcels.map(({ plan, lines, planned }) => questionOf(plan, lines, [...planned.values()]))
  const pricings = await loadPricingContexts(context, questions)
  const announced: Announced[] = []
  for (const [index, parcel] of parcels.entries()) {
    const one = await announceOne(context, parcel, pricings[index] as PricingContext)
    if (one) announced.push(one)
  }
  return announced
}

async function announceOne(
  context: CommandContext,
  parcel: Parcel,
  pricing: PricingContext,
): Promise<Announced | null> {
  const { now } = context
  const { plan, cycle, lines } = parcel
  const priced = priceWith(plan, lines, pricing)
  if (priced.missing.length > 0 || priced.payment?.kind === 'transfer') return null
  const draft = await draftOrder(context, { ...priced, payable: 0 })
  const step = transition(CYCLE_MACHINE, cycle.state, 'announce')
  if (!draft.ok || !step.ok) return null
  const processOn = laterOf(cycle.processOn, firstProcessDay(now, wayOf(plan, pricing).closedOn))
  const { payable } = draft.value.priced.result
  const said = { announcedAt: now, announcedPayable: payable, changesUntil: changesUntil(processOn) }
  const changed = { ...cycle, ...said, processOn, state: step.value.to }
  return { ...parcel, priced, point: draft.value.point, changed }
}

async function write(context: CommandContext, announced: readonly Announced[]): Promise<void> {
  const { db, deps } = context
  const cycles = announced.map(({ changed }) => changed)
  await replaceLinesOfCycles(
    db,
    announced.map(({ cycle, lines, priced }) => ({ cycleId: cycle.id, lines: announceLines(lines, priced) })),
  )
  await updateCycles(db, cycles)
  const events = announced.map(({ plan, cycle, changed }) =>
    toEvent(context, { plan, cycle, event: 'announce', to: changed.state }),
  )
  await insertPlanEvents(db, events)
  const notices = announced.map((one) => toNotice(deps.config, { ...one, cycle: one.changed, asked: null }))
  await queueMails(context, PLAN_MAILS['plan-notice'], notices)
  await pushNotices(
    context,
    announced.map(({ plan, changed }) => ({ plan, cycle: changed })),
  )
  await auditAll(db, context, 'cycle.announce', { type: 'cycle', ids: cycles.map(({ id }) => id) })
  await unblockCycles(context, cycles)
}
