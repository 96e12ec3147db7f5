import type { ChangeMember } from '@shop/contract/company/people'
import type { Placement } from '#app/account/company/people/members.sql'

/** Limits are of buyers; whoever else may order decides alone. */
export function toPlacement({ role, orderLimit, monthLimit, branchId }: ChangeMember): Placement {
  const isBuyer = role === 'buyer'
  return { role, orderLimit: isBuyer ? orderLimit : null, monthLimit: isBuyer ? monthLimit : null, branchId }
}
