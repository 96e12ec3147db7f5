export const COMPANY_ROLES = ['buyer', 'approver', 'accountant', 'manager'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

export const COMPANY_ACTIONS = ['order', 'order_over_limit', 'decide', 'see_money', 'manage'] as const
export type CompanyAction = (typeof COMPANY_ACTIONS)[number]

/** `approval`: yes, when somebody else of the company agrees. */
type Right = 'yes' | 'approval' | 'no'

/** The table on the page of a company; what is not in it nobody may do. */
export const COMPANY_RIGHTS: Record<CompanyRole, Record<CompanyAction, Right>> = {
  buyer: { order: 'yes', order_over_limit: 'approval', decide: 'no', see_money: 'no', manage: 'no' },
  approver: { order: 'yes', order_over_limit: 'yes', decide: 'yes', see_money: 'yes', manage: 'no' },
  accountant: { order: 'no', order_over_limit: 'no', decide: 'no', see_money: 'yes', manage: 'no' },
  manager: { order: 'yes', order_over_limit: 'yes', decide: 'yes', see_money: 'yes', manage: 'yes' },
}

export function mayInCompany(role: CompanyRole, action: CompanyAction): boolean {
  return COMPANY_RIGHTS[role][action] === 'yes'
}

/**
 * Of an order that somebody placed for their company, before it is packed. Whoever decides ends any; who only orders ends their own, as
 * long as nobody had to agree to it.
 */
export function mayCancelInCompany(
  role: CompanyRole,
  { isOwn, isAgreedTo }: { readonly isOwn: boolean; readonly isAgreedTo: boolean },
): boolean {
  return mayInCompany(role, 'decide') || (mayInCompany(role, 'order') && isOwn && !isAgreedTo)
}

/** Nobody agrees with themselves, whatever they have become meanwhile. */
export function mayDecideAbout(role: CompanyRole, who: number, orderedBy: number | null): boolean {
  return mayInCompany(role, 'decide') && who !== orderedBy
}
