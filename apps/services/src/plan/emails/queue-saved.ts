import { loadPoint } from '#app/checkout/describe-checkout'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { addressText } from '#app/order/emails/confirmation-data'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { planPage } from '#app/plan/plan-link'
import { type PlanRow, selectPlanLines, selectPlanNames } from '#app/plan/plans.sql'
import { priceCycle } from '#app/plan/price-cycle'

/** What the plan says from now on: whoever did not change it sees what somebody else did. */
export async function queueSaved(context: CommandContext, plan: PlanRow): Promise<void> {
  const { db, deps, now } = context
  const { details } = plan
  const lines = await selectPlanLines(db, plan.id)
  const all = lines.map((line) => ({ ...line, planLineId: line.id, isOnce: false, announced: null }))
  const { row, pricing, shipping, payment } = await priceCycle(context, plan, all)
  if (plan.email === null || !details || !shipping || !payment) return
  const point = await loadPoint(db, row, pricing)
  await queueMail(context, PLAN_MAILS['plan-saved'], {
    object: `plan:${plan.id}`,
    event: `saved:${now.toISOString()}`,
    to: plan.email,
    data: {
      'plan.items': (await selectPlanNames(db, plan.id)).join('; '),
      'plan.deliveryAddress': addressText({ shipping, point, details }),
      'plan.shippingName': shipping.name,
      'plan.paymentName': payment.name,
      'links.plan': planPage(deps.config),
    },
  })
}
