import type { PlanAction, PlanSettingsView, SavePlanByLink } from '@shop/contract/plan/plan'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, refuse } from '@shop/domain/result'
import { toDelivery } from '#app/checkout/save-details'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { actOnPlan } from '#app/plan/act-on-plan'
import { holdPlan } from '#app/plan/lock-plan'
import { type PlanRow, selectPlan } from '#app/plan/plans.sql'
import { describePlan } from '#app/plan/read-plan'
import { saveSetting } from '#app/plan/save-plan'
import { readSettingsAccess } from '#app/plan/settings-link'

interface ByToken {
  token: string
}

type Load = (db: Context['db'], planId: number) => Promise<PlanRow | null>

/** A link that was never ours, is of another kind, or went to a mailbox the plan has left, opens nothing that is there. */
async function open({ db, deps, now }: Context, token: string, load: Load) {
  const access = readSettingsAccess(deps.config.AUTH_SECRET, token)
  const plan = access && (await load(db, access.planId))
  if (!access || !plan || plan.email === null || plan.details === null) throw notFound()
  if (!access.isSignedFor(plan.email)) throw notFound()
  return { plan, expiresAt: access.expiresAt, isOver: now > access.expiresAt }
}

async function show(context: Context, plan: PlanRow, expiresAt: Date): Promise<PlanSettingsView> {
  return {
    email: maskEmail(plan.email ?? ''),
    expiresAt: expiresAt.toISOString(),
    plan: await describePlan(context, plan),
  }
}

/** Shows and changes nothing: mail robots open every link. */
export async function readPlanSettings(context: Context, { token }: ByToken) {
  const { plan, expiresAt, isOver } = await open(context, token, selectPlan)
  return isOver ? refuse('link_expired') : ok(await show(context, plan, expiresAt))
}

export async function savePlanByLink(context: Context, { token, delivery, ...setting }: ByToken & SavePlanByLink) {
  const { plan, expiresAt, isOver } = await open(context, token, holdPlan)
  if (isOver) return refuse('link_expired')
  const place = delivery === null ? ok(null) : await toDelivery(context.db, delivery)
  if (!place.ok) return place
  const saved = await saveSetting(context, plan, setting, place.value)
  return saved.ok ? ok(await show(context, saved.value, expiresAt)) : saved
}

/** Whoever has no account may pause, and take up again what rests or has ended, as well as whoever has one. */
export async function changePlanByLink(context: Context, { token, ...action }: ByToken & PlanAction) {
  const { plan, expiresAt, isOver } = await open(context, token, holdPlan)
  if (isOver) return refuse('link_expired')
  const changed = await actOnPlan(context, plan, action, plan.email)
  return changed.ok ? ok(await show(context, changed.value, expiresAt)) : changed
}
