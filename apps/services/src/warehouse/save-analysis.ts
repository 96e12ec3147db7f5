import type { SaveAnalysis } from '@shop/contract/staff/batch-analysis'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { insertAnalysis, selectAnalysis, updateAnalysis } from '#app/warehouse/analyses.sql'
import { keepProtocol } from '#app/warehouse/batch-protocol'

export async function batchAnalysis({ db }: Context, { batchId }: { batchId: number }) {
  const found = await selectAnalysis(db, batchId)
  if (!found) throw notFound()
  return ok(found)
}

export async function saveBatchAnalysis(
  context: Context,
  { batchId, version, protocolFile, ...measured }: SaveAnalysis & { batchId: number },
) {
  const { db, now } = context
  const found = await selectAnalysis(db, batchId)
  if (!found) throw notFound()
  const declared = new Set(found.figures.map(({ code }) => code))
  const codes = Object.keys(measured.figures)
  if (codes.length === 0 || codes.some((code) => !declared.has(code))) throw invalidField('figures', 'invalid')
  if (measured.analysedOn > toPragueDay(now)) throw invalidField('analysedOn', 'invalid')
  const protocolHash = protocolFile === undefined ? null : await keepProtocol(context, protocolFile)
  const told = { ...measured, findings: measured.findings ?? null, protocolHash }
  await tellHistory(context, told.protocol)
  const saved =
    version === null ? await insertAnalysis(db, batchId, told) : await updateAnalysis(db, batchId, version, told)
  if (saved === null) return refuse('version_conflict', { ...(await selectAnalysis(db, batchId)) })
  await audit(db, context, 'batch.analysed', { type: 'batch', id: batchId })
  return ok({ version: saved })
}
