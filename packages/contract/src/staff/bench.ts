import { z } from 'zod'
import { ParcelState } from '../staff-order.ts'
import { Day, Id, Moment } from '../text-fields.ts'

export const BenchParams = z.strictObject({ benchId: Id })
export const BenchParcelParams = z.strictObject({ benchId: Id, parcelId: Id })

const Printer = z.object({ printerId: z.number(), name: z.string(), kind: z.enum(['zpl', 'pdf']) })

export const Benches = z.object({
  benches: z.array(z.object({ benchId: z.number(), name: z.string(), printer: Printer })),
  printers: z.array(Printer),
})

const BenchLine = z.object({
  variantId: z.number(),
  name: z.string(),
  variantName: z.string(),
  image: z.string().nullable(),
  ean: z.string().nullable(),
  shelf: z.string().nullable(),
  isGift: z.boolean(),
  pieces: z.number(),
  packed: z.number(),
  weightGrams: z.number(),
  /** Which batch to take, first expired first; none for goods without a date. */
  batches: z.array(
    z.object({ code: z.string(), bestBefore: z.string().nullable(), pieces: z.number(), packed: z.number() }),
  ),
})

/** A box as its packer sees it: goods by the way through the shelves. Nothing of who bought them and for how much. */
export const BenchParcel = z.object({
  parcelId: z.number(),
  orderNumber: z.string(),
  number: z.number(),
  /** How many boxes the order goes in. */
  count: z.number(),
  state: ParcelState,
  carrier: z.string().nullable(),
  weightGrams: z.number(),
  /** How many starter packs for puppies go in beside the goods. */
  starterPacks: z.number().default(0),
  pieces: z.number(),
  packed: z.number(),
  lines: z.array(BenchLine),
})
export type BenchParcel = z.infer<typeof BenchParcel>

const VERDICTS = [
  /** A piece lies in its box. */
  'right',
  /** That was the last one: the box is closed and its label asked for. */
  'box_closed',
  /** All pieces are there, but the box does not weigh what it should. */
  'weight_differs',
  'wrong_goods',
  'goods_complete',
  'box_complete',
  'wrong_batch',
  'blocked_batch',
  'short_date',
  'choose_batch',
  /** A box was opened: by its picking sheet, or the next one of the queue. */
  'opened',
  'queue_empty',
  'taken_by_other',
  /** The order cannot be packed as it stands. */
  'not_packable',
  'undone',
  'nothing_to_undo',
  'put_aside',
  'printed_again',
  'unknown',
] as const

const BatchView = z.object({ code: z.string(), bestBefore: z.string().nullable() })

/** The answer to one scan. */
export const BenchAnswer = z.object({
  scanId: z.string(),
  verdict: z.enum(VERDICTS),
  variantId: z.number().nullable(),
  /** What was scanned, as far as it was understood. */
  batchCode: z.string().nullable(),
  bestBefore: z.string().nullable(),
  daysLeft: z.number().nullable(),
  minimumDaysLeft: z.number().nullable(),
  /** What to take instead, and from where. */
  take: BatchView.extend({ shelf: z.string().nullable() }).nullable(),
  choices: z.array(BatchView),
  /** Positive when something is missing in the box; nothing when it differs because nobody has weighed it yet. */
  missingGrams: z.number().nullable(),
  /** Who packs it, when somebody else does: the name of a bench. */
  bench: z.string().nullable(),
  parcel: BenchParcel.nullable(),
})
export type BenchAnswer = z.infer<typeof BenchAnswer>

const Grams = z.int().min(0).max(500_000).nullable().default(null)

export const ScanAtBench = z.strictObject({
  /** Made by the browser for this very scan. */
  scanId: z.uuid({ error: 'invalid' }),
  parcelId: Id.nullable().default(null),
  raw: z.string().max(120),
  /** The batch the packer chose, where the code does not say it. */
  batchCode: z.string().max(30).nullable().default(null),
  /** What the scale shows, when there is one. */
  weightGrams: Grams,
  /** The scale is no part of this bench: the last piece does not close the box, the weight typed after it does. */
  isWeighedByHand: z.boolean().default(false),
})

export const CloseBox = z.strictObject({
  scanId: z.uuid({ error: 'invalid' }),
  weightGrams: Grams,
  /** Somebody has looked: everything is there, whatever the scale says. */
  isWeightAccepted: z.boolean().default(false),
})

export const PutAside = z.strictObject({
  scanId: z.uuid({ error: 'invalid' }),
  reason: z.enum(['missing_piece', 'damaged', 'other']),
})

export const ScanOnly = z.strictObject({ scanId: z.uuid({ error: 'invalid' }) })

const PrintView = z.object({
  printId: z.number(),
  parcelId: z.number(),
  orderNumber: z.string(),
  state: z.enum(['queued', 'printing', 'printed', 'failed']),
  isCopy: z.boolean(),
  /** Why it has not come out: `paper_out`, `offline`, `no_label`, … */
  problem: z.string().nullable(),
  kind: z.enum(['zpl', 'pdf']),
})

/** The bench between two boxes: what is left to the next collection, what was put aside, what waits for the printer. */
export const BenchState = z.object({
  benchId: z.number(),
  name: z.string(),
  printer: Printer,
  now: Moment,
  today: Day,
  packedToday: z.number(),
  leftToday: z.number(),
  carriers: z.array(
    z.object({ carrier: z.string().nullable(), cutOff: z.string().nullable(), packed: z.number(), left: z.number() }),
  ),
  aside: z.array(z.object({ orderNumber: z.string(), reason: z.string(), parcelId: z.number().nullable() })),
  prints: z.array(PrintView),
  parcel: BenchParcel.nullable(),
})
export type BenchState = z.infer<typeof BenchState>

const DayParcel = z.object({
  parcelId: z.number(),
  orderNumber: z.string(),
  number: z.number(),
  trackingNumber: z.string().nullable(),
  weightGrams: z.number(),
})

/** The end of the day, carrier by carrier. */
export const PackingDay = z.object({
  carriers: z.array(
    z.object({
      carrier: z.string().nullable(),
      packed: z.number(),
      labelled: z.array(DayParcel),
      unlabelled: z.array(
        DayParcel.extend({
          isRefused: z.boolean(),
          /** Its carrier cannot be asked: somebody types the number it gave. */
          takesNumber: z.boolean().default(false),
        }),
      ),
      handedOver: z.number(),
    }),
  ),
})
export type PackingDay = z.infer<typeof PackingDay>

export const CarrierQuery = z.strictObject({ carrier: z.string().max(60).default('') })
export const HandOverBoxes = z.strictObject({ parcelIds: z.array(Id).min(1).max(200) })
