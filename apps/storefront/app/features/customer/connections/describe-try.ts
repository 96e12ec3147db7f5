import type { WebhookDelivery } from '@shop/contract/webhook/webhook'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { connectionTexts as texts } from '#app/texts/customer/connections.ts'

/** What became of the last try and when the next one is, in one line. */
export function describeTry({ last, tries, state, nextAt }: WebhookDelivery): string {
  if (!last) return texts.waiting
  const said =
    last.status === null
      ? texts.outcomes[last.outcome]
      : `${texts.outcomes[last.outcome]}, ${texts.status(last.status)}`
  const parts = [said, `${last.ms} ms`]
  if (tries > 1) parts.push(texts.attempts(tries))
  if (state === 'waiting' && nextAt) parts.push(texts.nextAt(formatMoment(toPragueTime(new Date(nextAt)))))
  return parts.join(' · ')
}
