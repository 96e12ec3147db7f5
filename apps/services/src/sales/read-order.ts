import type { OrderView } from '@shop/contract/order'
import { ok } from '@shop/domain/result'
import type { CommandContext, Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { openOrder } from '#app/order/open-order'
import { selectOrderView } from '#app/order/order-view.sql'
import { toPaymentView } from '#app/payment/read-payment-view'

/** By the signed link only: a number or an id alone is answered as if there were no such order. */
export async function readOrder(context: Context, { token }: { token: string }) {
  const orderId = await openOrder(context, token)
  const { transfer } = await toPaymentView(context, orderId)
  return ok({ ...(await toOrderView(context, orderId)), transfer })
}

export async function toOrderView({ db }: CommandContext, orderId: number): Promise<Omit<OrderView, 'transfer'>> {
  const order = await selectOrderView(db, orderId)
  if (!order) throw notFound()
  const { buttonText: _buttonText, placedAt, deadlineAt, ...view } = order
  return { ...view, placedAt: placedAt.toISOString(), deadlineAt: deadlineAt?.toISOString() ?? null }
}
