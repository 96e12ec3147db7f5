import type { TakeIn } from '@shop/contract/staff/stock'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { tellMovement } from '#app/stock/tell-movement'
import { enqueue } from '#app/store/jobs'
import { addToBatch, addToStock, insertBatch, lockKnownBatches, lockStocked } from '#app/warehouse/shelf.sql'

type Line = TakeIn['lines'][number]

/** The code of a maker names a batch of anything; where ours lies loose, one batch would hide all pieces beside it. */
const UNMARKED = { batchCode: null, bestBefore: null, producedOn: null }

/** One delivery note, all of it or nothing. A batch that is known grows; one of another day under the same code is a mistake. */
export async function takeIn(context: Context, { document, note, lines: read }: TakeIn) {
  const { db } = context
  const variantIds = [...new Set(read.map(({ variantId }) => variantId))].toSorted((a, b) => a - b)
  const stocked = await lockStocked(db, variantIds)
  if (stocked.length < variantIds.length) return refuse('variant_gone')
  const goodsOf = new Map(stocked.map((goods) => [goods.variantId, goods]))
  const lines = read.map((line) => (goodsOf.get(line.variantId)?.isBatched ? line : { ...line, ...UNMARKED }))
  const unmarked = lines.find((line) => goodsOf.get(line.variantId)?.isBatched && !(line.batchCode && line.bestBefore))
  if (unmarked) return refuse('batch_needed', { sku: goodsOf.get(unmarked.variantId)?.sku })
  const merged = mergeLines(lines)
  if (merged === null) return refuse('batch_differs')
  const known = await lockKnownBatches(
    db,
    variantIds,
    merged.flatMap(({ batchCode }) => batchCode ?? []),
  )
  const find = (line: Line) =>
    known.find(({ variantId, code }) => variantId === line.variantId && code === line.batchCode)
  const other = merged.find((line) => line.batchCode !== null && differs(find(line), line))
  if (other) return refuse('batch_differs', { code: other.batchCode, bestBefore: find(other)?.bestBefore })

  await tellHistory(context, document)
  await tellMovement(context, { kind: 'intake', reason: note, document })
  for (const line of merged) await putOnShelf(context, line, find(line)?.batchId ?? null)
  // What comes with little time left is marked before the day is out, not at the next turn of the clock.
  await enqueue(db, 'sell-short-dates', {}, { jobKey: 'short-dates:intake' })
  const pieces = merged.reduce((sum, line) => sum + line.pieces, 0)
  await audit(db, context, 'stock.taken_in', { type: 'stock', id: document }, { pieces, lines: merged.length })
  context.log.info({ pieces, lines: merged.length }, 'stock.taken_in')
  return ok({ pieces })
}

/** Orders that a block holds go on with good pieces as they come. */
async function putOnShelf({ db, now, requestId }: Context, line: Line, known: number | null): Promise<void> {
  const { variantId, batchCode, bestBefore, producedOn, pieces } = line
  const receivedOn = toPragueDay(now)
  if (known !== null) await addToBatch(db, known, pieces)
  const made = () => insertBatch(db, { variantId, code: batchCode ?? '', bestBefore, producedOn, receivedOn, pieces })
  const batchId = known ?? (batchCode === null ? null : await made())
  await addToStock(db, variantId, pieces)
  if (batchId !== null) await enqueue(db, 'stop-batch', { batchId, requestId })
}

/** The same batch scanned on two pallets is one line; null when it says two days. */
function mergeLines(lines: readonly Line[]): Line[] | null {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const key = `${line.variantId} ${line.batchCode}`
    const there = merged.get(key)
    if (there && there.bestBefore !== line.bestBefore) return null
    merged.set(key, { ...line, pieces: line.pieces + (there?.pieces ?? 0) })
  }
  return [...merged.values()].toSorted((a, b) => a.variantId - b.variantId)
}

function differs(known: { bestBefore: string | null } | undefined, { bestBefore }: Line): boolean {
  return known !== undefined && known.bestBefore !== null && known.bestBefore !== bestBefore
}
