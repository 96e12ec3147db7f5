import { DocumentFile, DocumentParams } from '../document.ts'
import { endpoint } from '../endpoint.ts'

/** Tax documents of an order, by its signed link. */
export const documentEndpoints = {
  orderDocument: endpoint({
    method: 'GET',
    path: '/orders/:token/documents/:documentId/:format',
    summary: 'The file of an invoice or a credit note; that of another order is not there.',
    access: 'anyone',
    params: DocumentParams,
    reply: DocumentFile,
    refusals: [],
  }),
} as const
