import { ok } from '@shop/domain/result'
import { toSummary } from '#app/contact/read-thread'
import { selectThreadsByOrder } from '#app/contact/threads.sql'
import type { Context } from '#app/http/context'
import { openOrder } from '#app/order/open-order'

/** What was written about an order, on its page. */
export async function orderThreads(context: Context, { token }: { token: string }) {
  const orderId = await openOrder(context, token)
  const rows = await selectThreadsByOrder(context.db, orderId)
  return ok({ threads: rows.map((row) => toSummary(context, row)) })
}
