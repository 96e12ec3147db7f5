import { selectSlice, updateSettled } from '#app/bulk/bulk-rows.sql'
import { problem } from '#app/bulk/try-changes'
import { type WrittenBulk, writeSlice } from '#app/bulk/write-slice'
import type { CommandContext } from '#app/http/context'
import { inSavepoint } from '#app/store/database'

// Values, constraints and what triggers raise. An outage, a circle or a limit of time is nobody's row: the job comes again.
const OF_ROW = /^(?:22|23|P0)/

/** The database does not take what a row says, now or ever. */
export function isFaultOfRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OF_ROW.test(String(error.code))
}

/** The next row alone; one that the database does not take is named and passed by. */
export async function writeRow(context: CommandContext, bulk: WrittenBulk): Promise<boolean> {
  const { db } = context
  try {
    return await inSavepoint(db, () => writeSlice(context, bulk, 1))
  } catch (error) {
    if (!isFaultOfRow(error)) throw error
    const [row] = await selectSlice(db, bulk.id, bulk.isUndo, 1)
    if (!row) return false
    const { line, variantId, productId } = row
    const state = bulk.isUndo ? 'kept' : 'refused'
    await updateSettled(db, bulk.id, [
      { line, variantId, productId, state, problems: [problem('not_written')], done: {} },
    ])
    return true
  }
}
