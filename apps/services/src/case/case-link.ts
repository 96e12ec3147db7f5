import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { CaseKind } from '@shop/domain/case/case-state'
import type { Config } from '#app/config'
import { isSigned, sign } from '#app/http/signature'

type Keys = Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>

/** A mail lies in a mailbox for weeks; a new link is sent whenever somebody asks. */
const FORM_DAYS = 90
/** Over a year: as long as anybody may come back to what was decided. */
const CASE_DAYS = 400

const FORM_PAGES: Readonly<Record<CaseKind, string>> = {
  withdrawal: 'odstoupeni',
  complaint: 'reklamace',
  guarantee: 'nechutna',
}

/** Opens the forms of one order, not the order. Signed, not stored. */
export function formToken({ AUTH_SECRET }: Pick<Keys, 'AUTH_SECRET'>, orderId: number, now: Date): string {
  const payload = `f${orderId}.${addDays(toPragueDay(now), FORM_DAYS)}`
  return `${payload}.${sign(AUTH_SECRET, 'case form', payload)}`
}

export function formLink(keys: Keys, kind: CaseKind, orderId: number, now: Date): string {
  return `${keys.STOREFRONT_URL}/l/${FORM_PAGES[kind]}/${formToken(keys, orderId, now)}`
}

type ReadToken = { id: number; isOver: boolean } | null

export function readFormToken(secret: string, token: string, now: Date): ReadToken {
  const [id = '', lastDay = '', signature = ''] = token.split('.')
  if (!/^f\d{1,15}$/.test(id) || !isSigned(secret, 'case form', `${id}.${lastDay}`, signature)) return null
  return { id: Number(id.slice(1)), isOver: toPragueDay(now) > lastDay }
}

/** The same however often it is made: bound to the day the case was handed in. */
export function caseToken(
  { AUTH_SECRET }: Pick<Keys, 'AUTH_SECRET'>,
  { id, submittedAt }: { id: number; submittedAt: Date },
): string {
  const payload = `${id}.${addDays(toPragueDay(submittedAt), CASE_DAYS)}`
  return `${payload}.${sign(AUTH_SECRET, 'case access', payload)}`
}

export function caseLink(keys: Keys, given: { id: number; submittedAt: Date }): string {
  return `${keys.STOREFRONT_URL}/l/pripad/${caseToken(keys, given)}`
}

export function readCaseToken(secret: string, token: string, now: Date): ReadToken {
  const [id = '', lastDay = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(id) || !isSigned(secret, 'case access', `${id}.${lastDay}`, signature)) return null
  return { id: Number(id), isOver: toPragueDay(now) > lastDay }
}
