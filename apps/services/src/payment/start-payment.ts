import { setTimeout as delay } from 'node:timers/promises'
import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { openOrder } from '#app/order/open-order'
import { askGateway, type Started } from '#app/payment/ask-gateway'
import { takeAttempt } from '#app/payment/open-attempt'
import { type Payment, selectPayments } from '#app/payment/payments.sql'
import { readBack } from '#app/payment/read-back'
import { inTransaction } from '#app/store/database'

const WAIT_MS = 5000
const LOOK_MS = 150

/**
 * Where the customer pays. Runs before any transaction is held: an attempt is written first, then the gateway is asked, then
 * its answer is written. Asked twice, in two tabs or after Back, it leads to the same open payment.
 */
export async function startPayment(context: Context, { token }: { token: string }): Promise<Started> {
  const orderId = await openOrder(context, token)
  const caller = { ...context, now: context.deps.clock.now() }
  const until = Date.now() + WAIT_MS
  for (;;) {
    const opening = await inTransaction(context.deps.pool, (tx) => takeAttempt({ ...caller, db: tx }, orderId))
    if (!opening.ok) return opening
    const { value } = opening
    if (value.kind === 'ask') return askGateway(caller, value.order, value.payment)
    if (value.kind === 'open') {
      const url = await stillOpen(caller, value.payment)
      if (url) return ok({ url })
    }
    if (Date.now() > until) return refuse('payment_starting')
    await delay(LOOK_MS)
  }
}

/** The customer may come back from a payment they have cancelled, before anybody told us so. */
async function stillOpen(caller: Context, payment: Payment): Promise<string | null> {
  if (payment.gatewayId) await readBack(caller, payment.gatewayId)
  const current = (await selectPayments(caller.deps.pool, payment.orderId)).find(({ id }) => id === payment.id)
  return current && OPEN_PAYMENT_STATES.includes(current.state) ? current.gatewayUrl : null
}
