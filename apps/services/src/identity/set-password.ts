import type { Context } from '#app/http/context'
import { signedIn } from '#app/http/signed-in'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { selectPasswordHash } from '#app/identity/identity.sql'
import { revokeLinks } from '#app/identity/links.sql'
import { hashPassword, verifyPassword } from '#app/identity/password-hash'
import { queueMail } from '#app/mail/queue-mail'

/** For `before` of a command that sets a password, if one was given. */
export async function hashGiven(_context: Context, { password }: { password: string | null }): Promise<string | null> {
  return password === null ? null : hashPassword(password)
}

/** For `before` of a command that only the owner of the account may give. */
export async function checkOwnPassword(context: Context, { password }: { password: string | null }): Promise<boolean> {
  return knowsPassword(context, signedIn(context).userId, password)
}

/** Also the first password of an account that had none. Links sent before the change stop working. */
export async function setPassword({ db, deps, now }: Context, userId: string, hash: string): Promise<void> {
  const { internalAdapter } = await deps.auth.$context
  if ((await selectPasswordHash(db, userId)) === null) {
    await internalAdapter.linkAccount({ userId, accountId: userId, providerId: 'credential', password: hash })
  } else {
    await internalAdapter.updatePassword(userId, hash)
  }
  await revokeLinks(db, userId, { now })
}

/** True also for an account without a password, which has nothing to compare. */
async function knowsPassword({ db }: Context, userId: string, password: string | null): Promise<boolean> {
  const hash = await selectPasswordHash(db, userId)
  if (hash === null) return true
  return password !== null && verifyPassword({ hash, password })
}

const FRESH_MS = 60 * 60 * 1000

export type OwnerProof = 'proved' | 'password_wrong' | 'session_not_fresh'

/**
 * By the password; an account that has none needs a recent sign-in, or a session left open on a shared computer would be enough.
 * Sessions live by real time, so it is real time they are compared with.
 */
export async function proveOwner(context: Context, password: string | null): Promise<OwnerProof> {
  const { userId, sessionStartedAt } = signedIn(context)
  const hash = await selectPasswordHash(context.db, userId)
  if (hash === null) return Date.now() - sessionStartedAt.getTime() > FRESH_MS ? 'session_not_fresh' : 'proved'
  return password !== null && (await verifyPassword({ hash, password })) ? 'proved' : 'password_wrong'
}

interface PasswordNotice {
  userId: string
  email: string
  event: string
  passkeys: 'none' | 'ended' | 'kept'
}

const PASSKEYS_SENTENCES = {
  none: 'Přístupové klíče k účtu žádné nepatří.',
  ended: 'Přístupové klíče jsme zrušili, nové si přidáte v účtu.',
  kept: 'Přístupové klíče zůstávají a přihlásí i dál. Zkontrolujte v účtu, že jsou všechny vaše.',
}

export async function noticePasswordChange(
  context: Context,
  { userId, email, event, passkeys }: PasswordNotice,
): Promise<void> {
  await queueMail(context, ACCOUNT_MAILS['password-changed'], {
    object: `user:${userId}`,
    event: `password:${event}`,
    to: email,
    data: {
      'customer.email': email,
      'account.passkeys': PASSKEYS_SENTENCES[passkeys],
      'links.forgotten': `${context.deps.config.STOREFRONT_URL}/zapomenute-heslo`,
    },
  })
}
