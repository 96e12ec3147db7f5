import { createHash } from 'node:crypto'
import { type FileFormat, insertFile, selectDocument, selectFile } from '#app/document/documents.sql'
import { toIsdoc } from '#app/document/isdoc'
import type { StoredDocument } from '#app/document/stored-document'
import type { Db } from '#app/store/database'

export const CONTENT_TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  isdoc: 'application/xml',
}

/** The file as it was first made; made now when nobody has asked for it yet, and kept from then on. */
export async function documentFile(db: Db, document: StoredDocument, format: FileFormat, now: Date): Promise<Buffer> {
  const made = await selectFile(db, document.id, format)
  if (made) return made
  const bytes = await makeFile(document, format)
  const sha256 = createHash('sha256').update(bytes).digest()
  await insertFile(db, { documentId: document.id, format, bytes, sha256, now })
  // Somebody else may have been faster: theirs is the one that counts.
  return (await selectFile(db, document.id, format)) ?? bytes
}

export async function documentFiles(db: Db, documentId: number, now: Date) {
  const document = await selectDocument(db, documentId)
  if (!document) throw new Error(`There is no document ${documentId}.`)
  const formats: FileFormat[] = ['pdf', 'isdoc']
  const files: { format: FileFormat; filename: string; bytes: Buffer }[] = []
  for (const format of formats) {
    const bytes = await documentFile(db, document, format, now)
    files.push({ format, filename: `${document.number}.${format}`, bytes })
  }
  return { document, files }
}

/** Drawing is loaded with the first document: the API starts without it. */
async function makeFile(document: StoredDocument, format: FileFormat): Promise<Buffer> {
  if (format === 'isdoc') return Buffer.from(toIsdoc(document))
  const { toPdf } = await import('#app/document/pdf/document-pdf')
  return toPdf(document)
}
