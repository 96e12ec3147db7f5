import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { claimMeasurement } from '#app/measurement/measurement.sql'
import { openOrder } from '#app/order/open-order'

export async function claimPurchase(context: Context, { token }: { token: string }) {
  return ok({ isFirst: await claimMeasurement(context.db, openOrder(context, token), context.now) })
}
