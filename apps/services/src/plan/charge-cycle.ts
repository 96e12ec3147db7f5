import { isDaytime } from '@shop/domain/plan/cycle-days'
import { RUNNING_PLAN_STATES } from '@shop/domain/plan/plan-machine'
import { retryAt } from '@shop/domain/plan/retry-times'
import type { CommandContext } from '#app/http/context'
import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { selectCharge } from '#app/payment/charge.sql'
import { nextCheckAt } from '#app/payment/check-times'
import { updateOpened } from '#app/payment/gateway.sql'
import { takeAttempt } from '#app/payment/open-attempt'
import { lockPayment, type Payment } from '#app/payment/payments.sql'
import { toGatewayRequest } from '#app/payment/to-gateway-request'
import { changeCycle } from '#app/plan/change-cycle'
import { MOST_REFUSALS } from '#app/plan/cycles.sql'
import { holdCycle } from '#app/plan/lock-plan'
import { selectActiveMandate, updateCharged, updateMandateEnded } from '#app/plan/mandates.sql'
import { inTransaction } from '#app/store/database'

interface Opened {
  order: PayableOrder
  payment: Payment
  mandate: { id: number; parentId: string }
}

type Asked = Awaited<ReturnType<JobContext['deps']['gateway']['chargeAgain']>>

/**
 * Asks the gateway to charge the card of the plan for an order whose goods are held. The attempt is written before; after an answer
 * that was lost nothing is asked again, because nobody could tell the second charge from the first.
 */
export async function chargeCycle(context: JobContext, cycleId: number): Promise<void> {
  const { deps, log, now } = context
  if (!isDaytime(now)) return
  const opened = await inTransaction(deps.pool, (db) => openCharge({ ...context, db }, cycleId))
  if (!opened) return
  const { order, payment, mandate } = opened
  const charge = await selectCharge(deps.pool, order.id)
  const asked = await deps.gateway.chargeAgain(mandate.parentId, toGatewayRequest(deps.config, order, payment, charge))
  if (!asked.ok) log.warn({ cycleId, answer: asked.code }, 'cycle.not_charged')
  await inTransaction(deps.pool, (db) => keepAnswer({ ...context, db }, cycleId, opened, asked))
}

async function openCharge(context: CommandContext, cycleId: number): Promise<Opened | null> {
  const { db } = context
  const held = await holdCycle(db, cycleId)
  const orderId = held?.cycle.orderId
  // Read at this moment: another card since is the one that is charged, and none means nobody is.
  const mandate = held && (await selectActiveMandate(db, held.plan.id))
  if (!held || !orderId || !mandate || !RUNNING_PLAN_STATES.includes(held.plan.state)) return null
  const opening = await takeAttempt(context, orderId)
  if (!opening.ok || opening.value.kind !== 'ask') return null
  const { order, payment } = opening.value
  await updateCharged(db, cycleId, payment.id)
  return { order, payment, mandate }
}

async function keepAnswer(context: CommandContext, cycleId: number, opened: Opened, asked: Asked): Promise<void> {
  const { db, now } = context
  // Customer and plan before the order, as everywhere.
  await holdCycle(db, cycleId)
  const order = await lockPayableOrder(db, opened.order.id)
  if (!order) throw new Error(`Order ${opened.order.id} is gone.`)
  const payment = await lockPayment(db, opened.payment.id)
  if (asked.ok) {
    const { id: gatewayId, state: gatewayState } = asked.value
    // Nobody is sent anywhere to pay it: how the bank decided comes by a ring, or is asked for.
    const checkAt = nextCheckAt(payment.createdAt, now)
    if (payment.gatewayId === null)
      await updateOpened(db, payment.id, { gatewayId, gatewayUrl: null, gatewayState, checkAt })
    await changePayment(context, order, payment, 'gateway_created')
    return
  }
  const mayHaveHappened = asked.code !== 'refused' && asked.details.mayHaveHappened
  await changePayment(context, order, payment, mayHaveHappened ? 'creation_unanswered' : 'replace')
  if (mayHaveHappened) return
  // Nobody has said no to this card: the gateway could not be asked, and the next run asks again.
  if (asked.code !== 'refused') return updateCharged(db, cycleId, null)
  const isStopped = asked.details.reason === 'recurrence_stopped'
  if (isStopped) await updateMandateEnded(db, opened.mandate.id, 'stopped', now)
  await refuseCharge(context, cycleId, { isLast: isStopped })
}

/** What the customer hears of it, and when it is tried again. */
export async function refuseCharge(
  context: CommandContext,
  cycleId: number,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<void> {
  const held = await holdCycle(context.db, cycleId)
  if (!held) return
  const { plan, cycle } = held
  const firstRefusedAt = cycle.firstRefusedAt ?? context.now
  const next = isLast ? null : retryAt(firstRefusedAt, cycle.retries, context.now)
  const retries = next === null ? MOST_REFUSALS : cycle.retries + 1
  await changeCycle(context, {
    plan,
    cycle,
    event: 'charge_refused',
    set: { firstRefusedAt, retryAt: next, retries },
  })
}
