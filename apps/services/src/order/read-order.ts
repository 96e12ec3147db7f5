import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readOrderAccess } from '#app/order/access-token'
import { selectOrderView } from '#app/order/order-view.sql'
import { toPaymentView } from '#app/payment/read-payment-view'

/** By the signed link only: a number or an id alone is answered as if there were no such order. */
export async function readOrder(context: Context, { token }: { token: string }) {
  const { db, deps, now } = context
  const orderId = readOrderAccess(deps.config.AUTH_SECRET, token, now)
  const order = orderId === null ? null : await selectOrderView(db, orderId)
  if (!order) throw notFound()
  const { buttonText: _buttonText, placedAt, deadlineAt, ...view } = order
  return ok({
    ...view,
    placedAt: placedAt.toISOString(),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    transfer: (await toPaymentView(context, view.orderId)).transfer,
  })
}
