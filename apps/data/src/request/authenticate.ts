import { createLru } from '@shop/runtime/lru'
import { ApiError, badToken } from '#app/errors.ts'
import { checkClaims } from './check-claims.ts'
import type { TokenKeys } from './token-keys.ts'
import { type Claims, verifyToken } from './verify-token.ts'

export interface Identity {
  role: string
  isAnonymous: boolean
  /** JSON for the database, the role always in it. */
  claims: string
}

interface AuthOptions {
  anonRole: string | undefined
  audience: string | undefined
  keys: TokenKeys
}

/** Answers at once where it can: most requests carry no token, or one that was seen before. */
export type Authenticate = (authorization: string | undefined) => Identity | Promise<Identity>

interface Verified {
  claims: Claims
  identity: Identity
  at: number
}

const TOKENS_KEPT = 2000
const LONGEST_KEPT = 4096
// A key that was withdrawn must not let its tokens in for longer than this.
const TRUST_MS = 300_000
const BEARER = /^bearer(?:[ \t]+(.*))?$/is

export function createAuthenticate({ anonRole, audience, keys }: AuthOptions): Authenticate {
  const verified = createLru<Verified>(TOKENS_KEPT)
  const anonymous = anonRole === undefined ? undefined : toIdentity({}, anonRole)

  const accept = ({ claims, identity }: Verified): Identity => {
    checkClaims(claims, audience, Date.now() / 1000)
    return identity
  }
  const verifyNew = async (token: string): Promise<Identity> => {
    const claims = await verifyToken(token, keys)
    checkClaims(claims, audience, Date.now() / 1000)
    const identity = toIdentity(claims, anonRole)
    if (token.length <= LONGEST_KEPT) verified.set(token, { claims, identity, at: Date.now() })
    return identity
  }
  return (authorization) => {
    const match = authorization === undefined ? null : BEARER.exec(authorization)
    if (!match) return anonymous ?? refuseAnonymous()
    const token = (match[1] ?? '').trim()
    if (token === '') throw badToken('PGRST301', 'Empty JWT is sent in Authorization header')
    const known = verified.get(token)
    return known && Date.now() - known.at < TRUST_MS ? accept(known) : verifyNew(token)
  }
}

function toIdentity(claims: Claims, anonRole: string | undefined): Identity {
  const role = readRole(claims.role) ?? anonRole ?? refuseAnonymous()
  return { role, isAnonymous: role === anonRole, claims: JSON.stringify({ ...claims, role: claims.role ?? role }) }
}

function readRole(claim: unknown): string | undefined {
  if (claim === undefined || claim === null) return undefined
  return typeof claim === 'string' ? claim : JSON.stringify(claim)
}

function refuseAnonymous(): never {
  throw new ApiError(401, 'PGRST302', 'Anonymous access is disabled', { headers: { 'WWW-Authenticate': 'Bearer' } })
}
