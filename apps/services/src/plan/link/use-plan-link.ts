import type { CycleAction, ExplainEnd, PlanLinkView } from '@shop/contract/plan/plan'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { isWithin } from '#app/http/limits'
import { notFound } from '#app/http/request-error'
import { actOnCycle } from '#app/plan/act-on-cycle'
import { changePlan } from '#app/plan/change-plan'
import { type CycleRow, selectCycle, selectOpenCycle } from '#app/plan/cycles.sql'
import { describeCycle } from '#app/plan/describe-cycle'
import { queueSettingsLink } from '#app/plan/emails/queue-plan-mails'
import { queueRenewed } from '#app/plan/emails/queue-renewed'
import { keepReason } from '#app/plan/explain-end'
import { holdCycle } from '#app/plan/lock-plan'
import { readCycleAccess } from '#app/plan/plan-link'
import { type PlanRow, selectPlan } from '#app/plan/plans.sql'
import { describeSetting } from '#app/plan/read-plan'

// Whoever has a notice, and many networks, must not fill a mailbox with it.
const WRITING = { action: 'mail-plan-link', max: 5, windowSeconds: 24 * 60 * 60 }

interface ByToken {
  token: string
}

/** A link that was never ours, or went to a mailbox the plan has left, opens nothing that is there. */
function readToken({ deps, now }: Context, token: string) {
  const access = readCycleAccess(deps.config.AUTH_SECRET, token, now)
  if (!access) throw notFound()
  return access
}

/** Shows and changes nothing: mail robots open every link. */
export async function readPlanLink(context: Context, { token }: ByToken) {
  const access = readToken(context, token)
  const cycle = await selectCycle(context.db, access.cycleId)
  const plan = cycle && (await selectPlan(context.db, cycle.planId))
  if (!plan || plan.email === null || !access.isSignedFor(plan.email)) throw notFound()
  return access.isOver ? refuse('link_expired') : ok(await show(context, plan, cycle))
}

async function show(context: Context, plan: PlanRow, cycle: CycleRow): Promise<PlanLinkView> {
  const open = await selectOpenCycle(context.db, plan.id)
  return {
    email: maskEmail(plan.email ?? ''),
    planState: plan.state,
    ...(await describeWays(context, plan)),
    cycle: await describeCycle(context, plan, cycle),
    // The contract leaves out what would open their orders.
    next: open && open.id !== cycle.id ? await describeCycle(context, plan, open) : null,
  }
}

/** How it comes and is paid; of an address the town alone. */
async function describeWays(context: Context, plan: PlanRow) {
  const { shipping, payment, card, pickupPoint, address } = await describeSetting(context, plan)
  return { shipping, payment, card, place: pickupPoint?.name ?? address?.city ?? '' }
}

async function hold(context: Context, token: string) {
  const access = readToken(context, token)
  const held = await holdCycle(context.db, access.cycleId)
  if (!held || held.plan.email === null || !access.isSignedFor(held.plan.email)) throw notFound()
  return { ...held, isOver: access.isOver }
}

async function showAgain(context: Context, { id, planId }: CycleRow) {
  const plan = await selectPlan(context.db, planId)
  const cycle = await selectCycle(context.db, id)
  if (!plan || !cycle) throw notFound()
  return ok(await show(context, plan, cycle))
}

export async function changeCycleByLink(context: Context, input: ByToken & CycleAction) {
  const { plan, cycle, isOver } = await hold(context, input.token)
  if (isOver) return refuse('link_expired')
  const answer = await actOnCycle(context, { plan, cycle }, input)
  return answer.ok ? showAgain(context, cycle) : answer
}

export async function endPlanByLink(context: Context, { token, reason }: ByToken & { reason: string | null }) {
  const { plan, cycle, isOver } = await hold(context, token)
  if (isOver) return refuse('link_expired')
  const ended = await changePlan(context, { plan, event: 'end', endReason: reason })
  return ended.ok ? showAgain(context, cycle) : refuse('plan_state', { state: plan.state })
}

export async function explainEndByLink(context: Context, { token, reason }: ByToken & ExplainEnd) {
  const { plan, isOver } = await hold(context, token)
  if (isOver) return refuse('link_expired')
  return keepReason(context, plan, reason)
}

/** To the mailbox of the plan and nowhere else; whoever asks learns nothing. */
export async function renewPlanLink(context: Context, { token }: ByToken) {
  const plan = await planToWriteTo(context, token)
  const open = plan && (await selectOpenCycle(context.db, plan.id))
  if (plan && open) await queueRenewed(context, plan, open)
  // Nothing is on its way from what rests or has ended: what can be done is in the settings.
  else if (plan && plan.details !== null) await queueSettingsLink(context, plan)
  return ok({})
}

/** Address and payment need a link of their own, which only the mailbox gets: a notice is forwarded and printed. */
export async function askPlanSettings(context: Context, { token }: ByToken) {
  const plan = await planToWriteTo(context, token)
  if (plan && plan.details !== null) await queueSettingsLink(context, plan)
  return ok({})
}

/** Also by a notice that is too old to act; none when whoever asks has asked often today. */
async function planToWriteTo(context: Context, token: string): Promise<PlanRow | null> {
  const { db, deps, now } = context
  const access = readCycleAccess(deps.config.AUTH_SECRET, token, now)
  const cycle = access && (await selectCycle(db, access.cycleId))
  const plan = cycle && (await selectPlan(db, cycle.planId))
  if (!access || !plan || plan.email === null || !access.isSignedFor(plan.email)) return null
  return (await isWithin(context, WRITING, `plan:${plan.id}`)) ? plan : null
}
