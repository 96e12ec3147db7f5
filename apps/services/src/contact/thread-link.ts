import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { Config } from '#app/config'
import { isSigned, sign } from '#app/http/signature'

/** A mail lies in a mailbox for weeks; every later mail of the thread brings a new one. */
const VALID_DAYS = 60
/** In a page of the account or of an order: long enough to read and write. */
const PAGE_DAYS = 1

interface Thread {
  id: number
  email: string
}

/** Opens one thread for whoever holds the mailbox. Signed, not stored. */
function signThread(secret: string, { id, email }: Thread, lastDay: string): string {
  const payload = `${id}.${lastDay}`
  return `${payload}.${sign(secret, 'thread access', toSigned(payload, email))}`
}

export function threadLink(
  { STOREFRONT_URL, AUTH_SECRET }: Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>,
  thread: Thread,
  now: Date,
): string {
  return `${STOREFRONT_URL}/l/zprava/${signThread(AUTH_SECRET, thread, addDays(toPragueDay(now), VALID_DAYS))}`
}

export function threadToken({ AUTH_SECRET }: Pick<Config, 'AUTH_SECRET'>, thread: Thread, now: Date): string {
  return signThread(AUTH_SECRET, thread, addDays(toPragueDay(now), PAGE_DAYS))
}

interface Access {
  ticketId: number
  isOver: boolean
  /** Whether the mailbox it was sent to is the one of the thread. */
  isSignedFor(email: string): boolean
}

/** What a token claims to open; whether it does is known once the thread is read. */
export function readThreadAccess(secret: string, token: string, now: Date): Access | null {
  const [ticketId = '', lastDay = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(ticketId) || !/^\d{4}-\d\d-\d\d$/.test(lastDay)) return null
  return {
    ticketId: Number(ticketId),
    isOver: toPragueDay(now) > lastDay,
    isSignedFor: (email) => isSigned(secret, 'thread access', toSigned(`${ticketId}.${lastDay}`, email), signature),
  }
}

function toSigned(payload: string, email: string): string {
  return `${payload}\n${email}`
}
