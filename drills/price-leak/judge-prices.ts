import type { PageAnswer } from '@shop/stack/page-visitor'
import { type Group, groupsIn } from './marked-prices.sql.ts'

export type Asked = 'public' | 'own'

/** What is wrong with an answer to somebody of a group; null is a stranger. */
export function judgePrices(asked: Asked, group: Group | null, answer: PageAnswer): string[] {
  const { path, status, text, headers } = answer
  const who = group ?? 'stranger'
  const faults: string[] = []
  if (status !== 200) faults.push(`${who} got ${status} for ${path}`)
  const seen = groupsIn(text)
  for (const other of seen) {
    if (asked === 'public' || other !== group) faults.push(`${who} reads a price of ${other} in ${path}`)
  }
  if (asked === 'public') return faults
  const isPrivate = headers.get('cache-control') === 'private, no-store'
  if (!isPrivate) faults.push(`${path} may be kept: ${headers.get('cache-control')}`)
  if (headers.get('x-cache') === 'HIT') faults.push(`${path} of ${who} came from a copy`)
  // Whoever has prices of their own must find them: an empty answer would prove nothing.
  if (group && group !== 'maloobchod' && !seen.has(group)) faults.push(`${who} does not find the own price in ${path}`)
  return faults
}
