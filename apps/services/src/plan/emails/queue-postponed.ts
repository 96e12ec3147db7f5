import { formatOnWeekdayDate } from '@shop/czech/format-date'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import type { CycleRow } from '#app/plan/cycles.sql'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { cycleLink } from '#app/plan/plan-link'
import type { PlanRow } from '#app/plan/plans.sql'

interface Postponed {
  cycle: CycleRow
  /** As it was announced. */
  before: CycleRow
  why: string
}

const WHY: Record<string, string> = {
  dearer: 'Mezitím zdražila a víc, než jsme ohlásili, vám neúčtujeme.',
  out_of_stock: 'Poslední kusy se prodaly dřív, než na ni přišla řada.',
}
const BLOCKED =
  'Tak, jak je nastavená, ji teď odeslat nejde, nejčastěji kvůli výdejnímu místu, dopravě nebo platbě. Díváme se na to a ozveme se vám.'

/** An announced parcel was to go today and does not. Missing goods have a mail of their own, which names them. */
export async function queuePostponed(
  context: CommandContext,
  plan: PlanRow,
  { cycle, before, why }: Postponed,
): Promise<void> {
  if (plan.email === null || why === 'goods_missing') return
  await queueMail(context, PLAN_MAILS['plan-postponed'], {
    object: `cycle:${cycle.id}`,
    event: `postponed:${before.processOn}`,
    to: plan.email,
    data: { 'cycle.processDate': formatOnWeekdayDate(before.processOn), 'cycle.why': WHY[why] ?? BLOCKED },
    secrets: { 'links.cycle': cycleLink(context.deps.config, plan, cycle) },
  })
}
