import { addDays, daysBetween } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { escalationOn } from '@shop/domain/case/case-deadlines'
import { CASES } from '#app/texts/case.ts'
import type { CaseRow } from './case-rows.ts'

const TONES = { lead: 'wrn', urgent: 'bad', overdue: 'bad' } as const

/** How much of its time is left: yellow after two thirds, red in the last tenth and later. */
export function CaseClock({
  row,
}: {
  row: Pick<CaseRow, 'kind' | 'submitted_at' | 'received_on' | 'decide_by' | 'days_left'>
}) {
  const since = row.received_on ?? toPragueDay(row.submitted_at)
  const today = addDays(row.decide_by, -row.days_left)
  const escalation = escalationOn(row.kind, row.decide_by, today)
  const used = Math.min(100, Math.round((daysBetween(since, today) / daysBetween(since, row.decide_by)) * 100))
  return (
    <span className={escalation ? `clk ${TONES[escalation]}` : 'clk'} style={{ '--c': used } as object}>
      {CASES.left(row.days_left)}
    </span>
  )
}
