import type { ChangeMember } from '@shop/contract/company/people'
import { mayInCompany } from '@shop/domain/company/company-rights'
import { ok } from '@shop/domain/result'
import { holdFor } from '#app/account/company/people/company-actor'
import { revokeInvitationsOf } from '#app/account/company/people/invitations.sql'
import { endCompanyMember, lockCompanyMember, updateCompanyMember } from '#app/account/company/people/members.sql'
import { toPlacement } from '#app/account/company/people/to-placement'
import { selectCompanyPlace } from '#app/customer/company-place.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

/** Of somebody else: nobody takes their own right by mistake. */
export async function changeMember(context: Context, { memberId, ...wished }: ChangeMember & { memberId: number }) {
  const { db, now } = context
  const { companyId, customerId } = await holdOther(context, memberId)
  await updateCompanyMember(db, memberId, toPlacement(wished))
  if (!mayInCompany(wished.role, 'manage')) await revokeInvitationsOf(db, companyId, customerId, now)
  await audit(db, context, 'company.member_changed', { type: 'company_member', id: memberId }, { role: wished.role })
  return ok({})
}

/** Rights are read with every request, so from the next one on there are none. */
export async function removeMember(context: Context, { memberId }: { memberId: number }) {
  const { db, now } = context
  const { companyId, customerId } = await holdOther(context, memberId)
  await endCompanyMember(db, memberId, now)
  await revokeInvitationsOf(db, companyId, customerId, now)
  await audit(db, context, 'company.member_removed', { type: 'company_member', id: memberId })
  return ok({})
}

/** The owner of the account has no place that could end, so a company never stays without a manager. */
export async function leaveCompany(context: Context) {
  const { db, now } = context
  const { customerId } = customer(context)
  const seen = await selectCompanyPlace(db, customerId)
  if (!seen || seen.memberId === null) throw notFound()
  await lockCustomer(db, seen.companyId)
  const place = await selectCompanyPlace(db, customerId)
  if (!place || place.memberId !== seen.memberId) throw notFound()
  await endCompanyMember(db, seen.memberId, now)
  await revokeInvitationsOf(db, place.companyId, customerId, now)
  await audit(db, context, 'company.member_left', { type: 'company_member', id: seen.memberId })
  return ok({})
}

async function holdOther(context: Context, memberId: number): Promise<{ companyId: number; customerId: number }> {
  const { companyId } = await holdFor(context, 'manage')
  const member = await lockCompanyMember(context.db, companyId, memberId)
  if (!member || member.customerId === customer(context).customerId) throw notFound()
  return { companyId, customerId: member.customerId }
}
