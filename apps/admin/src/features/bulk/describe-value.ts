import { formatPrice } from '@shop/czech/format-price'
import { type BulkField, type BulkValue, isPrice } from '@shop/domain/bulk/bulk-field'
import { isJump, percentOf } from '@shop/domain/bulk/change-price'
import { DIFFERENCE, SALE_WORD, VALUE_WORDS } from '#app/texts/bulk.ts'

const LONGEST = 60

/** A value as a person reads it in a narrow column. */
export function describeValue(field: BulkField, value: BulkValue): string {
  if (value === null || value === '') return DIFFERENCE.nothing
  if (isPrice(value)) return [formatPrice(value.amount), value.kind === 'sale' ? SALE_WORD : ''].join(' ').trim()
  if (Array.isArray(value)) return value.length === 0 ? DIFFERENCE.nothing : value.join(', ')
  const word = VALUE_WORDS[field]?.[String(value)]
  if (word !== undefined) return word
  const text = typeof value === 'number' ? value.toLocaleString('cs-CZ') : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** By how many per cent a number moves; null when there is nothing to compare. */
export function stepOf({
  before,
  after,
}: {
  before: BulkValue
  after: BulkValue
}): { percent: number; isJump: boolean } | null {
  const from = isPrice(before) ? before.amount : before
  const to = isPrice(after) ? after.amount : after
  if (typeof from !== 'number' || typeof to !== 'number' || from === 0) return null
  return { percent: percentOf(from, to), isJump: isPrice(before) && isJump(from, to) }
}
