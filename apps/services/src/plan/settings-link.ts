import type { Config } from '#app/config'
import { isSigned, sign } from '#app/http/signature'
import type { PlanRow } from '#app/plan/plans.sql'

const VALID_MS = 60 * 60 * 1000

type Keys = Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>

/** Opens the settings of a plan for an hour, address and payment with them. Nothing else opens them without signing in. */
export function settingsLink(
  { STOREFRONT_URL, AUTH_SECRET }: Keys,
  plan: Pick<PlanRow, 'id' | 'email'>,
  now: Date,
): { href: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + VALID_MS)
  const payload = `${plan.id}.${expiresAt.getTime()}`
  return {
    href: `${STOREFRONT_URL}/l/doruceni/nastaveni/${payload}.${sign(AUTH_SECRET, 'plan settings', toSigned(payload, plan.email))}`,
    expiresAt,
  }
}

interface Access {
  planId: number
  expiresAt: Date
  /** Whether the mailbox it was sent to is still the one of the plan. */
  isSignedFor(email: string | null): boolean
}

/** What a token claims to open; whether it does is known once the plan is read. */
export function readSettingsAccess(secret: string, token: string): Access | null {
  const [planId = '', expires = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(planId) || !/^\d{1,15}$/.test(expires)) return null
  return {
    planId: Number(planId),
    expiresAt: new Date(Number(expires)),
    isSignedFor: (email) => isSigned(secret, 'plan settings', toSigned(`${planId}.${expires}`, email), signature),
  }
}

// With the address in it, so that it dies with it.
function toSigned(payload: string, email: string | null): string {
  return `${payload}\n${email ?? ''}`
}
