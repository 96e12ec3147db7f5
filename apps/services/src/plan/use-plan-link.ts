import type { CycleAction, PlanLinkView } from '@shop/contract/plan/plan'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { actOnCycle } from '#app/plan/act-on-cycle'
import { changePlan } from '#app/plan/change-plan'
import { type CycleRow, selectCycle, selectOpenCycle } from '#app/plan/cycles.sql'
import { describeCycle } from '#app/plan/describe-cycle'
import { queueNotice } from '#app/plan/emails/queue-cycle-mails'
import { holdCycle } from '#app/plan/lock-plan'
import { readCycleAccess } from '#app/plan/plan-link'
import { type PlanRow, selectPlan } from '#app/plan/plans.sql'

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
    cycle: await describeCycle(context, plan, cycle),
    next: open && open.id !== cycle.id ? await describeCycle(context, plan, open) : null,
  }
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

/** To the mailbox of the plan and nowhere else; whoever asks learns nothing. */
export async function renewPlanLink(context: Context, { token }: ByToken) {
  const access = readToken(context, token)
  const cycle = await selectCycle(context.db, access.cycleId)
  const plan = cycle && (await selectPlan(context.db, cycle.planId))
  const open = plan && (await selectOpenCycle(context.db, plan.id))
  if (plan && open && open.announcedAt !== null && access.isSignedFor(plan.email)) {
    await queueNotice(context, plan, open, `renewed:${context.now.toISOString()}`)
  }
  return ok({})
}
