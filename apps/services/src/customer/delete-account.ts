import type { DeletionTerms } from '@shop/contract/customer'
import { ok, refuse } from '@shop/domain/result'
import { emptyCartsOf } from '#app/cart/aging.sql'
import { withdrawConsents } from '#app/customer/consents.sql'
import { forfeitCredits } from '#app/customer/credits.sql'
import { anonymiseCustomer, lockCustomer, selectUsableCredits } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { hashSubject } from '#app/http/limits'
import { customer } from '#app/http/signed-in'
import { selectPasswordHash } from '#app/identity/identity.sql'
import { signOut } from '#app/identity/sessions'
import { queueMail } from '#app/mail/queue-mail'
import { followAccount } from '#app/newsletter/follow-account'
import { withdrawReviewsOf } from '#app/review/withdraw-review'

const FRESH_MS = 60 * 60 * 1000

// What the law or a possible dispute keeps: § 35 of the VAT act, limitation of claims, proof of consent.
const KEPT: DeletionTerms['kept'] = [
  { what: 'invoices', why: 'tax_law', years: 10 },
  { what: 'orders', why: 'claims', years: 4 },
  { what: 'complaints', why: 'claims', years: 4 },
  { what: 'consents', why: 'evidence', years: 4 },
]
const REMOVED: DeletionTerms['removed'] = ['profile', 'addresses', 'dogs', 'credits', 'reviews', 'sessions', 'passkeys']

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
  const { db, deps, now } = context
  const { customerId, userId, email, sessionStartedAt } = customer(context)
  if (!isOwner) return refuse('password_wrong')
  const hasPassword = (await selectPasswordHash(db, userId)) !== null
  // Without a password to ask for, a session left open on a shared computer must not be enough.
  if (!hasPassword && Date.now() - sessionStartedAt.getTime() > FRESH_MS) return refuse('session_not_fresh')

  await lockCustomer(db, customerId)
  await queueMail(context, {
    object: `customer:${customerId}`,
    event: 'deleted',
    template: 'account-deleted',
    to: email,
    data: {},
  })
  await withdrawConsents(db, customerId, now)
  await followAccount(context, { email, granted: false, source: 'deletion' })
  await forfeitCredits(db, customerId, now)
  await emptyCartsOf(db, customerId, now)
  await withdrawReviewsOf(context, customerId)
  await signOut(context)
  await anonymiseCustomer(db, customerId, { now, emailHash: hashSubject(deps.config.AUTH_SECRET, email) })
  const { internalAdapter } = await deps.auth.$context
  await internalAdapter.deleteUser(userId)
  await audit(db, context, 'customer.deleted', { type: 'customer', id: customerId })
  return ok({})
}
