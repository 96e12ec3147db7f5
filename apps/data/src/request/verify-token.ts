import { compactVerify, decodeProtectedHeader, errors } from 'jose'
import { ApiError, badToken } from '#app/errors.ts'
import { PUBLIC_ALGORITHMS, SHARED_ALGORITHM, type TokenKeys } from './token-keys.ts'

export type Claims = Record<string, unknown>

const WRONG_KEY = 'No suitable key or wrong key type'

/** Checks who signed; what the claims say is checked apart, because time passes. */
export async function verifyToken(token: string, keys: TokenKeys): Promise<Claims> {
  if (!keys.secret && !keys.keySet) throw new ApiError(500, 'PGRST300', 'Server lacks JWT secret')
  const parts = token.split('.').length
  if (parts !== 3) throw badToken('PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  const algorithm = readAlgorithm(token)
  if (algorithm === 'none') {
    const details = "JWT is unsecured but expected 'alg' was not 'none'"
    throw badToken('PGRST301', 'Wrong or unsupported encoding algorithm', details)
  }
  const payload = await checkSignature(token, algorithm, keys)
  return parseClaims(payload)
}

function readAlgorithm(token: string): string {
  try {
    return String(decodeProtectedHeader(token).alg)
  } catch {
    throw badToken('PGRST301', 'JWT cryptographic operation failed')
  }
}

async function checkSignature(token: string, algorithm: string, keys: TokenKeys): Promise<Uint8Array> {
  try {
    if (algorithm === SHARED_ALGORITHM && keys.secret) {
      return (await compactVerify(token, keys.secret, { algorithms: [SHARED_ALGORITHM] })).payload
    }
    if (PUBLIC_ALGORITHMS.includes(algorithm) && keys.keySet) {
      return (await compactVerify(token, keys.keySet, { algorithms: [algorithm] })).payload
    }
  } catch (error) {
    throw toTokenError(error)
  }
  throw badToken('PGRST301', WRONG_KEY, 'No suitable key was found to decode the JWT')
}

function toTokenError(error: unknown): ApiError {
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    return badToken('PGRST301', WRONG_KEY, 'No suitable key was found to decode the JWT')
  }
  if (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    !(error instanceof errors.JOSEError)
  ) {
    const headers = { 'Retry-After': '5' }
    return new ApiError(503, 'PGRST300', 'The keys that tokens are signed with cannot be fetched', { headers })
  }
  return badToken('PGRST301', WRONG_KEY, 'None of the keys was able to decode the JWT')
}

function parseClaims(payload: Uint8Array): Claims {
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(payload))
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return claims as Claims
  } catch {
    // Signed, but not by anybody who writes JSON: the same answer as for any other payload that is no object.
  }
  throw badToken('PGRST303', 'Parsing claims failed')
}
