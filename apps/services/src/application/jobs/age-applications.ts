import { type DueStep, lockApplication, selectDueSteps, updateExpiryWarned } from '#app/application/applications.sql'
import { queueStep } from '#app/application/emails/queue-application-mail'
import { moveApplication } from '#app/application/move-application'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

const STEPS = {
  lapse: { event: 'lapse', mail: 'closed', suspendedReason: null },
  expire: { event: 'suspend', mail: 'suspended', suspendedReason: 'expired' },
  stop: { event: 'suspend', mail: 'suspended', suspendedReason: 'overdue' },
  resume: { event: 'restore', mail: 'restored', suspendedReason: null },
  end: { event: 'end', mail: 'ended', suspendedReason: null },
} as const

const NOTES: Record<Exclude<DueStep['step'], 'warn'>, string> = {
  lapse: 'application_lapsed',
  expire: 'certificate_expired',
  stop: 'invoice_overdue',
  resume: 'invoice_paid',
  end: 'two_years_idle',
}

/** What happens to applications by the calendar: forgotten ones close, certificates end, debts suspend and are forgiven when paid. */
export async function ageApplications(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const due = await selectDueSteps(deps.pool, now)
  const batch = { name: 'age-applications', items: due, keyOf: ({ id }: DueStep) => id, orderOf: () => null }
  const outcome = await eachItem(context, batch, (item) => take(context, item))
  if (due.length > 0) log.info(outcome, 'application.aged')
}

async function take(context: JobContext, { number, step }: DueStep): Promise<void> {
  await inTransaction(context.deps.pool, async (db) => {
    const application = await lockApplication(db, number)
    if (!application) return
    const command = { ...context, db }
    if (step === 'warn') {
      await updateExpiryWarned(db, application.id, context.now)
      await queueStep(command, application, 'expiring')
      return
    }
    const { event, mail, suspendedReason } = STEPS[step]
    const moved = await moveApplication(command, application, event, { note: '', suspendedReason })
    if (moved.ok) await queueStep(command, { ...application, note: NOTES[step] }, mail)
  })
}
