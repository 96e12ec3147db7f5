import type { CommandContext } from '#app/http/context'
import { insertCompanyOrder } from '#app/order/company/company-orders.sql'
import type { CompanyVerdict } from '#app/order/company/judge-company-order'
import { queueWaiting } from '#app/order/company/queue-company-mails'

/** Who ordered, and whom it waits for. */
export async function keepCompanyOrder(
  context: CommandContext,
  orderId: number,
  { member, companyId, over }: CompanyVerdict,
): Promise<void> {
  const { memberId, branchId } = member
  const judged = { over: over?.over ?? null, limit: over?.limit ?? null }
  await insertCompanyOrder(context.db, { orderId, companyId, memberId, branchId, ...judged })
  if (over) await queueWaiting(context, orderId)
}
