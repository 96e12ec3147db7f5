type SurveyState = 'open' | 'finished' | 'expired'

const DAY_MS = 24 * 60 * 60 * 1000

interface Asked {
  expiresAt: Date
  finishedAt: Date | null
}

/** Answers stay answers when the link ends. */
export function surveyState({ expiresAt, finishedAt }: Asked, now: Date): SurveyState {
  if (finishedAt) return 'finished'
  return expiresAt <= now ? 'expired' : 'open'
}

/** Until when the answers may be changed, counted from the first end; null when they may not. */
export function editableUntil({ finishedAt }: Pick<Asked, 'finishedAt'>, editDays: number, now: Date): Date | null {
  if (!finishedAt) return null
  const end = new Date(finishedAt.getTime() + editDays * DAY_MS)
  return now < end ? end : null
}
