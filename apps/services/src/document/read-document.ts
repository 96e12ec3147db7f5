import { ok } from '@shop/domain/result'
import { CONTENT_TYPES, documentFile } from '#app/document/document-files'
import { type FileFormat, selectDocument } from '#app/document/documents.sql'
import type { StoredDocument } from '#app/document/stored-document'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { mayOpenDocuments } from '#app/order/company/company-orders.sql'
import { customerIdOf, openOrder } from '#app/order/open-order'
import { selectOrderOwner } from '#app/order/order.sql'

interface Asked {
  token: string
  documentId: number
  format: FileFormat
}

/** By the signed link of its own order; a document of another one is not there. */
export async function readDocument(context: Context, { token, documentId, format }: Asked) {
  const document = await selectDocument(context.db, documentId)
  if (document?.orderId !== (await openOrder(context, token))) throw notFound()
  if (!(await mayOpenDocuments(context.db, document.orderId, customerIdOf(context)))) throw notFound()
  return ok(await toFile(context, document, format))
}

async function toFile({ db, now }: Pick<Context, 'db' | 'now'>, document: StoredDocument, format: FileFormat) {
  const bytes = await documentFile(db, document, format, now)
  return {
    filename: `${document.number}.${format}`,
    contentType: CONTENT_TYPES[format],
    content: bytes.toString('base64'),
  }
}

/** A document of an order that was placed by this account; any other is not there. */
export async function documentOfCustomer(
  context: Context,
  customerId: number,
  { documentId, format }: Omit<Asked, 'token'>,
) {
  const document = await selectDocument(context.db, documentId)
  if (!document || (await selectOrderOwner(context.db, document.orderId)) !== customerId) throw notFound()
  return ok(await toFile(context, document, format))
}

/** Any document, for whoever works on orders. */
export async function staffDocument(context: Context, { documentId, format }: Omit<Asked, 'token'>) {
  const document = await selectDocument(context.db, documentId)
  if (!document) throw notFound()
  return ok(await toFile(context, document, format))
}
