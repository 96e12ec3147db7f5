import type { PlanView } from '@shop/contract/plan/plan'
import { ok } from '@shop/domain/result'
import { loadPoint } from '#app/checkout/describe-checkout'
import type { CommandContext, Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { selectOpenCycle } from '#app/plan/cycles.sql'
import { describeCycle } from '#app/plan/describe-cycle'
import { foreseePlan } from '#app/plan/foresee-plan'
import { selectActiveMandate } from '#app/plan/mandates.sql'
import { type PlanRow, selectPlan, selectPlanIds, selectPlanLines } from '#app/plan/plans.sql'
import { priceCycle } from '#app/plan/price-cycle'

export async function readPlans(context: Context) {
  const { customerId } = customer(context)
  const views: PlanView[] = []
  for (const id of await selectPlanIds(context.db, customerId)) {
    const plan = await selectPlan(context.db, id)
    if (plan) views.push(await describePlan(context, plan))
  }
  return ok(views)
}

/** A plan with everything its page shows. */
export async function describePlan(context: CommandContext, plan: PlanRow): Promise<PlanView> {
  const { db } = context
  const open = await selectOpenCycle(db, plan.id)
  const cycle = open && (await describeCycle(context, plan, open))
  return {
    planId: plan.id,
    version: plan.version,
    state: plan.state,
    dogId: plan.dogId,
    startedAt: plan.startedAt.toISOString(),
    endedAt: plan.endedAt?.toISOString() ?? null,
    pausedUntil: plan.pausedUntil,
    stockPolicy: plan.stockPolicy,
    ...(await describeSetting(context, plan)),
    cycle,
    later: await foreseePlan(context, plan, cycle),
  }
}

type Setting = Pick<PlanView, 'shipping' | 'payment' | 'card' | 'pickupPoint' | 'address' | 'lines'>

/** What comes, where and how it is paid. */
export async function describeSetting(context: CommandContext, plan: PlanRow): Promise<Setting> {
  const { db } = context
  const lines = await selectPlanLines(db, plan.id)
  const all = lines.map((line) => ({ ...line, planLineId: line.id, isOnce: false, announced: null }))
  const { pricing, shipping, payment, row } = await priceCycle(context, plan, all)
  const point = await loadPoint(db, row, pricing)
  const mandate = await selectActiveMandate(db, plan.id)
  const place = plan.details && (plan.details.delivery ?? plan.details)
  return {
    shipping: shipping && { code: shipping.code, name: shipping.name, kind: shipping.kind },
    payment: payment && { code: payment.code, name: payment.name, kind: payment.kind },
    card: mandate && { number: mandate.cardNumber, expiresOn: mandate.cardExpiresOn },
    pickupPoint: point && { id: point.id, name: point.name },
    address: place && {
      firstName: place.firstName,
      lastName: place.lastName,
      street: place.street,
      city: place.city,
      zip: place.zip,
    },
    lines: lines.flatMap((line) => {
      const view = pricing.goods.get(String(line.variantId))?.view
      const { pieces, intervalDays, isByBowl, dueOn, deliveredOn, substituteVariantId } = line
      return view ? [{ ...view, pieces, intervalDays, isByBowl, dueOn, deliveredOn, substituteVariantId }] : []
    }),
  }
}
