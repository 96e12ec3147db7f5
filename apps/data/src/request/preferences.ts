import { createLru } from '@shop/runtime/lru'

export interface Preferences {
  return?: 'minimal' | 'headers-only' | 'representation'
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  count?: 'exact' | 'planned' | 'estimated'
  tx?: 'commit' | 'rollback'
  handling?: 'strict' | 'lenient'
  timezone?: string
  maxAffected?: number
  /** Words nobody knows; an error only with handling=strict. */
  unknown: string[]
}

type Listed = 'return' | 'resolution' | 'missing' | 'count' | 'tx' | 'handling'

const LISTED: Record<Listed, readonly string[]> = {
  return: ['minimal', 'headers-only', 'representation'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
}

const NONE: Preferences = Object.freeze({ unknown: [] })
const LONGEST_KEPT = 200
const known = createLru<Preferences>(200)

/** The first of each kind counts. */
export function parsePreferences(header: string | undefined): Preferences {
  if (header === undefined) return NONE
  const cached = known.get(header)
  if (cached) return cached
  const preferences: Preferences = { unknown: [] }
  for (const part of header.split(',')) {
    const word = part.trim()
    if (word !== '' && !takePreference(preferences, word)) preferences.unknown.push(word)
  }
  if (header.length <= LONGEST_KEPT) known.set(header, preferences)
  return preferences
}

function takePreference(preferences: Preferences, word: string): boolean {
  const equals = word.indexOf('=')
  const name = word.slice(0, Math.max(equals, 0))
  const value = word.slice(equals + 1)
  if (Object.hasOwn(LISTED, name) && LISTED[name as Listed].includes(value)) {
    preferences[name as Listed] ??= value as never
    return true
  }
  if (name === 'timezone' && value !== '') {
    preferences.timezone ??= value
    return true
  }
  if (name === 'max-affected' && /^\d{1,15}$/.test(value)) {
    preferences.maxAffected ??= Number(value)
    return true
  }
  return false
}
