import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import { formatDate, formatDateAtTime, formatTime, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { laterOf } from '@shop/domain/calendar/local-date'
import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import type { PlanEvent } from '@shop/domain/plan/plan-machine'
import type { CommandContext } from '#app/http/context'
import type { Mail, MailData } from '#app/mail/define-mails'
import { queueMail } from '#app/mail/queue-mail'
import { byStaff } from '#app/plan/emails/by-staff'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { selectNewestCycle } from '#app/plan/many-cycles.sql'
import { cycleLink, planPage } from '#app/plan/plan-link'
import { type PlanRow, selectPlanNames } from '#app/plan/plans.sql'
import { settingsLink } from '#app/plan/settings-link'

/** All of them lead where the plan is seen: to the page of the account, or for a guest to the page that needs none. */
async function queue<Text extends Mail>(
  context: CommandContext,
  plan: PlanRow,
  mail: Text,
  data: Omit<MailData<Text>, 'links.plan'>,
): Promise<void> {
  if (plan.email === null) return
  const { now } = context
  await queueMail(context, mail, {
    object: `plan:${plan.id}`,
    event: `${mail.name}:${now.toISOString()}`,
    to: plan.email,
    ...((await planLink(context, plan, data)) as { data: MailData<Text> }),
  })
}

/** A guest's link opens something: it is kept as a secret. It holds from today, however long ago the last parcel was. */
export async function planLink({ db, deps, now }: CommandContext, plan: PlanRow, data: object) {
  const cycle = plan.customerId === null ? await selectNewestCycle(db, plan.id) : null
  if (!cycle) return { data: { ...data, 'links.plan': planPage(deps.config) } }
  const processOn = laterOf(cycle.processOn, toPragueDay(now))
  return { data, secrets: { 'links.plan': cycleLink(deps.config, plan, { id: cycle.id, processOn }) } }
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

/** Within two working days, as the gateway asks: what was agreed to, from which card, for how much and how it ends. */
export async function queueCardKept(
  context: CommandContext,
  plan: PlanRow,
  { cardNumber, consentText }: { cardNumber: string | null; consentText: string },
): Promise<void> {
  await queue(context, plan, PLAN_MAILS['plan-card-kept'], {
    'card.number': cardNumber ?? '••••',
    'card.limit': formatPrice(CHARGE_LIMIT),
    'card.consent': consentText,
  })
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
