import { randomUUID } from 'node:crypto'
import type { RecordCookieChoice } from '@shop/contract/measurement'
import {
  CHOICE_COOKIE,
  COOKIE_GROUPS,
  COOKIE_WORDING,
  type CookieChoice,
  daysToKeep,
  EVERYTHING,
  formatChoice,
  NOTHING,
} from '@shop/domain/marketing/cookie-choice'
import { config } from '#app/config.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { readChoice } from '#app/state/marketing.ts'

const DAY = 24 * 60 * 60

/** Stores the proof first: a cookie without one would be a consent that nobody can show. Null when it could not be. */
export async function keepChoice(
  request: Request,
  visit: Visit,
  source: RecordCookieChoice['source'],
): Promise<string | null> {
  const choice = toChoice(await readForm(request))
  const key = readChoice(request.headers.get('cookie'))?.key ?? randomUUID()
  const kept = { ...choice, key, wordingVersion: COOKIE_WORDING } as const
  const stored = await attempt(request, visit.services.recordCookieChoice({ ...kept, source }))
  if (!stored.ok) return null
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  return `${CHOICE_COOKIE}=${formatChoice(kept)}; Path=/; Max-Age=${daysToKeep(choice) * DAY}; SameSite=Lax${secure}`
}

function toChoice(form: FormData): CookieChoice {
  const all = form.get('all')
  if (all === 'yes') return EVERYTHING
  if (all === 'no') return NOTHING
  const [preferences, analytics, marketing] = COOKIE_GROUPS.map((group) => form.has(group))
  return { preferences: preferences === true, analytics: analytics === true, marketing: marketing === true }
}
