import { isSigned, sign } from '#app/http/signature'

const DAY_MS = 24 * 60 * 60 * 1000
const VALID_DAYS = 90

/**
 * Opens one order for whoever holds it: the browser that placed it and the mailbox it was confirmed to. Signed, not stored,
 * and the same every time, so a repeat of the placement gives the same one.
 */
export function signOrderAccess(secret: string, order: { orderId: number; placedAt: Date }): string {
  const lastDay = Math.floor(order.placedAt.getTime() / DAY_MS) + VALID_DAYS
  const payload = `${order.orderId}.${lastDay}`
  return `${payload}.${sign(secret, 'order access', payload)}`
}

/** The order a token opens now, or null. A number alone never opens anything. */
export function readOrderAccess(secret: string, token: string, now: Date): number | null {
  const [orderId = '', lastDay = '', signature = ''] = token.split('.')
  if (!isSigned(secret, 'order access', `${orderId}.${lastDay}`, signature)) return null
  return Math.floor(now.getTime() / DAY_MS) <= Number(lastDay) ? Number(orderId) : null
}
