import type { NewPasskey } from '@shop/contract/identity'
import { ok, refuse } from '@shop/domain/result'
import { isAPIError } from 'better-auth/api'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { signedIn } from '#app/http/signed-in'
import type { Auth } from '#app/identity/auth'
import { describeSession, readNewActor } from '#app/identity/describe-session'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { STAFF_MAILS } from '#app/identity/emails/staff-mails'
import { deletePasskey, selectPasskeys, selectPasswordHash } from '#app/identity/identity.sql'
import { proveSession } from '#app/identity/members.sql'
import { noticeDevice } from '#app/identity/notice-device'
import { endCurrentSession } from '#app/identity/open-session'
import { maySetUpFactor } from '#app/identity/second-factor'
import { queueMail } from '#app/mail/queue-mail'

type Json = Record<string, unknown>
type PasskeyProof = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

export async function passkeySignInOptions(context: Context) {
  const { headers, response } = await context.deps.auth.api.generatePasskeyAuthenticationOptions({
    headers: context.headers,
    returnHeaders: true,
  })
  context.cookies.push(...headers.getSetCookie())
  return ok(response as unknown as Json)
}

export async function passkeySignIn(context: Context, { response: proof }: { response: Json }) {
  const { deps, db } = context
  const opened = await orRefused(() =>
    deps.auth.api.verifyPasskeyAuthentication({
      // The library checks every part of it; to us it is only something the browser made.
      body: { response: proof as unknown as PasskeyProof },
      headers: context.headers,
      returnHeaders: true,
    }),
  )
  if (!opened) return refuse('passkey_refused')
  await endCurrentSession(context)
  context.cookies.push(...opened.headers.getSetCookie())
  await audit(db, context, 'session.opened', { type: 'user', id: opened.response.user.id }, { by: 'passkey' })
  await deps.onSignedIn(context, opened.response.user.id)
  // Having the device and being its owner are two factors.
  if (isOwnerVerified(proof)) await proveSession(db, opened.response.session.id)
  const actor = await readNewActor(deps, db, context.cookies)
  await noticeDevice(context, actor)
  return ok(await describeSession({ deps, db, actor }))
}

export async function passkeys(context: Context) {
  const { userId } = signedIn(context)
  const rows = await selectPasskeys(context.db, userId)
  return ok({
    passkeys: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    hasPassword: (await selectPasswordHash(context.db, userId)) !== null,
  })
}

export async function newPasskeyOptions(context: Context) {
  const made = await orStale(() =>
    context.deps.auth.api.generatePasskeyRegistrationOptions({ headers: context.headers, returnHeaders: true }),
  )
  if (!made) return refuse('session_not_fresh')
  context.cookies.push(...made.headers.getSetCookie())
  return ok(made.response as unknown as Json)
}

export async function newStaffPasskeyOptions(context: Context) {
  return (await maySetUpFactor(context)) ? newPasskeyOptions(context) : refuse('second_factor_required')
}

export async function addStaffPasskey(context: Context, given: NewPasskey) {
  if (!(await maySetUpFactor(context))) return refuse('second_factor_required')
  const added = await keepPasskey(context, given)
  if (!added.ok) return added
  const { userId, email } = signedIn(context)
  await queueMail(context, STAFF_MAILS['staff-passkey-added'], {
    object: `user:${userId}`,
    event: `passkey:${added.value.id}`,
    to: email,
    data: {},
  })
  return added
}

async function keepPasskey({ deps, db, headers, ...caller }: Context, { name, response }: NewPasskey) {
  const added = await orStale(() =>
    orRefused(() => deps.auth.api.verifyPasskeyRegistration({ body: { name, response }, headers })),
  )
  if (added === null) return refuse('session_not_fresh')
  if (added === undefined) return refuse('passkey_refused')
  await audit(db, caller, 'passkey.added', { type: 'passkey', id: added.id })
  return ok({ id: added.id, name, createdAt: new Date(added.createdAt).toISOString() })
}

export async function addPasskey(context: Context, given: NewPasskey) {
  const { deps } = context
  const added = await keepPasskey(context, given)
  if (!added.ok) return added
  const { userId, email } = signedIn(context)
  await queueMail(context, ACCOUNT_MAILS['passkey-added'], {
    object: `user:${userId}`,
    event: `passkey:${added.value.id}`,
    to: email,
    data: {
      'links.passkeys': `${deps.config.STOREFRONT_URL}/ucet/osobni-udaje#klice`,
      'links.forgotten': `${deps.config.STOREFRONT_URL}/zapomenute-heslo`,
    },
  })
  return added
}

export async function removePasskey(context: Context, { id }: { id: string }) {
  const { userId } = signedIn(context)
  if (!(await deletePasskey(context.db, userId, id))) throw notFound()
  await audit(context.db, context, 'passkey.removed', { type: 'passkey', id })
  return ok({})
}

const OWNER_VERIFIED = 0x04

/** A bit of what the passkey has signed, and the library has checked: a finger, a face or a PIN was asked for. */
function isOwnerVerified(proof: Json): boolean {
  const { authenticatorData } = (proof.response ?? {}) as Json
  if (typeof authenticatorData !== 'string') return false
  // After the hash of the site's name.
  return ((Buffer.from(authenticatorData, 'base64url')[32] ?? 0) & OWNER_VERIFIED) !== 0
}

/** What the browser sent does not prove anything: unknown key, wrong challenge, broken signature. */
async function orRefused<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await run()
  } catch (error) {
    if (isAPIError(error) && error.statusCode !== 403) return undefined
    throw error
  }
}

/** The library asks for a recent sign-in before it gives anybody a new key. */
async function orStale<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run()
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 403) return null
    throw error
  }
}
