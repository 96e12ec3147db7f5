import { OPEN_PAYMENT_STATES, type PaymentEvent } from '@shop/domain/payment/payment-state'
import type { GatewayRefund } from '@shop/partners/ports/payment-gateway'
import type { Logger } from '@shop/runtime/logger'
import type { Caller, CommandContext } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { applyReport, GATEWAY, type ReportOutcome } from '#app/payment/apply-report'
import { selectPaymentAt, selectPayments } from '#app/payment/payments.sql'
import { inTransaction } from '#app/store/database'

export interface GatewayCaller extends Caller {
  deps: CommandContext['deps'] & Pick<Deps, 'gateway'>
  log: Logger
}

type ReadBack = ReportOutcome | 'not_found' | 'unavailable'

/** Asks the gateway what is true and applies it. Outside any transaction while it waits for the answer. */
export async function readBack(caller: GatewayCaller, gatewayId: string): Promise<ReadBack> {
  const { deps, log } = caller
  const report = await deps.gateway.readPayment(gatewayId)
  if (!report.ok) {
    if (report.code === 'refused' && report.details.reason === 'not_found') return 'not_found'
    log.warn({ gatewayId, answer: report.code }, 'payment.gateway_silent')
    return 'unavailable'
  }
  const refunds = await refundsAtGateway(caller, gatewayId, report.value.event)
  if (refunds === null) return 'unavailable'
  const outcome = await inTransaction(deps.pool, (tx) => applyReport({ ...caller, db: tx }, report.value, refunds))
  if (outcome !== 'nothing_new') log.info({ gatewayId, state: report.value.state, outcome }, 'payment.reported')
  return outcome
}

/** Whatever of an order is still open at the gateway, asked about before its time is declared over. */
export async function askAboutOrder(caller: GatewayCaller, orderId: number): Promise<ReadBack | null> {
  const payments = await selectPayments(caller.deps.pool, orderId)
  const open = payments.find(({ state, gatewayId }) => gatewayId !== null && OPEN_PAYMENT_STATES.includes(state))
  return open?.gatewayId ? readBack(caller, open.gatewayId) : null
}

/** What goes and went back through the gateway, as it lists it; null when it does not say. A payment before its money has none. */
async function refundsAtGateway(
  { deps }: GatewayCaller,
  gatewayId: string,
  event: PaymentEvent,
): Promise<readonly GatewayRefund[] | null> {
  if (event !== 'gateway_paid' && !event.startsWith('refund_')) return []
  const payment = await selectPaymentAt(deps.pool, GATEWAY, gatewayId)
  // While the gateway calls it simply paid, only a refund of ours that is on its way can be in its list.
  if (event === 'gateway_paid' && payment?.state !== 'refund_requested') return []
  const refunds = await deps.gateway.listRefunds(gatewayId)
  return refunds.ok ? refunds.value : null
}
