import type { NewPasskey } from '@shop/contract/identity'
import { ok, refuse } from '@shop/domain/result'
import { isAPIError } from 'better-auth/api'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { signedIn } from '#app/http/signed-in'
import type { Auth } from '#app/identity/auth'
import { describeNewSession } from '#app/identity/describe-session'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { deletePasskey, selectPasskeys, selectPasswordHash } from '#app/identity/identity.sql'
import { endCurrentSession } from '#app/identity/open-session'
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
  return ok(await describeNewSession(deps, db, context.cookies))
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

export async function addPasskey(context: Context, { name, response }: NewPasskey) {
  const { deps, db, headers } = context
  const added = await orStale(() =>
    orRefused(() => deps.auth.api.verifyPasskeyRegistration({ body: { name, response }, headers })),
  )
  if (added === null) return refuse('session_not_fresh')
  if (added === undefined) return refuse('passkey_refused')
  await audit(db, context, 'passkey.added', { type: 'passkey', id: added.id })
  const { userId, email } = signedIn(context)
  await queueMail(context, ACCOUNT_MAILS['passkey-added'], {
    object: `user:${userId}`,
    event: `passkey:${added.id}`,
    to: email,
    data: {
      'links.passkeys': `${deps.config.STOREFRONT_URL}/ucet/osobni-udaje#klice`,
      'links.forgotten': `${deps.config.STOREFRONT_URL}/zapomenute-heslo`,
    },
  })
  return ok({ id: added.id, name, createdAt: new Date(added.createdAt).toISOString() })
}

export async function removePasskey(context: Context, { id }: { id: string }) {
  const { userId } = signedIn(context)
  if (!(await deletePasskey(context.db, userId, id))) throw notFound()
  await audit(context.db, context, 'passkey.removed', { type: 'passkey', id })
  return ok({})
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
