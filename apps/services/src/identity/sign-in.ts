import type { SignIn } from '@shop/contract/identity'
import { signInDelaySeconds } from '@shop/domain/customer/sign-in-delay'
import { ok, refuse } from '@shop/domain/result'
import { widestNetwork } from '@shop/runtime/networks'
import { isAPIError } from 'better-auth/api'
import { audit, type Context } from '#app/http/context'
import { hashSubject, tooManyAttempts } from '#app/http/limits'
import { describeNewSession } from '#app/identity/describe-session'
import {
  deleteSignInFailures,
  lockSignInFailures,
  selectUserByEmail,
  updateSignInFailures,
} from '#app/identity/identity.sql'
import { endCurrentSession } from '#app/identity/open-session'
import { inTransaction } from '#app/store/database'

const FORGET_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * Every try counts as a failure until it succeeds, in a transaction of its own: a hundred guesses sent at once are a hundred.
 * Counted per address and network, so a stranger's failures never keep the owner out.
 */
async function takeTicket(context: Context, email: string): Promise<void> {
  const { deps, now } = context
  const subject = toSubject(context, email)
  await inTransaction(deps.pool, async (tx) => {
    const row = await lockSignInFailures(tx, subject, now)
    const waitMs = row.retryAt.getTime() - now.getTime()
    if (waitMs > 0) throw tooManyAttempts(waitMs / 1000)
    const failures = now.getTime() - row.lastAt.getTime() > FORGET_AFTER_MS ? 1 : row.failures + 1
    const retryAt = new Date(now.getTime() + signInDelaySeconds(failures) * 1000)
    await updateSignInFailures(tx, subject, { failures, retryAt, now })
  })
}

/** Hashing takes its time and must not hold a connection meanwhile, or guesses would keep everybody else waiting. */
export async function checkPassword(context: Context, { email, password, remember }: SignIn) {
  await takeTicket(context, email)
  return trySignIn(context, { email, password, rememberMe: remember })
}

/** An unknown address costs the same hashing as a known one and gets the same answer. */
export async function signIn(context: Context, { email }: SignIn, signed: Awaited<ReturnType<typeof checkPassword>>) {
  const { deps, db } = context
  if (!signed) {
    await audit(db, context, 'session.refused')
    return refuse('sign_in_failed')
  }
  await deleteSignInFailures(db, toSubject(context, email))
  context.cookies.push(...signed.cookies)
  if (signed.needsSecondFactor) return refuse('second_factor_required')
  await endCurrentSession(context)
  const user = await selectUserByEmail(db, email)
  await audit(db, context, 'session.opened', user && { type: 'user', id: user.id }, { by: 'password' })
  if (user) await deps.onSignedIn(context, user.id)
  return ok(await describeNewSession(deps, db, context.cookies))
}

async function trySignIn({ deps, headers }: Context, body: { email: string; password: string; rememberMe: boolean }) {
  try {
    const { headers: answer, response } = await deps.auth.api.signInEmail({ body, headers, returnHeaders: true })
    return { cookies: answer.getSetCookie(), needsSecondFactor: 'twoFactorRedirect' in response }
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401) return null
    throw error
  }
}

function toSubject({ deps, ip }: Context, email: string): Buffer {
  return hashSubject(deps.config.AUTH_SECRET, `${email}\n${widestNetwork(ip)}`)
}
