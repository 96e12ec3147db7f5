import { emptyCartsOf } from '#app/cart/aging.sql'
import { withdrawConsents } from '#app/customer/consents.sql'
import { forfeitCredits } from '#app/customer/credits.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Caller } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { hashSubject } from '#app/http/limits'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { queueMail } from '#app/mail/queue-mail'
import { followAccount } from '#app/newsletter/follow-account'
import { erasePerson } from '#app/privacy/erasures.sql'
import { withdrawReviewsOf } from '#app/review/withdraw-review'
import type { Db } from '#app/store/database'

interface Erasing extends Caller {
  deps: Deps
  db: Db
  /** Empty when nobody asked: the account was left alone for years. */
  ip: string
}

interface Account {
  customerId: number
  userId: string
  email: string
}

/** For good, and in one transaction: whoever asks and whatever crashes, an account is there whole or gone whole. */
export async function eraseAccount(context: Erasing, { customerId, userId, email }: Account): Promise<void> {
  const { db, deps, now } = context
  await lockCustomer(db, customerId)
  await queueMail(context, ACCOUNT_MAILS['account-deleted'], {
    object: `customer:${customerId}`,
    event: 'deleted',
    to: email,
    data: {},
  })
  await withdrawConsents(db, customerId, now)
  await followAccount(context, { email, granted: false, source: 'deletion' })
  await forfeitCredits(db, customerId, now)
  await emptyCartsOf(db, customerId, now)
  await withdrawReviewsOf(context, customerId)
  await erasePerson(db, { customerId, email, now, emailHash: hashSubject(deps.config.AUTH_SECRET, email) })
  const { internalAdapter } = await deps.auth.$context
  await internalAdapter.deleteUser(userId)
  await audit(db, context, 'customer.deleted', { type: 'customer', id: customerId })
}
