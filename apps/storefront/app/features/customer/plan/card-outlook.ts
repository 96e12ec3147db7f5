import type { PlanView } from '@shop/contract/plan/plan'
import { addDays } from '@shop/domain/calendar/local-date'

const SOON_DAYS = 31

/** What to say about the card: that there is none yet, that it ends before the next parcel, or soon. */
export function cardOutlook(
  { payment, card, cycle, state }: Pick<PlanView, 'payment' | 'card' | 'cycle' | 'state'>,
  today: string,
): 'noCard' | 'cardEnds' | 'cardSoon' | null {
  if (payment?.kind !== 'online' || state === 'ended') return null
  if (!card) return 'noCard'
  if (card.expiresOn === null) return null
  if (cycle && cycle.order === null && card.expiresOn < cycle.processOn) return 'cardEnds'
  return card.expiresOn < addDays(today, SOON_DAYS) ? 'cardSoon' : null
}
