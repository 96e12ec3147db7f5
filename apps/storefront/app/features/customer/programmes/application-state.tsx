import type { ApplicationView } from '@shop/contract/application'
import { formatLongDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Badge } from '@shop/ui/badge/badge'
import type { ReactNode } from 'react'
import { applicationTexts as texts } from '#app/texts/customer/application.ts'

const TONES = {
  in_review: 'warn',
  needs_more: 'highlight',
  approved: 'success',
  declined: 'off',
  suspended: 'warn',
  ended: 'off',
  closed: 'off',
} as const

/** What became of an application, for whoever holds its address. */
export function ApplicationState({ application, children }: { application: ApplicationView; children?: ReactNode }) {
  const { number, state, subject, note, createdAt, answerBy, suppliedAt } = application
  const isWaiting = state === 'in_review'
  return (
    <div className="panel stack" role="status">
      <h3>
        {texts.application} {number} <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </h3>
      <p>
        {subject}. {texts.receivedOn(formatLongDate(toPragueDay(createdAt)))}
      </p>
      {isWaiting && suppliedAt ? <p>{texts.suppliedOn(formatLongDate(toPragueDay(suppliedAt)))}</p> : null}
      <p>{isWaiting ? texts.waiting(formatLongDate(toPragueDay(answerBy))) : texts.stateTexts[state]}</p>
      {/* What was asked for stays with us; once it has come, it is no question any more. */}
      {note && !isWaiting ? <blockquote>{note}</blockquote> : null}
      {children}
    </div>
  )
}

/** Just sent; what becomes of it is seen by the link from the mail. */
export function SentApplication({ number }: { number: string }) {
  return (
    <div className="panel stack" role="status">
      <h3>
        {texts.application} {number} <Badge tone={TONES.in_review}>{texts.states.in_review}</Badge>
      </h3>
      <p>{texts.sent}</p>
    </div>
  )
}
