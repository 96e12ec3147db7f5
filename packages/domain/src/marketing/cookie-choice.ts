/** What a visitor has agreed to beside what the shop cannot work without. */
export interface CookieChoice {
  preferences: boolean
  analytics: boolean
  marketing: boolean
}

export interface KeptChoice extends CookieChoice {
  /** Under which the proof is stored. */
  key: string
  wordingVersion: number
}

/** Which words the cookie card speaks now; the database holds them under this number. */
export const COOKIE_WORDING = 1

/** Where the browser keeps the choice; a script reads it too. */
export const CHOICE_COOKIE = 'cenich_souhlas'

export const COOKIE_GROUPS = ['preferences', 'analytics', 'marketing'] as const
export type CookieGroup = (typeof COOKIE_GROUPS)[number]

export const EVERYTHING: CookieChoice = { preferences: true, analytics: true, marketing: true }
export const NOTHING: CookieChoice = { preferences: false, analytics: false, marketing: false }

// The authority's guidance: a consent holds a year at most, after a refusal half a year passes before the next question.
const CONSENT_DAYS = 365
const REFUSAL_DAYS = 183

const SHAPE = /^(\d{1,4})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([01])([01])([01])$/

/** Short, so that it costs little with every request, and readable by a script. */
export function formatChoice({ wordingVersion, key, preferences, analytics, marketing }: KeptChoice): string {
  return `${wordingVersion}.${key}.${Number(preferences)}${Number(analytics)}${Number(marketing)}`
}

/** Null when nobody has chosen yet, or when what was chosen were other words. */
export function parseChoice(text: string, wordingVersion: number): KeptChoice | null {
  const [, version, key, preferences, analytics, marketing] = SHAPE.exec(text) ?? []
  if (key === undefined || Number(version) !== wordingVersion) return null
  return {
    wordingVersion,
    key,
    preferences: preferences === '1',
    analytics: analytics === '1',
    marketing: marketing === '1',
  }
}

export function daysToKeep(choice: CookieChoice): number {
  return COOKIE_GROUPS.some((group) => choice[group]) ? CONSENT_DAYS : REFUSAL_DAYS
}
