import { mayCancelInCompany } from '@shop/domain/company/company-rights'
import type { Context } from '#app/http/context'
import { selectCancelRight } from '#app/order/company/company-orders.sql'
import { customerIdOf } from '#app/order/open-order'

/** Whoever holds the link cancels what they ordered for themselves; an order of a company is for its people who are signed in. */
export async function mayCancelOrder(context: Pick<Context, 'db' | 'actor'>, orderId: number): Promise<boolean> {
  const right = await selectCancelRight(context.db, orderId, customerIdOf(context))
  return right === null || (right.role !== null && mayCancelInCompany(right.role, right))
}
