import { DocumentFile, DocumentParams } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import { SheetDocument, SheetFile } from '../sheet.ts'

/** Tax documents of an order, by its signed link, and pages of the account on paper. */
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
  printSheet: endpoint({
    method: 'POST',
    path: '/account/sheets',
    summary: 'A page of the account as a PDF; nothing of it is kept.',
    access: 'customer',
    body: SheetDocument,
    reply: SheetFile,
    refusals: [],
  }),
} as const
