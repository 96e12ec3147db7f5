import { formatOnWeekdayDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { loadPoint } from '#app/checkout/describe-checkout'
import type { CommandContext } from '#app/http/context'
import type { MailData } from '#app/mail/define-mails'
import { queueMail } from '#app/mail/queue-mail'
import { addressText } from '#app/order/emails/confirmation-data'
import type { CycleRow } from '#app/plan/cycles.sql'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { planLink } from '#app/plan/emails/queue-plan-mails'
import { type PlanRow, selectPlanLines, selectPlanNames } from '#app/plan/plans.sql'
import { priceCycle } from '#app/plan/price-cycle'

/** What the plan says from now on, and a parcel that was announced already: whoever did not change it sees what somebody else did. */
export async function queueSaved(context: CommandContext, plan: PlanRow, cycle: CycleRow | null): Promise<void> {
  const { db, now } = context
  const { details } = plan
  const lines = await selectPlanLines(db, plan.id)
  const all = lines.map((line) => ({ ...line, planLineId: line.id, isOnce: false, announced: null }))
  const { row, pricing, shipping, payment } = await priceCycle(context, plan, all)
  if (plan.email === null || !details || !shipping || !payment) return
  const point = await loadPoint(db, row, pricing)
  const saved = { object: `plan:${plan.id}`, event: `saved:${now.toISOString()}`, to: plan.email }
  const data = {
    'plan.items': (await selectPlanNames(db, plan.id)).join('; '),
    'plan.deliveryAddress': addressText({ shipping, point, details }),
    'plan.shippingName': shipping.name,
    'plan.paymentName': payment.name,
  }
  if (cycle?.state !== 'announced' || cycle.announcedPayable === null) {
    const linked = (await planLink(context, plan, data)) as { data: MailData<(typeof PLAN_MAILS)['plan-saved']> }
    await queueMail(context, PLAN_MAILS['plan-saved'], { ...saved, ...linked })
    return
  }
  const told = {
    'cycle.processDate': formatOnWeekdayDate(cycle.processOn),
    'cycle.total': formatPrice(cycle.announcedPayable),
  }
  const linked = (await planLink(context, plan, { ...data, ...told })) as {
    data: MailData<(typeof PLAN_MAILS)['plan-saved-announced']>
  }
  await queueMail(context, PLAN_MAILS['plan-saved-announced'], { ...saved, ...linked })
}
