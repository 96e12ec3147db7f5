import { randomInt } from 'node:crypto'
import type { ClaimPurchase } from '@shop/contract/measurement'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { claimMeasurement } from '#app/measurement/measurement.sql'
import { openOrder } from '#app/order/open-order'

const LARGEST = 2_147_483_647

/** Keeps by whose consent it is told: a refund that comes later asks for it again. */
export async function claimPurchase(
  context: Context,
  { token, consentKey, clientId }: ClaimPurchase & { token: string },
) {
  const { db, now } = context
  const orderId = await openOrder(context, token)
  // Without a name of its own the refund still finds its purchase by the number of the order.
  const browser = consentKey ? (clientId ?? `${randomInt(1, LARGEST)}.${Math.floor(now.getTime() / 1000)}`) : null
  return ok({ isFirst: await claimMeasurement(db, { orderId, consentKey, clientId: browser, now }) })
}
