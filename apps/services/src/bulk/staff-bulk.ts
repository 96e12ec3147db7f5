import { createHash } from 'node:crypto'
import { suggestColumns } from '@shop/contract/bulk/bulk-columns'
import type { ApplyBulk, ChooseRows, MapColumns, PlanBulk, ReadImport } from '@shop/contract/bulk/staff-bulk'
import { isWorkOf } from '@shop/contract/staff/staff-rights'
import { ok, refuse } from '@shop/domain/result'
import {
  countChosenPrices,
  insertBulk,
  lockBulk,
  renewBulk,
  selectBulk,
  selectBulks,
  updateApplying,
  updateMapped,
  updateUndoing,
} from '#app/bulk/bulk-changes.sql'
import { selectBulkRows, updateChosen } from '#app/bulk/bulk-rows.sql'
import { readTable } from '#app/bulk/read-table'
import { actorId, audit, type Context } from '#app/http/context'
import { invalidField, notFound, RequestError } from '#app/http/request-error'
import { selectShopNow } from '#app/price/ledger.sql'
import { enqueue } from '#app/store/jobs'

const SAMPLES = 3
const PAGE = 100

export async function staffBulks({ db }: Context) {
  return ok({ bulks: (await selectBulks(db)).map(toShown) })
}

export async function staffBulk({ db }: Context, { bulkId }: { bulkId: number }) {
  const row = await selectBulk(db, bulkId)
  if (!row) throw notFound()
  return ok({ ...toShown(row), pricesFrom: row.pricesFrom?.toISOString() ?? null })
}

function toShown<Row extends { createdAt: Date; appliedAt: Date | null; undoneAt: Date | null }>(row: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }
}

export async function bulkRows({ db }: Context, { bulkId, ...query }: { bulkId: number; only: string; after: number }) {
  const rows = await selectBulkRows(db, bulkId, { ...query, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  return ok({ rows: shown, next: rows.length > PAGE ? (shown.at(-1)?.line ?? null) : null })
}

/** Keeps the file to the byte; what its columns are is proposed, not decided. */
export async function readImport(context: Context, { name, content }: ReadImport) {
  const bytes = Buffer.from(content, 'base64')
  const table = readTable(bytes)
  if (!table.ok) return table
  const { encoding, delimiter, headers, rows } = table.value
  const bulkId = await insertBulk(context.db, {
    ...{ name, headers, columns: suggestColumns(headers), createdBy: actorId(context.actor) ?? '', now: context.now },
    samples: headers.map((_, index) => rows.slice(0, SAMPLES).map((cells) => (cells[index] ?? '').slice(0, 80))),
    file: { bytes, hash: createHash('sha256').update(bytes).digest('hex'), encoding, delimiter },
  })
  if (bulkId === null) throw notFound()
  await audit(context.db, context, 'bulk.read', { type: 'bulk', id: bulkId })
  return ok({ bulkId })
}

/** Also once the difference is there: columns may be set right until it is written. */
export async function mapColumns(context: Context, { bulkId, version, ...mapping }: MapColumns & { bulkId: number }) {
  const held = await holdBulk(context, bulkId, { version, states: ['columns', 'ready'] })
  if (!held.ok) return held
  const known = mapping.columns.flatMap((column) => column ?? [])
  if (!known.includes('sku') || new Set(known).size < known.length) throw invalidField('columns', 'invalid')
  if ((await updateMapped(context.db, bulkId, mapping)) === 0) throw invalidField('priceList', 'invalid')
  await work(context, bulkId)
  return ok({})
}

export async function planBulk(context: Context, { productIds, change }: PlanBulk) {
  const bulkId = await insertBulk(context.db, {
    ...{ name: change.what, createdBy: actorId(context.actor) ?? '', now: context.now },
    selection: { productIds: [...new Set(productIds)], change },
    ...(change.what === 'price' && { priceList: change.priceList, pricesFrom: change.pricesFrom }),
  })
  if (bulkId === null) throw invalidField('priceList', 'invalid')
  await work(context, bulkId)
  return ok({ bulkId })
}

export async function chooseRows(context: Context, { bulkId, version, ...choice }: ChooseRows & { bulkId: number }) {
  const held = await holdBulk(context, bulkId, { version, states: ['ready'] })
  if (!held.ok) return held
  await updateChosen(context.db, bulkId, choice)
  return ok({ version: await renewBulk(context.db, bulkId) })
}

export async function applyBulk(context: Context, { bulkId, version, reason }: ApplyBulk & { bulkId: number }) {
  const { db, now } = context
  const held = await holdBulk(context, bulkId, { version, states: ['ready'] })
  if (!held.ok) return held
  await checkPrices(context, bulkId)
  const { pricesFrom } = held.value
  const isPast = pricesFrom !== null && pricesFrom < (await selectShopNow(db))
  if (isPast && (await countChosenPrices(db, bulkId)) > 0)
    return refuse('price_in_past', { from: pricesFrom.toISOString() })
  await updateApplying(db, bulkId, actorId(context.actor) ?? '', { reason, now })
  await audit(db, context, 'bulk.applied', { type: 'bulk', id: bulkId })
  await work(context, bulkId)
  return ok({})
}

/** Also while it is written, or when the writing has stopped: what waits is then never written. */
export async function undoBulk(context: Context, { bulkId, version, reason }: ApplyBulk & { bulkId: number }) {
  const { db, now } = context
  const held = await holdBulk(context, bulkId, { version, states: ['applied', 'applying'] })
  if (!held.ok) return held
  await checkPrices(context, bulkId)
  await updateUndoing(db, bulkId, actorId(context.actor) ?? '', { reason, now })
  await audit(db, context, 'bulk.undone', { type: 'bulk', id: bulkId })
  await work(context, bulkId)
  return ok({})
}

async function holdBulk(
  { db }: Context,
  bulkId: number,
  { version, states }: { version: number; states: readonly string[] },
) {
  const bulk = await lockBulk(db, bulkId)
  if (!bulk) throw notFound()
  if (!states.includes(bulk.state)) return refuse('bulk_state', { state: bulk.state })
  if (bulk.version !== version) return refuse('version_conflict', { version: bulk.version })
  return ok(bulk)
}

/** Whoever describes goods proposes prices; they are written by those who may. */
async function checkPrices({ db, actor }: Context, bulkId: number): Promise<void> {
  const mayPrice = actor.kind === 'staff' && isWorkOf('price_approval', actor)
  if (!mayPrice && (await countChosenPrices(db, bulkId)) > 0) throw new RequestError('forbidden')
}

async function work({ db, requestId }: Context, bulkId: number): Promise<void> {
  await enqueue(db, 'work-bulk', { bulkId, requestId }, { queue: 'bulk' })
}
