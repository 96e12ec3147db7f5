import type { ServicesClient } from '@shop/clients/services'
import { ExplainEnd, type PlanAction } from '@shop/contract/plan/plan'
import { redirect } from 'react-router'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { panelAddress } from './plan-panel.ts'
import { CYCLE_DONE, readCycleAction } from './read-cycle-action.server.ts'
import { readSetting } from './read-setting.server.ts'
import { refusePlan } from './refuse-plan.server.ts'
import { readPlanAction } from './rest/read-plan-action.server.ts'

const PLAN_DONE = { pause: 'pozastaveno', resume: 'spusteno', end: 'ukonceno', restart: 'obnoveno' } as const

interface Press {
  request: Request
  services: ServicesClient
  planId: number
  values: FormData
}

/** Every button of the page, by its intent. */
export async function actOnPlan(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const planId = Number(textOf(values, 'planId'))
  const press = { request, services, planId, values }
  const action = readCycleAction(values)
  if (action) return onCycle(press, action)
  const intent = textOf(values, 'intent')
  if (intent === 'pause' || intent === 'resume' || intent === 'end' || intent === 'restart')
    return onState(press, intent)
  if (intent === 'explain') return onReason(press)
  if (intent === 'forget_card') return onCard(press)
  return onSetting(press, intent)
}

async function onCycle(
  { request, services, planId, values }: Press,
  action: NonNullable<ReturnType<typeof readCycleAction>>,
) {
  const cycleNo = Number(textOf(values, 'cycleNo'))
  const changed = await attempt(request, services.changeCycle({ planId, cycleNo, ...action }))
  if (!changed.ok) return refusePlan(`plan-${planId}`, changed)
  return redirect(panelAddress(planId, undefined, { stalo: CYCLE_DONE[action.action], balik: cycleNo }), 303)
}

async function onState({ request, services, planId, values }: Press, intent: PlanAction['action']) {
  const changed = await attempt(request, services.changePlan({ planId, ...readPlanAction(values, intent) }))
  if (!changed.ok) return refusePlan(`plan-${planId}`, changed)
  return redirect(panelAddress(planId, undefined, { stalo: PLAN_DONE[intent] }), 303)
}

/** Nobody has to say why; whoever presses without a choice has said nothing. */
async function onReason({ request, services, planId, values }: Press) {
  const reason = ExplainEnd.safeParse({ reason: textOf(values, 'reason') })
  if (!reason.success) return redirect(panelAddress(planId), 303)
  const kept = await attempt(request, services.explainEnd({ planId, ...reason.data }))
  if (!kept.ok) return refusePlan(`plan-${planId}`, kept)
  return redirect(panelAddress(planId, undefined, { stalo: 'duvod' }), 303)
}

async function onCard({ request, services, planId }: Press) {
  const forgotten = await attempt(request, services.forgetCard({ planId }))
  if (!forgotten.ok) return refusePlan(`plan-${planId}`, forgotten)
  return redirect(panelAddress(planId, undefined, { stalo: 'karta' }), 303)
}

async function onSetting(press: Press, intent: string) {
  const { request, services, planId, values } = press
  const form = `plan-${planId}`
  const listed = await attempt(request, services.plans({}))
  if (!listed.ok) return refusePlan(form, listed)
  const plan = listed.value.find((one) => one.planId === planId)
  if (!plan) return refusePlan(form, { code: 'not_found', details: {} })
  const setting = readSetting(plan, values, intent)
  if (!setting) return redirect(panelAddress(planId), 303)
  const saved = await attempt(request, services.savePlan({ planId, ...setting }))
  if (!saved.ok) return refusePlan(form, saved)
  return redirect(panelAddress(planId, undefined, { stalo: 'ulozeno' }), 303)
}
