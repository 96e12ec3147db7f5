import { promiseDelivery } from '@shop/domain/calendar/delivery-promise'
import type { CommandContext } from '#app/http/context'
import { selectPromise, updatePromise } from '#app/order/promise.sql'
import { loadShopRules } from '#app/rules/shop-rules'

export interface Promised {
  from: string
  to: string
}

/** Days of delivery count from the money: an order that waited for it gets a new promise when it comes. */
export async function renewPromise(context: CommandContext, orderId: number): Promise<Promised | null> {
  const { db, now } = context
  const order = await selectPromise(db, orderId)
  const { dispatch, shipping } = await loadShopRules(context)
  const method = shipping.find(({ id }) => id === order.shippingMethodId)
  if (!method) return order.promised
  const promise = promiseDelivery(now, dispatch, method)
  const promised = { from: promise.earliest.date, to: promise.latest.date }
  await updatePromise(db, orderId, { dispatchOn: promise.dispatch.date, ...promised })
  return promised
}
