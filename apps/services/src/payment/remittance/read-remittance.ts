import { createHash } from 'node:crypto'
import type { ReadRemittance } from '@shop/contract/delivery/remittance'
import { findColumns, readRemittanceLine } from '@shop/domain/payment/remittance'
import { ok, refuse } from '@shop/domain/result'
import { readTable } from '#app/bulk/read-table'
import { actorId, audit, type Context } from '#app/http/context'
import { invalidField } from '#app/http/request-error'
import { insertRemittance, selectCarriers, selectRemittances } from '#app/payment/remittance/remittances.sql'
import { enqueue } from '#app/store/jobs'

const SHOWN = 20

export async function listRemittances({ db }: Context) {
  const rows = await selectRemittances(db, SHOWN)
  const remittances = rows.map(({ readAt, settledAt, ...row }) => ({
    ...row,
    readAt: readAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }))
  return ok({ carriers: await selectCarriers(db), remittances })
}

/** A file with one row that cannot be read is not kept: its sum would not be that of the transfer. */
export async function readRemittance(context: Context, { carrier, name, content, symbol }: ReadRemittance) {
  const { db, now, requestId } = context
  if (!(await selectCarriers(db)).includes(carrier)) throw invalidField('carrier', 'invalid')
  const bytes = Buffer.from(content, 'base64')
  const table = readTable(bytes)
  if (!table.ok) return table
  const columns = findColumns(table.value.headers)
  if (!columns) return refuse('file_unreadable', { reason: 'columns' })
  const read = table.value.rows.map((cells, index) => ({ line: index + 2, row: readRemittanceLine(cells, columns) }))
  const odd = read.find(({ row }) => row === null)
  if (odd) return refuse('file_unreadable', { reason: 'row', line: odd.line })
  const lines = read.flatMap(({ line, row }) => (row ? [{ line, ...row }] : []))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = { carrier, name, hash, symbol, lines, readBy: actorId(context.actor) ?? '', now }
  const { id, isNew } = await insertRemittance(db, file)
  if (isNew) {
    await audit(db, context, 'remittance.read', { type: 'remittance', id })
    await enqueue(db, 'match-remittances', { requestId })
  }
  return ok({ remittanceId: id, isNew })
}
