import { z } from 'zod'
import { Halere } from '../cart-view.ts'
import { Moment } from '../text-fields.ts'

const Pieces = z.int().min(0).max(999)

/** What the lines are to be. Lines that are not named stay as they are. */
export const PreviewLines = z.strictObject({
  /** Of the order, as it was seen. */
  version: z.int().positive(),
  lines: z.array(z.strictObject({ position: z.int().positive(), pieces: Pieces })).max(200),
  /** Goods that are not in it yet, by their code. */
  added: z
    .array(z.strictObject({ code: z.string().trim().min(1).max(40), pieces: z.int().min(1).max(999) }))
    .max(20)
    .default([]),
})
export type PreviewLines = z.infer<typeof PreviewLines>

/** The same with the price that was shown: another one is asked about again. */
export const ChangeLines = PreviewLines.extend({
  payable: z.int().min(0),
  reason: z.string().trim().max(300).default(''),
})
export type ChangeLines = z.infer<typeof ChangeLines>

export const StaffChangeLines = ChangeLines.extend({
  reason: z.string().trim().min(3, { error: 'too_short' }).max(300),
})

const LineView = z.object({
  position: z.number(),
  kind: z.enum(['goods', 'gift', 'shipping', 'payment', 'voucher']),
  name: z.string(),
  variantName: z.string(),
  bundleName: z.string().nullable(),
  pieces: z.number(),
  gross: Halere,
})

/** What a change does, or would do. */
export const LinesChange = z.object({
  version: z.number(),
  was: Halere,
  payable: Halere,
  /** Before it is packed; nothing for what is paid at the door or on invoice. */
  toPay: Halere,
  toReturn: Halere,
  creditsBack: z.number(),
  /** Until when the difference is waited for; then the order stays as it was. */
  deadlineAt: Moment.nullable(),
  lines: z.array(LineView),
})
export type LinesChange = z.infer<typeof LinesChange>

/** Why nothing of an order can be changed, though it is not packed yet. */
const CHANGE_HINDRANCES = [
  'voucher',
  'group',
  'plan',
  'invoiced',
  'charged_back',
  'payment_in_progress',
  'refund_in_progress',
  'corrected',
  'case_open',
] as const

/** What of an order can be changed and what is being changed. */
export const OrderChange = z.object({
  version: z.number(),
  hindrance: z.enum(CHANGE_HINDRANCES).nullable(),
  /** The order waits for the difference of a change. */
  isOpen: z.boolean(),
  lines: z.array(LineView.extend({ canChange: z.boolean() })),
})
export type OrderChange = z.infer<typeof OrderChange>

/** All that `change_refused` can say beside those. */
const CHANGE_REFUSALS = [
  ...CHANGE_HINDRANCES,
  'change_open',
  'price_changed',
  'on_hold',
  'payment_impossible',
  'unknown_line',
  'not_goods',
  'regular_line',
  'bundle_is_whole',
  'break_lost',
  'nothing_left',
  'nothing_changed',
  'on_credit',
  'unknown_code',
  'not_sold',
  'method_gone',
  'group_changed',
  'parcel_full',
  'point_refused',
] as const
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number]
