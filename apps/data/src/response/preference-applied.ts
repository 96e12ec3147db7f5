import type { Preferences } from '#app/request/preferences.ts'

interface AppliedScope {
  /** The answer to a write of a table. */
  isWrite: boolean
  hasConflictTarget: boolean
  takesDefaults: boolean
  allowsTx: boolean
  isTimezoneKnown: boolean
  limitsAffected: boolean
}

/** In the fixed order of the contract, not in that of the request. */
export function formatPreferenceApplied(preferences: Preferences, scope: AppliedScope): string {
  const { resolution, missing, count, tx, handling, timezone, maxAffected } = preferences
  const applied: string[] = []
  if (resolution && scope.hasConflictTarget) applied.push(`resolution=${resolution}`)
  if (missing && scope.takesDefaults) applied.push(`missing=${missing}`)
  if (preferences.return && scope.isWrite) applied.push(`return=${preferences.return}`)
  if (count) applied.push(`count=${count}`)
  if (tx && scope.allowsTx) applied.push(`tx=${tx}`)
  if (handling) applied.push(`handling=${handling}`)
  if (timezone !== undefined && scope.isTimezoneKnown) applied.push(`timezone=${timezone}`)
  if (maxAffected !== undefined && scope.limitsAffected) applied.push(`max-affected=${maxAffected}`)
  return applied.join(', ')
}
