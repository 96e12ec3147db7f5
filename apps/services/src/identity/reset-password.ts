import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { invalidField } from '#app/http/request-error'
import { deletePasskeys, deleteSessionsExcept, selectPasskeys, selectUser } from '#app/identity/identity.sql'
import type { GivenWithLink } from '#app/identity/links'
import type { LinkRow } from '#app/identity/links.sql'
import { openSession } from '#app/identity/open-session'
import { checkNewPassword } from '#app/identity/password-policy'
import { noticePasswordChange, setPassword } from '#app/identity/set-password'

/** Whoever holds the mailbox sets a new password; everybody else is out, they are in. */
export async function resetPassword(context: Context, link: LinkRow, { password, hash }: GivenWithLink) {
  const { db, deps } = context
  if (password === null || hash === null) throw invalidField('password', 'required')
  checkNewPassword(deps.leakedPasswords, { field: 'password', password, email: link.email })
  const userId = link.userId ?? ''
  // Sessions first: a wish that is being answered right now holds its session, so its link is there to be revoked after.
  await deleteSessionsExcept(db, userId, null)
  await setPassword(context, userId, hash)
  const passkeys = await endPasskeys(context, userId)
  await noticePasswordChange(context, { userId, email: link.email, event: `link:${link.id}`, passkeys })
  await openSession(context, userId)
  return ok({ signedIn: true })
}

/** One of them may be whose intrusion is being ended. Those of staff stay: a mailbox must not take a second factor away. */
async function endPasskeys({ db }: Context, userId: string): Promise<'ended' | 'kept' | 'none'> {
  const user = await selectUser(db, userId)
  if (user?.staffRole) return (await selectPasskeys(db, userId)).length > 0 ? 'kept' : 'none'
  return (await deletePasskeys(db, userId)) > 0 ? 'ended' : 'none'
}
