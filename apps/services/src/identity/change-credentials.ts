import type { ChangeEmail, ChangePassword } from '@shop/contract/identity'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { signedIn } from '#app/http/signed-in'
import { deleteSessionsExcept } from '#app/identity/identity.sql'
import { hashPassword } from '#app/identity/password-hash'
import { checkNewPassword } from '#app/identity/password-policy'
import { knowsPassword, noticePasswordChange, setPassword } from '#app/identity/set-password'
import { enqueue } from '#app/store/jobs'

/** The hash of the new password; null when the current one is wrong. */
export async function preparePassword(context: Context, { currentPassword, newPassword }: ChangePassword) {
  const { userId, email } = signedIn(context)
  if (!(await knowsPassword(context, userId, currentPassword))) return null
  checkNewPassword(context.deps.leakedPasswords, { field: 'newPassword', password: newPassword, email })
  return hashPassword(newPassword)
}

export async function changePassword(context: Context, _input: ChangePassword, hash: string | null) {
  const { db, now } = context
  const { userId, sessionId, email } = signedIn(context)
  if (hash === null) return refuse('password_wrong')
  // Sessions first: a wish that is being answered right now holds its session, so its link is there to be revoked after.
  const ended = await deleteSessionsExcept(db, userId, sessionId)
  await setPassword(context, userId, hash)
  await noticePasswordChange(context, { userId, email, event: now.toISOString() })
  await audit(db, context, 'customer.password_changed', { type: 'user', id: userId }, { sessionsEnded: ended })
  return ok({})
}

/** The answer does not tell whether the new address is free; its mailbox does. */
export async function changeEmail(context: Context, { newEmail }: ChangeEmail, isOwner: boolean) {
  const { db, requestId } = context
  const { userId, sessionId } = signedIn(context)
  if (!isOwner) return refuse('password_wrong')
  await enqueue(db, 'answer-email-change', { userId, sessionId, newEmail, requestId })
  await audit(db, context, 'customer.email_change_asked', { type: 'user', id: userId })
  return ok({})
}
