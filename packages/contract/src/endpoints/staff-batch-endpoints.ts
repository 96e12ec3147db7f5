import { z } from 'zod'
import { ProtocolParams } from '../catalog/sold-batch.ts'
import { DocumentFile } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import { BatchAnalysis, SaveAnalysis } from '../staff/batch-analysis.ts'
import { Id } from '../text-fields.ts'

const OnBatch = z.strictObject({ batchId: Id })

/** What a laboratory measured in a batch; visitors read it at the product while the batch is sold. */
export const staffBatchEndpoints = {
  batchAnalysis: endpoint({
    method: 'GET',
    path: '/staff/stock/batches/:batchId/analysis',
    summary: 'What the label declares and what was measured of it.',
    access: 'staff',
    work: 'stock',
    params: OnBatch,
    reply: BatchAnalysis,
    refusals: [],
  }),
  saveBatchAnalysis: endpoint({
    method: 'PUT',
    path: '/staff/stock/batches/:batchId/analysis',
    summary:
      'Keeps what the laboratory wrote and its protocol; in percent only what the label declares can be measured.',
    access: 'staff',
    work: 'stock_work',
    params: OnBatch,
    body: SaveAnalysis,
    reply: z.object({ version: z.number() }),
    refusals: ['version_conflict'],
  }),
  batchProtocol: endpoint({
    method: 'GET',
    path: '/batch-protocols/:hash',
    summary: 'The protocol of a laboratory as the PDF it came in.',
    access: 'anyone',
    params: ProtocolParams,
    reply: DocumentFile,
    refusals: [],
  }),
}
