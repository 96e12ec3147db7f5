import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ProposeRecall, Recalls, RecallView } from '../staff/recall.ts'
import { Id, Nothing } from '../text-fields.ts'

const OnBatch = z.strictObject({ batchId: Id })

/** A batch is called back by two people. */
export const staffRecallEndpoints = {
  recalls: endpoint({
    method: 'GET',
    path: '/staff/stock/recalls',
    summary: 'Every batch that is stopped or was called back, from the newest.',
    access: 'staff',
    work: 'stock_blocks',
    reply: Recalls,
    refusals: [],
  }),
  recallView: endpoint({
    method: 'GET',
    path: '/staff/stock/batches/:batchId/recall',
    summary: 'Who has pieces of the batch, and how far its recall is.',
    access: 'staff',
    work: 'stock_blocks',
    params: OnBatch,
    reply: RecallView,
    refusals: [],
  }),
  proposeRecall: endpoint({
    method: 'POST',
    path: '/staff/stock/batches/:batchId/recall',
    summary: 'Blocks the batch at once and asks somebody else to call it back.',
    access: 'staff',
    work: 'stock_blocks',
    params: OnBatch,
    body: ProposeRecall,
    reply: Nothing,
    status: 201,
    refusals: ['recall_state'],
  }),
  withdrawRecall: endpoint({
    method: 'POST',
    path: '/staff/stock/batches/:batchId/recall/withdraw',
    summary: 'The proposal was a mistake; the batch stays blocked until somebody lets it go.',
    access: 'staff',
    work: 'stock_blocks',
    params: OnBatch,
    reply: Nothing,
    refusals: ['recall_state'],
  }),
  approveRecall: endpoint({
    method: 'POST',
    path: '/staff/stock/batches/:batchId/recall/approve',
    summary: 'Makes the recall public and writes to everybody who has the batch; not the one who proposed it.',
    access: 'staff',
    work: 'recalls',
    recentProof: true,
    params: OnBatch,
    reply: z.object({ told: z.number(), silent: z.number() }),
    refusals: ['recall_state', 'second_person_needed'],
  }),
} as const
