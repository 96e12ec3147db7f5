import type { JobContext } from '#app/jobs/job'
import { selectPaymentById } from '#app/payment/payments.sql'
import { readBack } from '#app/payment/read-back'

interface Act {
  paymentId: number
  action: 'capture' | 'void_authorization'
}

/** Takes blocked money or lets it go. Done twice it is refused as done, so the state is read back either way. */
export async function actAtGateway(context: JobContext, { paymentId, action }: Act): Promise<void> {
  const { gateway, pool } = context.deps
  const payment = await selectPaymentById(pool, paymentId)
  if (!payment?.gatewayId) throw new Error(`Payment ${paymentId} is not at the gateway.`)
  const answer =
    action === 'capture' ? await gateway.capture(payment.gatewayId) : await gateway.voidAuthorization(payment.gatewayId)
  if (!answer.ok && answer.code !== 'refused') throw new Error(`The gateway did not answer to "${action}".`)
  if ((await readBack(context, payment.gatewayId)) === 'unavailable') throw new Error('The gateway is silent.')
}
