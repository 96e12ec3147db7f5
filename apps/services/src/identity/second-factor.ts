import { ok, refuse } from '@shop/domain/result'
import { isAPIError } from 'better-auth/api'
import { provedUntil } from '#app/http/check-staff'
import { audit, type Context } from '#app/http/context'
import { enforceLimits, type Limit } from '#app/http/limits'
import { signedIn } from '#app/http/signed-in'
import { describeSession, readNewActor } from '#app/identity/describe-session'
import { selectOwnFactors } from '#app/identity/factors.sql'
import { hasSecondFactor, proveSession } from '#app/identity/members.sql'
import { noticeDevice } from '#app/identity/notice-device'
import { hashRecoveryCode } from '#app/identity/recovery-codes'

const guesses: Limit = { action: 'second-factor', per: 'customer', max: 10, windowSeconds: 60 * 60 }

/** With a session of one factor the library counts no failures, so they are counted here, per member wherever they are. */
export async function limitCodes(context: Context): Promise<undefined> {
  if (context.actor.kind === 'staff') await enforceLimits(context, [guesses])
}

/** The secret for an authenticator app. It holds only after a code from the app has come back. */
export async function startSecondFactor(context: Context, { password }: { password: string }) {
  if (!(await maySetUpFactor(context))) return refuse('second_factor_required')
  const started = await orRefused(() =>
    context.deps.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers: context.headers }),
  )
  if (started?.method !== 'totp') return refuse('password_wrong')
  await audit(context.db, context, 'staff.second_factor_started')
  return ok({ totpUri: started.totpURI, backupCodes: started.backupCodes })
}

export async function confirmSecondFactor(context: Context, { code }: { code: string }) {
  const confirmed = await verifyCode(context, code)
  if (!confirmed) return refuse('second_factor_wrong')
  await audit(context.db, context, 'staff.second_factor_confirmed')
  await noticeDevice(context, await readNewActor(context.deps, context.db, context.cookies))
  return ok({})
}

/** The first factor of all is set up with the password; any other only by whoever has shown one that is there. */
export async function maySetUpFactor(context: Context): Promise<boolean> {
  const { actor, db } = context
  if (actor.kind === 'staff' && actor.secondFactor) return true
  return !(await hasSecondFactor(db, signedIn(context).userId))
}

/** In a session that is open already: from now on it has both factors, and the second is recent. */
export async function proveSecondFactor(context: Context, { code }: { code: string }) {
  const { actor, db } = context
  if (actor.kind !== 'staff' || !(await verifyCode(context, code))) return refuse('second_factor_wrong')
  const secondFactorAt = await proveSession(db, actor.sessionId)
  const until = provedUntil({ ...actor, secondFactorAt })
  if (!until) return refuse('second_factor_wrong')
  await audit(db, context, 'staff.second_factor_proved')
  await noticeDevice(context, { ...actor, secondFactor: true })
  return ok({ provedUntil: until.toISOString() })
}

/** The second half of signing in; the first half left a cookie that says whose code is awaited. */
export async function verifySecondFactor(context: Context, { code }: { code: string }) {
  if (!(await verifyCode(context, code))) return refuse('second_factor_wrong')
  const { deps, db } = context
  const actor = await readNewActor(deps, db, context.cookies)
  await audit(db, context, 'session.opened', null, { by: 'second_factor' })
  await noticeDevice(context, actor)
  return ok(await describeSession({ deps, db, actor }))
}

/** What the own sign-in rests on, and how many codes are left for the day the phone is gone. */
export async function ownFactors(context: Context) {
  return ok(await selectOwnFactors(context.db, signedIn(context).userId))
}

/** Ten new ones; those from before open nothing any more. */
export async function renewRecoveryCodes(context: Context, { password }: { password: string }) {
  const made = await orRefused(() =>
    context.deps.auth.api.generateBackupCodes({ body: { password }, headers: context.headers }),
  )
  if (!made) return refuse('password_wrong')
  await audit(context.db, context, 'staff.recovery_codes_renewed')
  return ok({ recoveryCodes: made.backupCodes })
}

async function verifyCode(context: Context, code: string): Promise<boolean> {
  const {
    auth: { api },
    config,
  } = context.deps
  const request = { headers: context.headers, returnHeaders: true } as const
  const answer = await orRefused<{ headers: Headers }>(() =>
    /^\d{6}$/.test(code)
      ? api.verifyTOTP({ ...request, body: { code } })
      : api.verifyBackupCode({ ...request, body: { code: hashRecoveryCode(config.AUTH_SECRET, code) } }),
  )
  if (answer) context.cookies.push(...answer.headers.getSetCookie())
  return answer !== null
}

async function orRefused<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run()
  } catch (error) {
    if (isAPIError(error)) return null
    throw error
  }
}
