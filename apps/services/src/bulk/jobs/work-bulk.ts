import { lockBulk, selectBulkFile, updateBulkState } from '#app/bulk/bulk-changes.sql'
import { deleteRows } from '#app/bulk/bulk-rows.sql'
import { planImport } from '#app/bulk/plan-import'
import { planSelection } from '#app/bulk/plan-selection'
import { readTable } from '#app/bulk/read-table'
import { isFaultOfRow, writeRow } from '#app/bulk/write-row'
import { SLICE_ROWS, type WrittenBulk, writeSlice } from '#app/bulk/write-slice'
import type { CommandContext } from '#app/http/context'
import type { Job, JobContext } from '#app/jobs/job'
import { queueFeeds } from '#app/jobs/queue-feeds'
import { selectShopNow } from '#app/price/ledger.sql'
import { inTransaction } from '#app/store/database'

type Locked = NonNullable<Awaited<ReturnType<typeof lockBulk>>>

/**
 * Whatever its state asks for. Each slice is one transaction under the lock of the change: after a crash the next run goes on with the rows
 * that are still to be done, and two runs at once do every row once.
 */
export const workBulk: Job<'work-bulk'> = async (context, { bulkId }) => {
  let single = 0
  for (let isMore = true; isMore; ) {
    const write = single > 0 ? writeRow : writeSlice
    single = Math.max(0, single - 1)
    try {
      isMore = await inTransaction(context.deps.pool, async (tx) => {
        const bulk = await lockBulk(tx, bulkId)
        return bulk ? workOnce({ ...context, db: tx }, bulk, write) : false
      })
    } catch (error) {
      // One row must not stop the others for good: those of this slice are written one by one.
      if (write === writeRow || !isFaultOfRow(error)) throw error
      single = SLICE_ROWS
    }
  }
}

type Write = (context: CommandContext, bulk: WrittenBulk) => Promise<boolean>

async function workOnce(context: JobContext & CommandContext, bulk: Locked, write: Write): Promise<boolean> {
  if (bulk.state === 'reading') {
    await plan(context, bulk)
    await updateBulkState(context.db, bulk.id, 'ready')
    return false
  }
  if (bulk.state !== 'applying' && bulk.state !== 'undoing') return false
  const isUndo = bulk.state === 'undoing'
  const userId = (isUndo ? bulk.undoneBy : bulk.appliedBy) ?? ''
  const isWritten = await write(
    { ...context, actor: { kind: 'staff', userId } },
    {
      ...{ id: bulk.id, isUndo, listId: bulk.priceListId, pricesFrom: bulk.pricesFrom },
      reason: reasonOf(bulk, isUndo),
    },
  )
  if (isWritten) return true
  await updateBulkState(context.db, bulk.id, isUndo ? 'undone' : 'applied')
  await queueFeeds(context.db)
  return false
}

/** As the history of a row tells it. */
function reasonOf({ id, kind, reason, undoReason }: Locked, isUndo: boolean): string {
  const what = kind === 'import' ? `import ${id}` : `hromadná změna ${id}`
  return isUndo ? `${what} zpět: ${undoReason}` : `${what}: ${reason}`
}

async function plan({ db }: CommandContext, bulk: Locked): Promise<void> {
  await deleteRows(db, bulk.id)
  const from = bulk.pricesFrom ?? (await selectShopNow(db))
  const common = { bulkId: bulk.id, listId: bulk.priceListId, from }
  if (bulk.selection) return planSelection(db, { ...common, ...bulk.selection })
  const { file } = (await selectBulkFile(db, bulk.id)) ?? {}
  const table = file ? readTable(file) : null
  // It was read when it came, so nothing but a fault of ours is left.
  if (!table?.ok) throw new Error(`import ${bulk.id} cannot be read any more`)
  return planImport(db, { ...common, rows: table.value.rows, columns: bulk.columns })
}
