import { toLocalDate } from '@shop/domain/calendar/local-date'
import type { GatewayPayment } from '@shop/partners/ports/payment-gateway'
import type { CommandContext } from '#app/http/context'
import type { JobContext } from '#app/jobs/job'
import { queueCardEnding, queueCardKept } from '#app/plan/emails/queue-plan-mails'
import { holdPlan } from '#app/plan/lock-plan'
import {
  deleteStray,
  selectActiveMandate,
  selectFormerMandate,
  updateMandateActive,
  updateMandateEnded,
  updateWarned,
} from '#app/plan/mandates.sql'
import { inTransaction } from '#app/store/database'

interface Requested {
  id: number
  planId: number
  /** Of the payment that set it up; null when none was paid. */
  gatewayId: string | null
  /** Its order came to nothing. */
  isOver: boolean
  /** The words it was given by. */
  consentText: string
}

/** A leave that was asked for: it holds once its payment is here and the gateway keeps the card. The one before it ends then. */
export async function followMandate(
  context: JobContext,
  { id, planId, gatewayId, isOver, consentText }: Requested,
): Promise<void> {
  const { deps, now } = context
  const report = gatewayId === null ? null : await deps.gateway.readPayment(gatewayId)
  if (report && !report.ok) throw new Error('The gateway did not say what became of a mandate.')
  if (!report || !gatewayId || isOver || report.value.recurrence !== 'started') {
    // What the gateway has not begun it could begin later, and what an order that ended has begun nobody needs: it is told, before we forget it.
    if (gatewayId && report && isAlive(report.value.recurrence)) await stopAtGateway(context, gatewayId)
    return updateMandateEnded(deps.pool, id, 'voided', now)
  }
  const { card } = report.value
  const before = await selectFormerMandate(deps.pool, planId)
  if (before) await stopAtGateway(context, before.parentId)
  await inTransaction(deps.pool, async (db) => {
    const plan = await holdPlan(db, planId)
    if (before) await updateMandateEnded(db, before.id, 'voided', now)
    const cardExpiresOn = card && lastDayOf(card.expires)
    await updateMandateActive(db, id, {
      parentId: gatewayId,
      cardNumber: card?.maskedNumber.slice(-4) ?? null,
      cardExpiresOn,
      now,
    })
    // The database revokes at once what a plan that has ended meanwhile, or is paid another way, needs no more: it is confirmed to nobody.
    const kept = await selectActiveMandate(db, planId)
    if (plan && kept?.id === id) await queueCardKept({ ...context, db }, plan, { ...kept, consentText })
  })
}

function isAlive(recurrence: GatewayPayment['recurrence']): boolean {
  return recurrence === 'requested' || recurrence === 'started'
}

/** `YYMM`, as cards have it. */
function lastDayOf(expires: string): string | null {
  const [, year, month] = /^(\d\d)(\d\d)$/.exec(expires) ?? []
  return year && month ? toLocalDate(2000 + Number(year), Number(month) + 1, 0) : null
}

/** Nobody is charged by a plan that has ended, whatever else goes wrong. */
export async function voidMandate(
  context: JobContext,
  { id, parentId }: { id: number; parentId: string },
): Promise<void> {
  await stopAtGateway(context, parentId)
  await updateMandateEnded(context.deps.pool, id, 'voided', context.now)
}

/** Nobody has leave to charge what was paid beside the payment of the leave; that the gateway could is ended as soon as it is known. */
export async function stopStray(
  context: JobContext,
  { mandateId, gatewayId }: { mandateId: number; gatewayId: string },
): Promise<void> {
  const { deps } = context
  const report = await deps.gateway.readPayment(gatewayId)
  if (!report.ok) throw new Error('The gateway did not say what became of a payment beside a mandate.')
  if (isAlive(report.value.recurrence)) await stopAtGateway(context, gatewayId)
  await deleteStray(deps.pool, mandateId, gatewayId)
}

/** Told once, a month before the card ends. */
export async function warnOfCard(
  context: CommandContext,
  card: { id: number; planId: number; cardNumber: string | null; cardExpiresOn: string },
): Promise<void> {
  const plan = await holdPlan(context.db, card.planId)
  if (plan) await queueCardEnding(context, plan, card)
  await updateWarned(context.db, card.id, context.now)
}

/** Done twice it is refused as done. */
async function stopAtGateway({ deps }: JobContext, parentId: string): Promise<void> {
  const answer = await deps.gateway.stopRecurrence(parentId)
  const isStopped = answer.ok || (answer.code === 'refused' && answer.details.reason === 'recurrence_stopped')
  if (!isStopped) throw new Error('The gateway did not stop a recurrence.')
}
