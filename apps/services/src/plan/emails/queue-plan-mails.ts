import { formatDate, formatDateAtTime, formatTime, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { PlanEvent } from '@shop/domain/plan/plan-machine'
import type { CommandContext } from '#app/http/context'
import type { Mail, MailData } from '#app/mail/define-mails'
import { queueMail } from '#app/mail/queue-mail'
import { byStaff } from '#app/plan/emails/by-staff'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { planPage } from '#app/plan/plan-link'
import { type PlanRow, selectPlanNames } from '#app/plan/plans.sql'
import { settingsLink } from '#app/plan/settings-link'

/** All of them lead to the page of the account; a guest reads the rest in the mail itself. */
async function queue<Text extends Mail>(
  context: CommandContext,
  plan: PlanRow,
  mail: Text,
  data: Omit<MailData<Text>, 'links.plan'>,
): Promise<void> {
  if (plan.email === null) return
  const { now, deps } = context
  await queueMail(context, mail, {
    object: `plan:${plan.id}`,
    event: `${mail.name}:${now.toISOString()}`,
    to: plan.email,
    data: { ...data, 'links.plan': planPage(deps.config) } as MailData<Text>,
  })
}

async function itemsOf({ db }: CommandContext, { id }: PlanRow): Promise<string> {
  return (await selectPlanNames(db, id)).join('; ')
}

export async function queueResumed(context: CommandContext, plan: PlanRow, reason: string | null): Promise<void> {
  const data = { 'plan.items': await itemsOf(context, plan) }
  if (reason === null) return queue(context, plan, PLAN_MAILS['plan-resumed'], data)
  await queue(context, plan, PLAN_MAILS['plan-resumed-by-staff'], { ...data, 'plan.byStaff': byStaff(reason) })
}

export async function queuePaused(
  context: CommandContext,
  plan: PlanRow,
  event: PlanEvent,
  reason: string | null = null,
): Promise<void> {
  const until = plan.pausedUntil
  const text =
    event === 'payments_failed'
      ? 'Tři zásilky po sobě se nepodařilo zaplatit, tak jsme doručování pozastavili. Spustíte ho, až se vám to bude hodit.'
      : until
        ? `Pravidelné doručení stojí ${formatUntilWeekdayDate(until)}, pak se samo rozběhne.`
        : 'Pravidelné doručení stojí, dokud ho zase nespustíte.'
  await queue(context, plan, PLAN_MAILS['plan-paused'], {
    'plan.pauseText': [text, byStaff(reason)].filter(Boolean).join(' '),
  })
}

export async function queueWaiting(context: CommandContext, plan: PlanRow, missing: readonly string[]): Promise<void> {
  await queue(context, plan, PLAN_MAILS['plan-waiting'], { 'plan.missing': missing.join('; ') })
}

export async function queueCardEnding(
  context: CommandContext,
  plan: PlanRow,
  card: { cardNumber: string | null; cardExpiresOn: string },
): Promise<void> {
  await queue(context, plan, PLAN_MAILS['plan-card-ending'], {
    'card.number': card.cardNumber ?? '',
    'card.expires': formatDate(card.cardExpiresOn),
  })
}

/** Opens the settings for an hour: encrypted until it has gone, and nowhere afterwards. */
export async function queueSettingsLink(context: CommandContext, plan: PlanRow): Promise<void> {
  if (plan.email === null) return
  const { now, deps } = context
  const { href, expiresAt } = settingsLink(deps.config, plan, now)
  await queueMail(context, PLAN_MAILS['plan-settings-link'], {
    object: `plan:${plan.id}`,
    event: `settings:${now.toISOString()}`,
    to: plan.email,
    data: { 'link.until': `do ${formatTime(toPragueTime(expiresAt).time)}` },
    secrets: { 'links.settings': href },
  })
}

export async function queueEnded(context: CommandContext, plan: PlanRow): Promise<void> {
  await queue(context, plan, PLAN_MAILS['plan-ended'], {
    'plan.endedAt': formatDateAtTime(toPragueTime(context.now)),
  })
}

/** The order it was to begin with came to nothing. */
export async function queueNotBegun(context: CommandContext, plan: PlanRow): Promise<void> {
  await queue(context, plan, PLAN_MAILS['plan-not-begun'], { 'plan.items': await itemsOf(context, plan) })
}
