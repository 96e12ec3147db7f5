import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { documentFile } from '#app/document/document-files'
import { countIssued, type IssuedBetween } from '#app/document/documents.sql'
import { readIssued } from '#app/document/export/read-issued'
import { toCsv } from '#app/document/export/to-csv'
import { toPohoda } from '#app/document/export/to-pohoda'
import { toZip } from '#app/document/export/to-zip'
import { audit, type Context } from '#app/http/context'

type Format = 'pohoda' | 'isdoc' | 'csv'
type Asked = IssuedBetween & { format: Format }

const FILES: Record<Format, { ending: string; contentType: string }> = {
  pohoda: { ending: 'xml', contentType: 'application/xml' },
  isdoc: { ending: 'zip', contentType: 'application/zip' },
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8' },
}
// A document of the last minute of a day may be written a moment after midnight.
const LATE_MS = 3_600_000

const filenameOf = ({ format, from, to }: Asked) => `doklady-${format}-${from}-${to}.${FILES[format].ending}`

/** Before somebody takes the file: how much it holds, and whether those days are over. */
export async function checkExport({ db, now }: Context, asked: Asked) {
  const today = toPragueTime(new Date(now.getTime() - LATE_MS)).date
  return ok({ filename: filenameOf(asked), documents: await countIssued(db, asked), isClosed: asked.to < today })
}

/** Documents never change and stand in one order, so days that are over give the same bytes whenever they are asked for. */
export async function exportFile(context: Context, asked: Asked) {
  const { format, from, to } = asked
  await audit(context.db, context, 'documents.exported', { type: 'export', id: format }, { from, to })
  return { filename: filenameOf(asked), contentType: FILES[format].contentType, pieces: write(context, asked) }
}

function write(context: Context, { format, ...period }: Asked): AsyncIterable<string | Buffer> {
  const slices = readIssued(context.db, period)
  if (format === 'csv') return toCsv(slices)
  return format === 'pohoda' ? toPohoda(slices, period) : toZip(isdocFiles(context, slices))
}

/** Files as they were first made; one that nobody has asked for yet is made now and kept. */
async function* isdocFiles({ db, now }: Context, slices: ReturnType<typeof readIssued>) {
  for await (const slice of slices) {
    for (const document of slice) {
      yield { name: `${document.number}.isdoc`, bytes: await documentFile(db, document, 'isdoc', now) }
    }
  }
}
