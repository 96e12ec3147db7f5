import { fromPragueTime, toPragueTime } from '@shop/domain/calendar/prague-time'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { mayInCompany } from '@shop/domain/company/company-rights'
import { type OverLimit, overLimit } from '@shop/domain/company/spending-limit'
import { freezeLines } from '@shop/domain/order/order-line'
import { ok, type Result, refuse } from '@shop/domain/result'
import type { BuyingMember } from '#app/cart/buyer.sql'
import { isBilledToCompany } from '#app/checkout/company-billing'
import type { CommandContext } from '#app/http/context'
import { isCompanyOrder, selectLateOrder, selectMemberSpent } from '#app/order/company/company-orders.sql'
import type { OrderDraft } from '#app/order/order-draft'

export interface CompanyVerdict {
  member: BuyingMember
  companyId: number
  over: OverLimit | null
}

type Verdict = Result<CompanyVerdict | null, 'company_order_refused' | 'checkout_incomplete'>

/** What the company of whoever orders has to say; null for those who order for themselves. The caller holds the company. */
export async function judgeCompanyOrder(context: CommandContext, draft: OrderDraft, rest: number): Promise<Verdict> {
  const { member, payerId } = draft.pricing
  if (!member || payerId === null) return ok(null)
  const { result } = draft.priced
  // A plan would go on buying for the company when its person has left.
  if (result.lines.some(({ regularWeeks }) => regularWeeks !== null)) {
    return refuse('company_order_refused', { reason: 'regular' })
  }
  if (!(await isBilledToCompany(context.db, draft.pricing, draft.details))) {
    return refuse('checkout_incomplete', { missing: ['details'] })
  }
  const net = freezeLines(result).reduce((sum, { base }) => sum + base, 0)
  const over = overLimit(member, { net, spent: await spentThisMonth(context, member.memberId) })
  // Money that came before somebody agreed would have to be sent back.
  if (over && rest > 0 && PAYMENT_TRAITS[draft.payment.kind].isPaidFirst) {
    return refuse('company_order_refused', { reason: 'needs_invoice', over: over.over, limit: over.limit })
  }
  return ok({ member, companyId: payerId, over })
}

/**
 * Whether money that came after the end still buys for the company: its person may have left, or have spent again what the end had
 * made free. What somebody agreed with stays agreed. The caller holds the company.
 */
export async function mayBuyLate(context: CommandContext, orderId: number): Promise<boolean> {
  if (!(await isCompanyOrder(context.db, orderId))) return true
  const late = await selectLateOrder(context.db, orderId)
  if (!late || !mayInCompany(late.role, 'order')) return false
  const spent = await spentThisMonth(context, late.memberId)
  return late.isApproved || overLimit(late, { net: late.net, spent }) === null
}

export function spentThisMonth({ db, now }: Pick<CommandContext, 'db' | 'now'>, memberId: number): Promise<number> {
  const firstDay = `${toPragueTime(now).date.slice(0, 7)}-01` as const
  return selectMemberSpent(db, memberId, fromPragueTime(firstDay, '00:00'))
}
