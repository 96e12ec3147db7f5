import { createHash } from 'node:crypto'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { insertProtocol, selectProtocol } from '#app/warehouse/batch-protocols.sql'

const PDF = '%PDF-'

/** What kind of file it is says its first bytes, not its name. */
export async function keepProtocol({ db, now }: Context, content: string): Promise<string> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.subarray(0, PDF.length).toString('latin1') !== PDF) throw invalidField('protocolFile', 'invalid')
  const hash = createHash('sha256').update(bytes).digest('hex')
  await insertProtocol(db, { hash, bytes, now })
  return hash
}

/** Handed out to anybody who reads of the batch, also when it is no longer sold. */
export async function batchProtocol({ db }: Context, { hash }: { hash: string }) {
  const found = await selectProtocol(db, hash)
  if (!found) throw notFound()
  return ok({
    filename: `rozbor-${found.code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`,
    contentType: 'application/pdf',
    content: found.bytes.toString('base64'),
  })
}
