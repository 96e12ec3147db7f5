import { badToken } from '#app/errors.ts'
import type { Claims } from './verify-token.ts'

const TOLERANCE_SECONDS = 30

/** Whether the claims hold now, for us. */
export function checkClaims(claims: Claims, audience: string | undefined, nowSeconds: number): void {
  const expires = numberClaim(claims, 'exp')
  const notBefore = numberClaim(claims, 'nbf')
  const issued = numberClaim(claims, 'iat')
  if (expires !== undefined && nowSeconds - TOLERANCE_SECONDS > expires) throw badToken('PGRST303', 'JWT expired')
  if (notBefore !== undefined && nowSeconds + TOLERANCE_SECONDS < notBefore) {
    throw badToken('PGRST303', 'JWT not yet valid')
  }
  if (issued !== undefined && nowSeconds + TOLERANCE_SECONDS < issued)
    throw badToken('PGRST303', 'JWT issued at future')
  checkAudience(claims.aud, audience)
}

function numberClaim(claims: Claims, name: string): number | undefined {
  const value = claims[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'number') throw badToken('PGRST303', `The JWT '${name}' claim must be a number`)
  return value
}

function checkAudience(claim: unknown, audience: string | undefined): void {
  if (claim === undefined || claim === null) return
  const listed = Array.isArray(claim) ? claim : [claim]
  if (!listed.every((entry) => typeof entry === 'string')) {
    throw badToken('PGRST303', "The JWT 'aud' claim must be a string or an array of strings")
  }
  if (audience !== undefined && listed.length > 0 && !listed.includes(audience)) {
    throw badToken('PGRST303', 'JWT not in audience')
  }
}
