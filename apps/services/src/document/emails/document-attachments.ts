import { CONTENT_TYPES, documentFiles } from '#app/document/document-files'
import { selectDocumentOfRefund } from '#app/document/documents.sql'
import type { MailAttachment } from '#app/mail/mailer'
import type { Db } from '#app/store/database'

/** Files of the document a mail is about, as `document:id`. */
export async function documentAttachments(db: Db, object: string, now: Date): Promise<MailAttachment[]> {
  return toAttachments(db, Number(object.replace('document:', '')), now)
}

/** The credit note of a refund, when it has one. */
export async function creditNoteAttachments(db: Db, object: string, now: Date): Promise<MailAttachment[]> {
  const document = await selectDocumentOfRefund(db, Number(object.replace('refund:', '')))
  return document ? toAttachments(db, document.id, now) : []
}

async function toAttachments(db: Db, documentId: number, now: Date): Promise<MailAttachment[]> {
  const { files } = await documentFiles(db, documentId, now)
  return files.map(({ format, filename, bytes }) => ({ filename, content: bytes, contentType: CONTENT_TYPES[format] }))
}
