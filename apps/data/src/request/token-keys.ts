import { createLocalJWKSet, createRemoteJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

/** What tokens may be signed with. */
export interface TokenKeys {
  secret?: Uint8Array
  /** Public keys; never used for HS256, so that nobody can sign with a public key as the secret. */
  keySet?: JWTVerifyGetKey
}

export const SHARED_ALGORITHM = 'HS256'
export const PUBLIC_ALGORITHMS = ['ES256', 'ES384', 'ES512', 'RS256', 'RS384', 'RS512', 'PS256', 'EdDSA', 'Ed25519']

interface TokenKeyOptions {
  secret?: string | undefined
  jwks?: JSONWebKeySet | undefined
  jwksUrl?: string | undefined
}

export function createTokenKeys({ secret, jwks, jwksUrl }: TokenKeyOptions): TokenKeys {
  const keys: TokenKeys = {}
  if (secret !== undefined) keys.secret = new TextEncoder().encode(secret)
  if (jwks) keys.keySet = createLocalJWKSet(jwks)
  else if (jwksUrl) keys.keySet = createRemoteJWKSet(new URL(jwksUrl))
  return keys
}
