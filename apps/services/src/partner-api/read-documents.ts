import type { PartnerDocuments } from '@shop/contract/partner-api/partner-api'
import { ok } from '@shop/domain/result'
import { CONTENT_TYPES, documentFile } from '#app/document/document-files'
import { type FileFormat, selectDocument } from '#app/document/documents.sql'
import type { Context } from '#app/http/context'
import { enforceLimits, type Limit } from '#app/http/limits'
import { notFound } from '#app/http/request-error'
import { partner } from '#app/http/signed-in'
import { selectOwnDocumentId, selectOwnDocuments } from '#app/partner-api/own-documents.sql'
import type { DatedPage } from '#app/partner-api/own-orders.sql'

// One that nobody has asked for yet is drawn.
const FILES: Limit = { action: 'partner-document', per: 'customer', max: 300, windowSeconds: 10 * 60 }

export async function partnerDocuments(context: Context, page: DatedPage) {
  const rows = await selectOwnDocuments(context.db, partner(context).customerId, page)
  return ok<PartnerDocuments>({
    items: rows.map(({ id: _, ...row }) => ({ ...row, currency: 'CZK' })),
    next: rows.length < page.limit ? null : (rows.at(-1)?.id ?? null),
  })
}

export async function partnerDocument(context: Context, { number, format }: { number: string; format: FileFormat }) {
  const { db, now } = context
  await enforceLimits(context, [FILES])
  const id = await selectOwnDocumentId(db, partner(context).customerId, number)
  const document = id === null ? null : await selectDocument(db, id)
  if (!document) throw notFound()
  const bytes = await documentFile(db, document, format, now)
  return { filename: `${document.number}.${format}`, contentType: CONTENT_TYPES[format], pieces: [bytes] }
}
