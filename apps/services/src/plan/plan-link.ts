import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { Config } from '#app/config'
import { isSigned, sign } from '#app/http/signature'
import type { CycleRow } from '#app/plan/cycles.sql'
import type { PlanRow } from '#app/plan/plans.sql'

const VALID_DAYS = 30

type Keys = Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>

/** Opens one parcel for whoever holds the mailbox; until some weeks after it was to be sent. Signed, not stored. */
function signCycleAccess(
  secret: string,
  plan: Pick<PlanRow, 'email'>,
  cycle: Pick<CycleRow, 'id' | 'processOn'>,
): string {
  const payload = `${cycle.id}.${addDays(cycle.processOn, VALID_DAYS)}`
  return `${payload}.${sign(secret, 'cycle access', toSigned(payload, plan.email))}`
}

interface Access {
  cycleId: number
  isOver: boolean
  /** Whether the mailbox it was sent to is still the one of the plan. */
  isSignedFor(email: string | null): boolean
}

/** What a token claims to open; whether it does is known once the plan is read. */
export function readCycleAccess(secret: string, token: string, now: Date): Access | null {
  const [cycleId = '', lastDay = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(cycleId) || !/^\d{4}-\d\d-\d\d$/.test(lastDay)) return null
  return {
    cycleId: Number(cycleId),
    isOver: toPragueDay(now) > lastDay,
    isSignedFor: (email) => isSigned(secret, 'cycle access', toSigned(`${cycleId}.${lastDay}`, email), signature),
  }
}

// With the address in it: another mailbox, and every link sent to the old one opens nothing.
function toSigned(payload: string, email: string | null): string {
  return `${payload}\n${email ?? ''}`
}

export function cycleLink(
  config: Keys,
  plan: Pick<PlanRow, 'email'>,
  cycle: Pick<CycleRow, 'id' | 'processOn'>,
): string {
  return `${config.STOREFRONT_URL}/l/doruceni/${signCycleAccess(config.AUTH_SECRET, plan, cycle)}`
}

export function planPage({ STOREFRONT_URL }: Keys): string {
  return `${STOREFRONT_URL}/ucet/pravidelne-doruceni`
}
