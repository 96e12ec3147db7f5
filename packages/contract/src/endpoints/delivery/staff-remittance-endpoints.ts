import { z } from 'zod'
import { ReadRemittance, Remittances } from '../../delivery/remittance.ts'
import { endpoint } from '../../endpoint.ts'

/** Cash that carriers send in one sum, with a file that says whose it is. */
export const staffRemittanceEndpoints = {
  remittances: endpoint({
    method: 'GET',
    path: '/staff/remittances',
    summary: 'The latest files, whether their money has come, and the rows that are for a person.',
    access: 'staff',
    work: 'payments',
    reply: Remittances,
    refusals: [],
  }),
  readRemittance: endpoint({
    method: 'POST',
    path: '/staff/remittances',
    summary:
      'Keeps a file; its rows are settled once a transfer of the same sum has come. The same file again is the same file.',
    access: 'staff',
    work: 'payments',
    recentProof: true,
    body: ReadRemittance,
    reply: z.object({ remittanceId: z.number(), isNew: z.boolean() }),
    status: 201,
    refusals: ['file_unreadable'],
  }),
}
