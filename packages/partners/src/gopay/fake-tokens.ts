import { randomBytes } from 'node:crypto'
import { type FakeReply, type FakeRequest, json } from '../fake/fake-http.ts'
import type { GopayDesk } from './fake-desk.ts'
import { gopayError } from './fake-errors.ts'

export function issueToken(
  { memory, credentials, now }: GopayDesk,
  request: FakeRequest,
  lifeSeconds: number,
): FakeReply {
  const expected = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')
  if (request.headers.authorization !== `Basic ${expected}`) return gopayError(403, 202, 'AUTH_WRONG_CREDENTIALS')
  const form = new URLSearchParams(request.body)
  if (form.get('grant_type') !== 'client_credentials') return gopayError(403, 201, 'AUTH_GRANT_NOT_SUPPORTED')
  const token = randomBytes(24).toString('base64url')
  memory.tokens.set(token, { scope: form.get('scope') ?? '', expires: now().getTime() + lifeSeconds * 1000 })
  return json({ token_type: 'bearer', access_token: token, expires_in: lifeSeconds })
}

/** Null when the caller may go on. */
export function checkScope(
  { memory, now }: GopayDesk,
  request: FakeRequest,
  wanted: 'payment-create' | 'payment-all',
): FakeReply | null {
  const token = memory.tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
  if (!token || token.expires <= now().getTime()) return gopayError(401, 200, 'AUTH_NOT_AUTHORIZED')
  const isEnough = token.scope === 'payment-all' || token.scope === wanted
  return isEnough ? null : gopayError(403, 200, 'AUTH_NOT_AUTHORIZED')
}
