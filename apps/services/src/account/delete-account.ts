import { ok, refuse } from '@shop/domain/result'
import { hasCompanyMembers } from '#app/account/company/people/members.sql'
import { lockCustomer, selectUsableCredits } from '#app/customer/customer.sql'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { selectPasswordHash } from '#app/identity/identity.sql'
import { signOut } from '#app/identity/sessions'
import { KEPT, REMOVED } from '#app/privacy/deletion-terms'
import { eraseAccount } from '#app/privacy/erase-account'

const FRESH_MS = 60 * 60 * 1000

export async function deletionTerms(context: Context) {
  const { customerId, userId } = customer(context)
  return ok({
    hasPassword: (await selectPasswordHash(context.db, userId)) !== null,
    creditsLost: await selectUsableCredits(context.db, customerId),
    removed: REMOVED,
    kept: KEPT,
  })
}

/** For good. The user and everything that opens the account go; the customer's row stays empty for its documents. */
export async function deleteAccount(context: Context, _input: { password: string | null }, isOwner: boolean) {
  const { db } = context
  const { customerId, userId, email, sessionStartedAt } = customer(context)
  if (!isOwner) return refuse('password_wrong')
  const hasPassword = (await selectPasswordHash(db, userId)) !== null
  // Without a password to ask for, a session left open on a shared computer must not be enough.
  if (!hasPassword && Date.now() - sessionStartedAt.getTime() > FRESH_MS) return refuse('session_not_fresh')

  // Its people would be left without anybody who looks after them; who wants to go takes them out first.
  await lockCustomer(db, customerId)
  if (await hasCompanyMembers(db, customerId)) return refuse('company_has_members')

  await signOut(context)
  await eraseAccount(context, { customerId, userId, email })
  return ok({})
}
