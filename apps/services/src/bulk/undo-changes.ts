import { BULK_FIELDS, type BulkChange, isSameValue } from '@shop/domain/bulk/bulk-field'
import type { SliceRow } from '#app/bulk/bulk-rows.sql'

/** What takes a row back. A pack that it made is ended, never deleted: ledgers speak of it. Of a draft made with it nobody knows. */
export function undoChanges({ outcome, changes, done }: SliceRow): BulkChange[] {
  const written = changes.filter(({ field }) => !done.skipped?.includes(field))
  const swapped = written.map(({ field, before, after }) => ({ field, before: after, after: before }))
  if (outcome !== 'new') return swapped
  const ofProduct = swapped.filter(({ field, after }) => BULK_FIELDS[field].of === 'product' && after !== null)
  const status = changes.find(({ field }) => field === 'packStatus')?.after ?? 'active'
  const ended: BulkChange[] = isSameValue(status, 'discontinued')
    ? []
    : [{ field: 'packStatus', before: status, after: 'discontinued' }]
  // What else the file said about the pack must still hold, or somebody works with it.
  const held = changes.filter(({ field }) => BULK_FIELDS[field].of === 'pack' && field !== 'packStatus')
  return [...held.map(({ field, after }) => ({ field, before: after, after })), ...ended, ...ofProduct]
}
