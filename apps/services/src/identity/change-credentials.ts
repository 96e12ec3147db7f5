import type { ChangeEmail, ChangePassword } from '@shop/contract/identity'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { signedIn } from '#app/http/signed-in'
import { deleteSessionsExcept, selectPasskeys } from '#app/identity/identity.sql'
import { hashPassword } from '#app/identity/password-hash'
import { checkNewPassword } from '#app/identity/password-policy'
import { noticePasswordChange, type OwnerProof, proveOwner, setPassword } from '#app/identity/set-password'
import { enqueue } from '#app/store/jobs'

type PreparedPassword = { proof: Exclude<OwnerProof, 'proved'> } | { proof: 'proved'; hash: string }

export async function preparePassword(
  context: Context,
  { currentPassword, newPassword }: ChangePassword,
): Promise<PreparedPassword> {
  const { email } = signedIn(context)
  const proof = await proveOwner(context, currentPassword)
  if (proof !== 'proved') return { proof }
  checkNewPassword(context.deps.leakedPasswords, { field: 'newPassword', password: newPassword, email })
  return { proof, hash: await hashPassword(newPassword) }
}

export async function changePassword(context: Context, _input: ChangePassword, prepared: PreparedPassword) {
  const { db, now } = context
  const { userId, sessionId, email } = signedIn(context)
  if (prepared.proof !== 'proved') return refuse(prepared.proof)
  // Sessions first: a wish that is being answered right now holds its session, so its link is there to be revoked after.
  const ended = await deleteSessionsExcept(db, userId, sessionId)
  await setPassword(context, userId, prepared.hash)
  const passkeys = (await selectPasskeys(db, userId)).length > 0 ? 'kept' : 'none'
  await noticePasswordChange(context, { userId, email, event: now.toISOString(), passkeys })
  await audit(db, context, 'customer.password_changed', { type: 'user', id: userId }, { sessionsEnded: ended })
  return ok({})
}

export function proveForEmail(context: Context, { password }: ChangeEmail): Promise<OwnerProof> {
  return proveOwner(context, password)
}

/** The answer does not tell whether the new address is free; its mailbox does. */
export async function changeEmail(context: Context, { newEmail }: ChangeEmail, proof: OwnerProof) {
  const { db, requestId } = context
  const { userId, sessionId } = signedIn(context)
  if (proof !== 'proved') return refuse(proof)
  await enqueue(db, 'answer-email-change', { userId, sessionId, newEmail, requestId })
  await audit(db, context, 'customer.email_change_asked', { type: 'user', id: userId })
  return ok({})
}
