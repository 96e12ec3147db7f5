import type { JobName } from '@shop/contract/jobs'
import { jobsOf } from '@shop/contract/running/job-rights'
import { TRUTH_REPAIRS } from '@shop/contract/running/truth-repairs'
import { ok } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import {
  completeJob,
  isJobOf,
  rescheduleJob,
  selectFailedJobs,
  selectHistory,
  selectLastRuns,
  selectOrderMails,
  selectTruthStates,
  selectWaitingJobs,
} from '#app/staff/system.sql'
import { enqueue } from '#app/store/jobs'
import { selectTruths } from '#app/truths/truths.sql'

const DAY_MS = 24 * 60 * 60 * 1000
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export async function staffJobs(context: Context) {
  const { db } = context
  const tasks = jobsOf(staffAtWork(context).role)
  const [failed, { waiting, oldestAt }] = [await selectFailedJobs(db, tasks), await selectWaitingJobs(db)]
  const runs = (await selectLastRuns(db)).filter(({ task }) => tasks === null || tasks.includes(task as JobName))
  return ok({
    waiting,
    oldestWaitingAt: iso(oldestAt),
    failed: failed.map(({ runAt, ...job }) => ({ ...job, runAt: runAt.toISOString() })),
    timetable: runs.map(({ task, lastRunAt }) => ({ task, lastRunAt: iso(lastRunAt) })),
  })
}

/** Whatever is not of the own trade is as good as not there. */
export async function retryJob(context: Context, { jobId }: { jobId: number }) {
  const { db } = context
  const isOwn = await isJobOf(db, jobId, jobsOf(staffAtWork(context).role))
  if (!isOwn || !(await rescheduleJob(db, jobId))) throw notFound()
  await audit(db, context, 'job.retried', { type: 'job', id: jobId })
  return ok({})
}

/** Only what is dead already: what is still tried may succeed by itself. */
export async function skipJob(context: Context, { jobId, reason }: { jobId: number; reason: string }) {
  if (!(await completeJob(context.db, jobId))) throw notFound()
  await audit(context.db, context, 'job.skipped', { type: 'job', id: jobId }, { reason })
  return ok({})
}

export async function staffTruths({ db, now }: Context) {
  const truths = await selectTruthStates(db, now)
  const checked = (await selectLastRuns(db)).find(({ task }) => task === 'check-truths')
  return ok({
    truths: truths.map(({ violatedAt, brokenSince, ...truth }) => ({
      ...truth,
      violatedAt: iso(violatedAt),
      brokenSince: iso(brokenSince),
    })),
    checkedAt: iso(checked?.lastRunAt ?? null),
  })
}

/** About the last day alone: over everything it is asked at night. */
export async function staffTruth({ db, now }: Context, { name }: { name: string }) {
  const [answer] = await selectTruths(db, new Date(now.getTime() - DAY_MS), name)
  if (!answer) throw notFound()
  return ok({ name, violations: answer.violations, samples: answer.samples })
}

/** By jobs that may always run once more; for which rows is asked now, and a truth names its first five. */
export async function repairTruth(context: Context, { name, reason }: { name: string; reason: string }) {
  const { db, requestId } = context
  const repair = TRUTH_REPAIRS[name]
  if (!repair) throw notFound()
  const payloads = repair.of ? await brokenRows(context, name, repair.of) : [{}]
  for (const payload of payloads) await enqueue(db, repair.job, { ...payload, requestId } as never)
  await audit(db, context, 'truth.repaired', { type: 'truth', id: name }, { reason, job: repair.job })
  return ok({ jobs: payloads.length })
}

async function brokenRows({ db, now }: Context, truth: string, { column, name }: { column: string; name: string }) {
  const [answer] = await selectTruths(db, new Date(now.getTime() - DAY_MS), truth)
  return (answer?.samples ?? []).map((row) => ({ [name]: Number(row[column]) }))
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
