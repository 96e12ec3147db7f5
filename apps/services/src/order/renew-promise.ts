import { promiseArrival } from '@shop/domain/calendar/delivery-promise'
import type { CommandContext } from '#app/http/context'
import { selectGroupOfOrder } from '#app/order/group/group-of-order.sql'
import { selectPromise, updatePromise } from '#app/order/promise.sql'
import { selectRecordsOfOrder } from '#app/rules/delivery-records.sql'
import { promiseShipping, transitOf } from '#app/rules/promise-shipping'
import { loadShopRules } from '#app/rules/shop-rules'

/** Days of delivery count from the money: an order that waited for it gets a new promise when it comes; one of a group when that is placed. */
export async function renewPromise(context: CommandContext, orderId: number): Promise<void> {
  const { isWaiting, until } = await selectGroupOfOrder(context.db, orderId)
  const from = isWaiting && until !== null && until > context.now ? until : context.now
  const { rules, method, records } = await loadPromise(context, orderId)
  if (!method) return
  const { dispatch, earliest, latest } = promiseShipping(from, rules, method, records)
  await updatePromise(context.db, orderId, { dispatchOn: dispatch.date, from: earliest.date, to: latest.date })
}

/** What goes elsewhere leaves on the same day, and comes when parcels come there. */
export async function movePromise(context: CommandContext, orderId: number): Promise<void> {
  const { rules, method, records, dispatchOn } = await loadPromise(context, orderId)
  if (!method || dispatchOn === null) return
  const { earliest, latest } = promiseArrival(dispatchOn, transitOf(rules, method, records))
  await updatePromise(context.db, orderId, { dispatchOn, from: earliest, to: latest })
}

async function loadPromise(context: CommandContext, orderId: number) {
  const { db } = context
  const { shippingMethodId, dispatchOn } = await selectPromise(db, orderId)
  const rules = await loadShopRules(context)
  const method = rules.shipping.find(({ id }) => id === shippingMethodId)
  return { rules, method, dispatchOn, records: await selectRecordsOfOrder(db, orderId) }
}
