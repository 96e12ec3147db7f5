import { promiseDelivery } from '@shop/domain/calendar/delivery-promise'
import type { CommandContext } from '#app/http/context'
import { selectPromise, updatePromise } from '#app/order/promise.sql'
import { loadShopRules } from '#app/rules/shop-rules'

/** Days of delivery count from the money: an order that waited for it gets a new promise when it comes. */
export async function renewPromise(context: CommandContext, orderId: number): Promise<void> {
  const { db, now } = context
  const order = await selectPromise(db, orderId)
  const { dispatch, shipping } = await loadShopRules(context)
  const method = shipping.find(({ id }) => id === order.shippingMethodId)
  if (!method) return
  const { dispatch: dispatched, earliest, latest } = promiseDelivery(now, dispatch, method)
  await updatePromise(db, orderId, { dispatchOn: dispatched.date, from: earliest.date, to: latest.date })
}
