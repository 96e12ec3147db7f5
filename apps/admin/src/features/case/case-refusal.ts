import { CASE_REFUSALS, CASE_REFUSED, DECISION_REFUSALS, UNFINISHED } from '#app/texts/case-decision.ts'

interface Refused {
  code: string
  details: unknown
}

/** Never a code: the reason behind it when one is told, else what it means. */
export function toSentence({ code, details }: Refused): string {
  const { reason = '' } = (details ?? {}) as { reason?: string }
  return UNFINISHED[reason] ?? DECISION_REFUSALS[reason] ?? CASE_REFUSALS[code] ?? CASE_REFUSED
}

/** Whoever is still filling it in has made no mistake yet. */
export function isUnfinished({ details }: Refused): boolean {
  const { reason = '' } = (details ?? {}) as { reason?: string }
  return reason in UNFINISHED
}
