import { z } from 'zod'
import { Id, Moment } from '../text-fields.ts'

/** A table of goods, words or settings; the key is that of the row, its columns joined by a colon. */
const HistoryRow = z.strictObject({
  table: z.string().regex(/^[a-z_]{3,60}$/, { error: 'invalid' }),
  key: z.string().regex(/^[\w:.-]{1,120}$/, { error: 'invalid' }),
})
export const RowHistoryQuery = HistoryRow.extend({ before: Id.optional() })
export type RowHistoryQuery = z.infer<typeof RowHistoryQuery>
export const RowAsOfQuery = HistoryRow.extend({ at: Moment })
export type RowAsOfQuery = z.infer<typeof RowAsOfQuery>

const Fields = z.record(z.string(), z.unknown())

const RowChange = z.object({
  id: z.number(),
  at: Moment,
  kind: z.enum(['added', 'changed', 'removed']),
  before: Fields,
  after: Fields,
  actorKind: z.string(),
  actorName: z.string().nullable(),
  reason: z.string(),
  changeId: z.string().nullable(),
})

export const RowHistory = z.object({ changes: z.array(RowChange), hasMore: z.boolean() })
const PackAsOf = z.object({
  row: Fields,
  /** Of the public list; null when it was not sold. During a sale `regular` is what it cost otherwise. */
  price: z.object({ amount: z.number(), kind: z.enum(['regular', 'sale']), regular: z.number().nullable() }).nullable(),
  vatPercent: z.number().nullable(),
})
export type PackAsOf = z.infer<typeof PackAsOf>

export const RowAsOf = z.object({
  /** Null when there was no such row. */
  row: Fields.nullable(),
  /** Of a product alone: its packs of that moment, in their order. */
  packs: z.array(PackAsOf).optional(),
})
