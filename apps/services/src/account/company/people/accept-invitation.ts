import { type CompanyInvitationView, MOST_MEMBERS } from '@shop/contract/company/people'
import { ok, refuse } from '@shop/domain/result'
import {
  type FoundInvitation,
  lockCompanyInvitation,
  selectCompanyInvitation,
  updateCompanyInvitationAccepted,
} from '#app/account/company/people/invitations.sql'
import {
  insertCompanyMember,
  selectCompanyHead,
  selectCompanyMembers,
  selectPlaceOfAccount,
} from '#app/account/company/people/members.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { hashSecret } from '#app/store/secret'

/** Only looks, and says no address: a link may be passed on. */
export async function companyInvitation({ db, now }: Context, { token }: { token: string }) {
  const found = await selectCompanyInvitation(db, hashSecret(token))
  if (!found) return refuse('link_unknown')
  const { company, role, invitedBy } = found
  return ok({ state: stateOf(found, now), company, role, invitedBy: invitedBy || company })
}

function stateOf(
  { acceptedAt, revokedAt, expiresAt }: Pick<FoundInvitation, 'acceptedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): CompanyInvitationView['state'] {
  if (acceptedAt) return 'used'
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'ready'
}

/** By the account of the mailbox that was written to; its address was proved when the account was made. */
export async function acceptCompanyInvitation(context: Context, { token }: { token: string }) {
  const { db, now } = context
  const { customerId, email } = customer(context)
  const seen = await selectCompanyInvitation(db, hashSecret(token))
  if (!seen) return refuse('link_unknown')
  if (seen.email !== email.toLowerCase()) return refuse('link_not_yours')
  // Company before the account that joins, as whoever orders for it; nobody else holds both.
  await lockCustomer(db, seen.companyId)
  await lockCustomer(db, customerId)
  const found = await lockCompanyInvitation(db, hashSecret(token))
  if (!found) return refuse('link_unknown')
  const { id, companyId, company, role } = found
  const place = await selectPlaceOfAccount(db, customerId)
  // Pressed twice, in two tabs.
  if (found.acceptedAt && place?.companyId === companyId) return ok({ company, role })
  const state = stateOf(found, now)
  if (state === 'used') return refuse('link_used')
  if (state === 'revoked') return refuse('link_revoked')
  if (state === 'expired') return refuse('link_expired')
  if ((await selectCompanyHead(db, companyId)).isSuspended) return refuse('company_suspended')
  if (place) return refuse('company_member_elsewhere', { isOwner: place.isOwner })
  if ((await selectCompanyMembers(db, companyId)).length >= MOST_MEMBERS)
    return refuse('too_many_items', { limit: MOST_MEMBERS })
  const { orderLimit, monthLimit, branchId } = found
  const memberId = await insertCompanyMember(db, { companyId, customerId, role, orderLimit, monthLimit, branchId, now })
  await updateCompanyInvitationAccepted(db, id, memberId, now)
  await audit(db, context, 'company.joined', { type: 'company_member', id: memberId }, { role })
  return ok({ company, role })
}
