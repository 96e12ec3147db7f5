import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ChangeEmail, ChangePassword, NewPasskey, OpenSession, Passkey, WebAuthnJson } from '../identity.ts'
import { KnownPassword, Nothing } from '../text-fields.ts'

const AuthId = z.strictObject({ id: z.uuid({ error: 'invalid' }) })

/** How an account is entered: passwords, sessions, passkeys, second factor. */
export const securityEndpoints = {
  changePassword: endpoint({
    method: 'POST',
    path: '/account/password',
    summary: 'Sets a new password; every other session ends.',
    access: 'customer',
    body: ChangePassword,
    reply: Nothing,
    refusals: ['password_wrong', 'session_not_fresh'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/account/email',
    summary: 'Asks the new address for confirmation; until then nothing changes.',
    access: 'customer',
    body: ChangeEmail,
    reply: Nothing,
    status: 202,
    refusals: ['password_wrong', 'session_not_fresh'],
  }),
  openSessions: endpoint({
    method: 'GET',
    path: '/account/sessions',
    summary: 'Where this account is signed in.',
    access: 'customer',
    reply: z.object({ sessions: z.array(OpenSession) }),
    refusals: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/account/sessions/:id',
    summary: 'Signs one device out.',
    access: 'customer',
    params: AuthId,
    reply: Nothing,
    refusals: [],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/account/sessions',
    summary: 'Signs every other device out.',
    access: 'customer',
    reply: z.object({ ended: z.number() }),
    refusals: [],
  }),
  passkeys: endpoint({
    method: 'GET',
    path: '/account/passkeys',
    summary: 'Passkeys of this account.',
    access: 'customer',
    reply: z.object({ passkeys: z.array(Passkey), hasPassword: z.boolean() }),
    refusals: [],
  }),
  newPasskeyOptions: endpoint({
    method: 'POST',
    path: '/account/passkeys/options',
    summary: 'The challenge for a new passkey.',
    access: 'customer',
    body: Nothing,
    reply: WebAuthnJson,
    refusals: ['session_not_fresh'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/account/passkeys',
    summary: 'Keeps a new passkey.',
    access: 'customer',
    body: NewPasskey,
    reply: Passkey,
    status: 201,
    refusals: ['session_not_fresh', 'passkey_refused'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/account/passkeys/:id',
    summary: 'Forgets a passkey.',
    access: 'customer',
    params: AuthId,
    reply: Nothing,
    refusals: [],
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/staff/second-factor',
    summary: 'Gives the secret for an authenticator app and backup codes; holds after confirmation.',
    access: 'staff',
    body: z.strictObject({ password: KnownPassword }),
    reply: z.object({ totpUri: z.string(), backupCodes: z.array(z.string()) }),
    refusals: ['password_wrong'],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/staff/second-factor/confirmation',
    summary: 'Proves the authenticator app works; from now on every sign-in asks for it.',
    access: 'staff',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/, { error: 'invalid' }) }),
    reply: Nothing,
    refusals: ['second_factor_wrong'],
  }),
} as const
