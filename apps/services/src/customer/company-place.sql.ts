import type { CompanyRole } from '@shop/domain/company/company-rights'
import { lockCustomer } from '#app/customer/customer.sql'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectBuyer, SelectCompanyPlace } from '#app/store/rows'

export interface CompanyPlace {
  companyId: number
  /** Null for the owner of the company's account, who is its manager for good. */
  memberId: number | null
  role: CompanyRole
}

/** Which company somebody belongs to and as what; null for everybody who buys for themselves alone. */
export async function selectCompanyPlace(db: Db, customerId: number): Promise<CompanyPlace | null> {
  const { rows } = await db.query<Narrow<SelectCompanyPlace, { companyId: number; role: CompanyRole | 'owner' }>>({
    name: 'company-place',
    text: `select company_id as "companyId", member_id as "memberId", role from internal.company_place($1)`,
    values: [customerId],
  })
  const [found] = rows
  return found ? { ...found, role: found.role === 'owner' ? 'manager' : found.role } : null
}

async function selectBuyer(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<Narrow<SelectBuyer, { id: number }>>({
    name: 'buyer-of',
    text: 'select internal.buyer_of($1) as id',
    values: [customerId],
  })
  return onlyRow(rows).id
}

/**
 * Holds the account that pays, so that all who order for one company are counted one after the other. Who was taken out of it while
 * waiting for the lock is looked at again, and then buys for themselves.
 */
export async function lockBuyer(db: Db, customerId: number): Promise<void> {
  const buyerId = await selectBuyer(db, customerId)
  await lockCustomer(db, buyerId)
  if (buyerId !== customerId && (await selectBuyer(db, customerId)) !== buyerId) await lockCustomer(db, customerId)
}
