import { ok } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { holdOwnPlan } from '#app/plan/lock-plan'
import { selectActiveMandate, updateMandateRevoked } from '#app/plan/mandates.sql'
import { describePlan } from '#app/plan/read-plan'

/** The card is charged no more from this moment; the plan goes on, and its next parcel is paid by the link. Twice it is done already. */
export async function forgetCard(context: Context, { planId }: { planId: number }) {
  const { db, now } = context
  const plan = await holdOwnPlan(context, planId)
  const mandate = await selectActiveMandate(db, plan.id)
  if (mandate) {
    await updateMandateRevoked(db, mandate.id, now)
    await audit(db, context, 'plan.card_forgotten', { type: 'mandate', id: mandate.id })
  }
  return ok(await describePlan(context, plan))
}
