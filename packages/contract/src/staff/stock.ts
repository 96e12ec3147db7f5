import { z } from 'zod'
import { Day, Id, Moment, optionalText, text } from '../text-fields.ts'

export const MOVEMENT_KINDS = [
  ...(['opening', 'intake', 'count', 'write_off', 'move', 'shipped', 'returned', 'case_return', 'correction'] as const),
] as const

/** As a packer reads it from the bag. */
const BatchCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9./-]{0,29}$/, { error: 'invalid' })
const Pieces = z.number().int().min(1).max(100_000)

const Goods = z.object({
  variantId: z.number(),
  sku: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  shelf: z.string().nullable(),
  /** Food, and whatever has come in batches before: it has a batch and a day. */
  isBatched: z.boolean(),
})
export type StockGoods = z.infer<typeof Goods>

export const StockQuery = z.strictObject({
  show: z.enum(['running_out', 'short_date', 'blocked', 'all']).default('running_out'),
  find: z.string().trim().max(60).default(''),
  after: z.coerce.number().int().min(0).default(0),
})
export type StockQuery = z.infer<typeof StockQuery>

export const StockRow = Goods.extend({
  onHand: z.number(),
  reserved: z.number(),
  /** In blocked batches, not for sale. */
  withheld: z.number(),
  /** In blocked batches, and orders hold them. */
  owed: z.number(),
  nearestBestBefore: z.string().nullable(),
  perDay: z.number(),
  daysLeft: z.number().nullable(),
})
export type StockRow = z.infer<typeof StockRow>

export const ProposalRow = Goods.extend({
  available: z.number(),
  perDay: z.number(),
  daysLeft: z.number().nullable(),
  inPlans: z.number(),
  pieces: z.number(),
})
export type ProposalRow = z.infer<typeof ProposalRow>

export const BatchRow = z.object({
  batchId: z.number(),
  variantId: z.number(),
  name: z.string(),
  sku: z.string(),
  code: z.string(),
  bestBefore: z.string().nullable(),
  receivedOn: z.string(),
  onHand: z.number(),
  reserved: z.number(),
  blockedReason: z.string().nullable(),
  /** Left the house. */
  sold: z.number(),
})
export type BatchRow = z.infer<typeof BatchRow>

export const BatchQuery = z.strictObject({
  find: z.string().trim().max(60).default(''),
  variantId: Id.optional(),
  isBlocked: z.stringbool().default(false),
})
export type BatchQuery = z.infer<typeof BatchQuery>

export const MovementQuery = z.strictObject({
  variantId: Id.optional(),
  kind: z.enum(MOVEMENT_KINDS).optional(),
  before: Id.optional(),
})
export type MovementQuery = z.infer<typeof MovementQuery>

export const Movement = z.object({
  id: z.number(),
  at: Moment,
  kind: z.enum(MOVEMENT_KINDS),
  variantId: z.number(),
  name: z.string(),
  sku: z.string(),
  batchCodes: z.array(z.string()),
  pieces: z.number(),
  balance: z.number(),
  reason: z.string(),
  document: z.string().nullable(),
  /** Null for what the shop did by itself. */
  by: z.string().nullable(),
})
export type Movement = z.infer<typeof Movement>

/** What a code read in the warehouse leads to. */
export const FoundGoods = z.object({
  goods: Goods.extend({
    onHand: z.number(),
    withheld: z.number(),
    /** In closed boxes, and in the book until they leave. */
    boxed: z.number().default(0),
    batches: z.array(
      z.object({
        batchId: z.number(),
        code: z.string(),
        bestBefore: z.string().nullable(),
        onHand: z.number(),
        reserved: z.number(),
        boxed: z.number().default(0),
        isBlocked: z.boolean(),
      }),
    ),
  }).nullable(),
  /** What the code itself says, as a GS1 code does. */
  batchCode: z.string().nullable(),
  bestBefore: z.string().nullable(),
  minimumDays: z.number(),
})
export type FoundGoods = z.infer<typeof FoundGoods>

export const TakeIn = z.strictObject({
  /** The number of the delivery note. */
  document: text(60),
  note: optionalText(200),
  lines: z
    .array(
      z.strictObject({
        variantId: Id,
        batchCode: BatchCode.nullable(),
        bestBefore: Day.nullable(),
        producedOn: Day.nullable().default(null),
        pieces: Pieces,
      }),
    )
    .min(1)
    .max(200),
})
export type TakeIn = z.infer<typeof TakeIn>

export const CountPieces = z.strictObject({
  variantId: Id,
  batchId: Id.nullable(),
  counted: z.number().int().min(0).max(1_000_000),
  /** What the book said when the difference was shown. */
  seen: z.number().int().min(0),
  reason: optionalText(200),
})
export type CountPieces = z.infer<typeof CountPieces>

export const WriteOff = z.strictObject({ variantId: Id, batchId: Id.nullable(), pieces: Pieces, reason: text(200) })
export type WriteOff = z.infer<typeof WriteOff>

export const MoveShelf = z.strictObject({
  variantId: Id,
  shelf: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{1,2}[0-9]{1,2}-[0-9]{1,2}$/, { error: 'invalid' }),
  seen: z.string().nullable(),
})
export type MoveShelf = z.infer<typeof MoveShelf>
