import { documentFiles } from '#app/document/document-files'
import { queueInvoice } from '#app/document/emails/queue-invoice'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

/** Draws what was issued and keeps it. An invoice then goes out by mail; a credit note goes with the mail about its money. */
export async function makeDocument(context: JobContext, { documentId }: { documentId: number }): Promise<void> {
  await inTransaction(context.deps.pool, async (db) => {
    const { document } = await documentFiles(db, documentId, context.now)
    if (document.kind === 'invoice') await queueInvoice({ ...context, db }, document)
  })
}
