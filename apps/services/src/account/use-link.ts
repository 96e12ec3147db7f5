import { LINK_ACTIONS, type LinkAction, type LinkOutcome, type LinkPurpose } from '@shop/contract/link'
import { ok, type Result, refuse } from '@shop/domain/result'
import { confirmEmail } from '#app/account/confirm-email'
import { confirmRegistration } from '#app/account/confirm-registration'
import { audit, type Context } from '#app/http/context'
import { type GivenWithLink, linkState, toLinkView } from '#app/identity/links'
import { type LinkRow, lockLink, selectLink, updateLinkUsed } from '#app/identity/links.sql'
import { openSession } from '#app/identity/open-session'
import { sendRegistrationAgain } from '#app/identity/register'
import { resetPassword } from '#app/identity/reset-password'
import { enqueue } from '#app/store/jobs'
import { hashSecret } from '#app/store/secret'

interface LinkAddress {
  action: LinkAction
  token: string
}

type Act = (
  context: Context,
  link: LinkRow,
  input: GivenWithLink,
) => Promise<Result<{ signedIn: boolean }, 'account_exists'>>

const ACTS: Record<LinkPurpose, Act> = {
  confirm_registration: confirmRegistration,
  confirm_email: confirmEmail,
  reset_password: resetPassword,
  sign_in: signInByLink,
}

/** Only looks. A mail scanner that opens every link changes nothing. */
export async function describeLink({ db, now }: Context, { action, token }: LinkAddress) {
  const link = await selectLink(db, hashSecret(token), LINK_ACTIONS[action])
  return link ? ok(toLinkView(link, now)) : refuse('link_unknown')
}

/** Does what the link is for, once: the row stays locked until everything it causes has committed. */
export async function useLink(
  context: Context,
  { action, token, password, registrationKey }: LinkAddress & Omit<GivenWithLink, 'hash'>,
  hash: string | null,
) {
  const { db, now } = context
  const link = await lockLink(db, hashSecret(token), LINK_ACTIONS[action])
  if (!link) return refuse('link_unknown')
  const state = linkState(link, now)
  if (state === 'used') return refuse('link_used', { usedAt: link.usedAt?.toISOString() })
  if (state === 'revoked') return refuse('link_revoked')
  if (state === 'expired') return refuse('link_expired', { expiredAt: link.expiresAt.toISOString() })

  const result = await ACTS[link.purpose](context, link, { password, hash, registrationKey })
  if (!result.ok) return result
  await updateLinkUsed(db, link.id, now)
  await audit(db, context, 'link.used', { type: 'link', id: link.id }, { purpose: link.purpose })
  const outcome: LinkOutcome = { purpose: link.purpose, signedIn: result.value.signedIn, returnTo: link.returnTo }
  return ok(outcome)
}

/**
 * To the same address as before, whoever asks: the one who holds an old link learns nothing and gains nothing. A new address
 * is another matter, it is not the account's yet: only somebody signed in to that account may ask it again.
 */
export async function renewLink({ db, now, requestId, actor }: Context, { action, token }: LinkAddress) {
  const link = await selectLink(db, hashSecret(token), LINK_ACTIONS[action])
  if (!link) return refuse('link_unknown')
  const state = linkState(link, now)
  if (state === 'used') return refuse('link_used', { usedAt: link.usedAt?.toISOString() })
  if (state === 'revoked') return refuse('link_revoked')
  if (link.registrationId !== null) {
    await sendRegistrationAgain(db, link.registrationId, { now, requestId })
  } else if (link.purpose === 'confirm_email') {
    if (!('userId' in actor) || actor.userId !== link.userId) return refuse('link_not_yours')
    const { userId, sessionId } = actor
    await enqueue(db, 'answer-email-change', { userId, sessionId, newEmail: link.email, requestId })
  } else if (link.purpose === 'sign_in' || link.purpose === 'reset_password') {
    const { purpose, email, returnTo } = link
    await enqueue(db, 'answer-link-request', { purpose, email, returnTo, browser: '', requestId })
  }
  return ok({})
}

async function signInByLink(context: Context, { userId }: LinkRow) {
  await openSession(context, userId ?? '')
  return ok({ signedIn: true })
}
