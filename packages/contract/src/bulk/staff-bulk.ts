import { BULK_COLUMNS, BULK_FIELD_NAMES } from '@shop/domain/bulk/bulk-field'
import { ROUNDINGS } from '@shop/domain/bulk/change-price'
import { z } from 'zod'
import { as, Id, Moment, text } from '../text-fields.ts'

/** A table of ten thousand rows is some megabyte; in base64 a third more. */
export const BULK_BODY_BYTES = 8 * 1024 * 1024
export const BULK_MOST_ROWS = 20_000

const BULK_STATES = ['columns', 'reading', 'ready', 'applying', 'applied', 'undoing', 'undone'] as const
const BULK_OUTCOMES = ['changed', 'new', 'same', 'error'] as const
const BULK_ROW_STATES = ['waiting', 'applied', 'refused', 'undone', 'kept'] as const
/** What is wrong with a cell or a row, or why it was left as it is. */
const BULK_PROBLEMS = [
  ...(['not_number', 'not_whole', 'not_word', 'not_ean', 'invalid', 'required', 'too_long'] as const),
  ...(['sku_missing', 'sku_twice', 'code_taken', 'unknown', 'said_otherwise', 'price_twice', 'too_few_cells'] as const),
  ...(['label_incomplete', 'product_state', 'edited_since', 'first_price', 'gone', 'bundle'] as const),
  ...(['short_dated', 'price_in_past', 'on_sale', 'not_written'] as const),
] as const

const Version = z.number().int().positive()
const ListCode = z.string().regex(/^[a-z0-9-]{1,40}$/, as('invalid'))
const Prices = { priceList: ListCode, pricesFrom: Moment.nullable() }

export const ReadImport = z.strictObject({
  name: text(120),
  /** The bytes of the file in base64: its encoding is for us to find out. */
  content: z.base64(as('invalid')).min(1, as('required')),
})
export type ReadImport = z.infer<typeof ReadImport>

export const MapColumns = z.strictObject({
  version: Version,
  columns: z.array(z.enum(BULK_COLUMNS).nullable()).max(100),
  ...Prices,
})
export type MapColumns = z.infer<typeof MapColumns>

export const ChooseRows = z.strictObject({
  version: Version,
  /** Empty means all rows of the outcome. */
  lines: z.array(z.number().int().positive()).max(500),
  outcome: z.enum(['changed', 'new']),
  isChosen: z.boolean(),
})
export type ChooseRows = z.infer<typeof ChooseRows>

export const ApplyBulk = z.strictObject({ version: Version, reason: text(200) })
export type ApplyBulk = z.infer<typeof ApplyBulk>

const Selection = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('productStatus'), value: z.enum(['active', 'sell_out', 'discontinued']) }),
  z.strictObject({ what: z.literal('vatClass'), value: z.enum(['feed', 'goods']) }),
  z.strictObject({ what: z.enum(['categories', 'tags']), does: z.enum(['add', 'remove']), value: text(200) }),
  z.strictObject({
    what: z.literal('price'),
    percent: z.number().min(-90, as('invalid')).max(200, as('invalid')),
    rounding: z.enum(ROUNDINGS),
    ...Prices,
  }),
])
export const PlanBulk = z.strictObject({ productIds: z.array(Id).min(1, as('required')).max(1000), change: Selection })
export type PlanBulk = z.infer<typeof PlanBulk>
export type BulkSelection = z.infer<typeof Selection>

export const BulkHead = z.object({
  bulkId: z.number(),
  version: z.number(),
  kind: z.enum(['import', 'selection']),
  name: z.string(),
  state: z.enum(BULK_STATES),
  reason: z.string(),
  by: z.string().nullable(),
  createdAt: Moment,
  appliedAt: Moment.nullable(),
  undoneAt: Moment.nullable(),
  undoReason: z.string(),
  rows: z.number(),
  counts: z.object({ changed: z.number(), new: z.number(), same: z.number(), error: z.number() }),
  chosen: z.object({ changed: z.number(), new: z.number(), fields: z.number(), prices: z.number() }),
  done: z.object({ applied: z.number(), refused: z.number(), undone: z.number(), kept: z.number() }),
})
export type BulkHead = z.infer<typeof BulkHead>

export const StaffBulk = BulkHead.extend({
  file: z.object({ encoding: z.string(), delimiter: z.string(), hash: z.string() }).nullable(),
  headers: z.array(z.string()),
  /** A few cells of each column, to tell what it is. */
  samples: z.array(z.array(z.string())),
  columns: z.array(z.enum(BULK_COLUMNS).nullable()),
  ...Prices,
  prices: z.object({ average: z.number().nullable(), largest: z.number().nullable(), rises: z.number() }),
})
export type StaffBulk = z.infer<typeof StaffBulk>

const Price = z.object({ amount: z.number(), kind: z.enum(['regular', 'sale']) })
const Value = z.union([z.string(), z.number(), z.null(), z.array(z.string()), Price])

export const BulkProblem = z.object({
  code: z.enum(BULK_PROBLEMS),
  column: z.enum(BULK_COLUMNS).nullable(),
  cell: z.string(),
  /** The check digit, the particulars that would be missing, the code that was meant, the line that says otherwise. */
  hint: z.string(),
})
export type BulkProblem = z.infer<typeof BulkProblem>

export const BulkRow = z.object({
  line: z.number(),
  sku: z.string(),
  title: z.string(),
  productId: z.number().nullable(),
  outcome: z.enum(BULK_OUTCOMES),
  state: z.enum(BULK_ROW_STATES),
  isChosen: z.boolean(),
  changes: z.array(z.object({ field: z.enum(BULK_FIELD_NAMES), before: Value, after: Value })),
  problems: z.array(BulkProblem),
})
export type BulkRow = z.infer<typeof BulkRow>

export const BulkRowsQuery = z.strictObject({
  only: z.enum([...BULK_OUTCOMES, 'refused', 'kept']).default('changed'),
  after: z.coerce.number().int().nonnegative().default(0),
})
export const BulkRows = z.object({ rows: z.array(BulkRow), next: z.number().nullable() })
