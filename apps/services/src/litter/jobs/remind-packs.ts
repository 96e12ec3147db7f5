import { formatUntilWeekdayDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { packsDay } from '@shop/domain/litter/litter-calendar'
import { isPacksReminderDue } from '@shop/domain/litter/starter-packs'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { LITTER_MAILS } from '#app/litter/emails/litter-mails'
import { selectUnaskedLitters, type UnaskedLitter } from '#app/litter/jobs/pack-reminders.sql'
import { selectLitterRules } from '#app/litter/litters.sql'
import { queueMail } from '#app/mail/queue-mail'
import { inTransaction } from '#app/store/database'

/** Before the last day to ask for packs; each litter once, however often the job runs. */
export async function remindPacks(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const { daysBefore } = await selectLitterRules(deps.pool)
  const today = toPragueDay(now)
  const litters = await selectUnaskedLitters(deps.pool, now)
  const items = litters.filter(({ bornOn }) => isPacksReminderDue(bornOn, today, daysBefore))
  const batch = { name: 'remind-packs', items, keyOf: ({ id }: UnaskedLitter) => id }
  const outcome = await eachItem(context, batch, (litter) => remind(context, litter, daysBefore))
  if (items.length > 0) log.info(outcome, 'litter.packs_reminded')
}

async function remind(context: JobContext, { id, name, bornOn, email }: UnaskedLitter, daysBefore: number) {
  const { deps } = context
  await inTransaction(deps.pool, (db) =>
    queueMail({ ...context, db }, LITTER_MAILS['litter-packs'], {
      object: `litter:${id}`,
      event: 'packs',
      to: email,
      data: {
        'litter.name': name,
        'litter.packsUntil': formatUntilWeekdayDate(packsDay(bornOn, daysBefore)),
        'links.litter': `${deps.config.STOREFRONT_URL}/ucet/vrhy/${id}`,
      },
    }),
  )
}
