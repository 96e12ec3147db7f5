import { formatOnWeekdayDate } from '@shop/czech/format-date'
import { laterOf } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { CycleState } from '@shop/domain/plan/cycle-machine'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import type { CycleRow } from '#app/plan/cycles.sql'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { queueNotice } from '#app/plan/emails/queue-cycle-mails'
import { cycleLink } from '#app/plan/plan-link'
import type { PlanRow } from '#app/plan/plans.sql'

const STAGES: Partial<Record<CycleState, string>> = {
  planned: 'Tři dny předem přijde upozornění s cenou.',
  locked: 'Už ji chystáme a změny nepřijímáme.',
  ordered: 'Už je z ní objednávka.',
  payment_failed: 'Objednávka čeká na zaplacení, odkaz k němu máte ve zprávě o platbě.',
}

/** A new link to the parcel that is open: the notice once more while it can be changed, and what it has come to afterwards. */
export async function queueRenewed(context: CommandContext, plan: PlanRow, cycle: CycleRow): Promise<void> {
  const event = `renewed:${context.now.toISOString()}`
  if (cycle.state === 'announced') return queueNotice(context, plan, cycle, { event })
  if (plan.email === null) return
  // It holds from today, however long ago the parcel was to be sent.
  const processOn = laterOf(cycle.processOn, toPragueDay(context.now))
  await queueMail(context, PLAN_MAILS['plan-link'], {
    object: `cycle:${cycle.id}`,
    event,
    to: plan.email,
    data: { 'cycle.processDate': formatOnWeekdayDate(cycle.processOn), 'cycle.stage': STAGES[cycle.state] ?? '' },
    secrets: { 'links.cycle': cycleLink(context.deps.config, plan, { id: cycle.id, processOn }) },
  })
}
