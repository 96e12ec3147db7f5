import type { CompanyCredit } from '@shop/domain/order/initial-state'
import type { CommandContext } from '#app/http/context'
import { selectCompanyCredit } from '#app/order/company-credit.sql'

/** What a company may still owe. Without a limit somebody decides about each order. The caller holds the customer. */
export async function loadCompanyCredit(
  { db }: Pick<CommandContext, 'db'>,
  customerId: number | null,
  orderId: number | null = null,
): Promise<CompanyCredit | null> {
  const row = customerId === null ? null : await selectCompanyCredit(db, customerId, orderId)
  if (row === null || row.limit === null) return null
  return { limit: row.limit, owed: row.owed, isOverdue: row.isOverdue, buyerNeedsApproval: row.isOnProbation }
}
