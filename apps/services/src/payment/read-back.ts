import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import type { Logger } from '@shop/runtime/logger'
import type { Deps } from '#app/deps'
import type { Caller } from '#app/http/context'
import { applyReport, type ReportOutcome } from '#app/payment/apply-report'
import { selectPayments } from '#app/payment/payments.sql'
import { inTransaction } from '#app/store/database'

export interface GatewayCaller extends Caller {
  deps: Pick<Deps, 'config' | 'pool' | 'gateway'>
  log: Logger
}

export type ReadBack = ReportOutcome | 'not_found' | 'unavailable'

/** Asks the gateway what is true and applies it. Outside any transaction while it waits for the answer. */
export async function readBack(caller: GatewayCaller, gatewayId: string): Promise<ReadBack> {
  const { deps, log } = caller
  const report = await deps.gateway.readPayment(gatewayId)
  if (!report.ok) {
    if (report.code === 'refused' && report.details.reason === 'not_found') return 'not_found'
    log.warn({ gatewayId, answer: report.code }, 'payment.gateway_silent')
    return 'unavailable'
  }
  const refunded = report.value.event.startsWith('refund_') ? await refundedAtGateway(caller, gatewayId) : 0
  if (refunded === null) return 'unavailable'
  const outcome = await inTransaction(deps.pool, (tx) => applyReport({ ...caller, db: tx }, report.value, refunded))
  if (outcome !== 'nothing_new') log.info({ gatewayId, state: report.value.state, outcome }, 'payment.reported')
  return outcome
}

/** Whatever of an order is still open at the gateway, asked about before its time is declared over. */
export async function askAboutOrder(caller: GatewayCaller, orderId: number): Promise<ReadBack | null> {
  const payments = await selectPayments(caller.deps.pool, orderId)
  const open = payments.find(({ state, gatewayId }) => gatewayId !== null && OPEN_PAYMENT_STATES.includes(state))
  return open?.gatewayId ? readBack(caller, open.gatewayId) : null
}

/** How much has arrived back with the customer, as the gateway counts it; null when it does not say. */
export async function refundedAtGateway({ deps }: GatewayCaller, gatewayId: string): Promise<number | null> {
  const refunds = await deps.gateway.listRefunds(gatewayId)
  if (!refunds.ok) return null
  return refunds.value.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
}
