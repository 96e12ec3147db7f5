import type { StaffTaskKind } from '@shop/contract/staff/staff-tasks'
import type { CaseState } from '@shop/domain/case/case-state'
import type { CaseRow } from '#app/case/cases.sql'
import { isAwaited } from '#app/case/is-awaited'
import type { CommandContext } from '#app/http/context'
import { closeStaffTaskAbout } from '#app/tasks/staff-tasks.sql'

const CLOCKS: readonly StaffTaskKind[] = ['case_lead', 'case_urgent', 'case_overdue', 'case_before_dispatch']
/** The next step is ours, so somebody is called to take it. */
const OURS: readonly CaseState[] = ['notified', 'no_return', 'received', 'assessed']

/** Nobody is called to decide what is decided, taken back or waits for its customer; a complaint has its thirty days also while it does. */
export async function closeClocks({ db, now }: CommandContext, given: CaseRow): Promise<void> {
  const { id, kind: about, state } = given
  if (OURS.includes(state) || (about === 'complaint' && isAwaited(given))) return
  for (const kind of CLOCKS) {
    const closing = { closedBy: 'system', note: 'Na řadě už nejsme my.', now }
    await closeStaffTaskAbout(db, { kind, subject: `case:${id}` }, closing)
  }
}
