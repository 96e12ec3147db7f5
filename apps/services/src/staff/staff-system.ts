import { ok } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import {
  completeJob,
  rescheduleJob,
  selectFailedJobs,
  selectHistory,
  selectOrderMails,
  selectTruthStates,
  selectWaitingJobs,
} from '#app/staff/system.sql'
import { selectTruths } from '#app/truths/truths.sql'

const DAY_MS = 24 * 60 * 60 * 1000
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export async function staffJobs({ db }: Context) {
  const failed = await selectFailedJobs(db)
  return ok({
    waiting: await selectWaitingJobs(db),
    failed: failed.map(({ runAt, ...job }) => ({ ...job, runAt: runAt.toISOString() })),
  })
}

export async function retryJob(context: Context, { jobId }: { jobId: number }) {
  if (!(await rescheduleJob(context.db, jobId))) throw notFound()
  await audit(context.db, context, 'job.retried', { type: 'job', id: jobId })
  return ok({})
}

/** Only what is dead already: what is still tried may succeed by itself. */
export async function skipJob(context: Context, { jobId, reason }: { jobId: number; reason: string }) {
  if (!(await completeJob(context.db, jobId))) throw notFound()
  await audit(context.db, context, 'job.skipped', { type: 'job', id: jobId }, { reason })
  return ok({})
}

export async function staffTruths({ db }: Context) {
  const truths = await selectTruthStates(db)
  return ok({ truths: truths.map(({ violatedAt, ...truth }) => ({ ...truth, violatedAt: iso(violatedAt) })) })
}

/** About the last day alone: over everything it is asked at night. */
export async function staffTruth({ db, now }: Context, { name }: { name: string }) {
  const [answer] = await selectTruths(db, new Date(now.getTime() - DAY_MS), name)
  if (!answer) throw notFound()
  return ok({ name, violations: answer.violations, samples: answer.samples })
}

export async function orderMails({ db }: Context, { orderId }: { orderId: number }) {
  const mails = await selectOrderMails(db, orderId)
  return ok({
    mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: iso(sentAt),
    })),
  })
}

export async function staffHistory(
  { db }: Context,
  { objectType, objectId }: { objectType: string; objectId: string },
) {
  const entries = await selectHistory(db, objectType, objectId)
  return ok({ entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) })
}
