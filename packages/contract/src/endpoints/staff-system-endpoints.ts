import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FailedJob, HistoryEntry, HistoryQuery, SentMail, TruthRows, TruthState } from '../staff/staff-system.ts'
import { Reason } from '../staff-order.ts'
import { Id, Nothing } from '../text-fields.ts'

const JobId = z.strictObject({ jobId: Id })

/** „Hlídač a úlohy“: what runs by itself, and what became of it. */
export const staffSystemEndpoints = {
  staffJobs: endpoint({
    method: 'GET',
    path: '/staff/jobs',
    summary: 'Jobs that have failed, the dead ones first, and how many wait.',
    access: 'staff',
    work: 'system',
    reply: z.object({ waiting: z.number(), failed: z.array(FailedJob) }),
    refusals: [],
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/staff/jobs/:jobId/retry',
    summary: 'Runs a failed job again, with all its attempts.',
    access: 'staff',
    work: 'system',
    params: JobId,
    body: Nothing,
    reply: Nothing,
    refusals: [],
  }),
  skipJob: endpoint({
    method: 'POST',
    path: '/staff/jobs/:jobId/skipping',
    summary: 'Lets a dead job go, for a reason; what it was to do is not done.',
    access: 'staff',
    work: 'system',
    params: JobId,
    body: Reason,
    reply: Nothing,
    refusals: [],
  }),
  staffTruths: endpoint({
    method: 'GET',
    path: '/staff/truths',
    summary: 'Every truth, and when it was last found broken.',
    access: 'staff',
    work: 'system',
    reply: z.object({ truths: z.array(TruthState) }),
    refusals: [],
  }),
  staffTruth: endpoint({
    method: 'GET',
    path: '/staff/truths/:name',
    summary: 'Asks one truth about the last day: how many rows break it, and the first five.',
    access: 'staff',
    work: 'system',
    params: z.strictObject({ name: z.string().regex(/^[a-z_]{3,80}$/, { error: 'invalid' }) }),
    reply: TruthRows,
    refusals: [],
  }),
  orderMails: endpoint({
    method: 'GET',
    path: '/staff/orders/:orderId/mails',
    summary: 'Mails about an order, newest first.',
    access: 'staff',
    work: 'orders',
    params: z.strictObject({ orderId: Id }),
    reply: z.object({ mails: z.array(SentMail) }),
    refusals: [],
  }),
  staffHistory: endpoint({
    method: 'GET',
    path: '/staff/history',
    summary: 'Who did what with one thing, newest first.',
    access: 'staff',
    work: 'orders',
    query: HistoryQuery,
    reply: z.object({ entries: z.array(HistoryEntry) }),
    refusals: [],
  }),
} as const
