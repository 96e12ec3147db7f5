import { CASE_OUTCOMES, GOODS_CONDITIONS, GOODS_PLACES, WRITTEN_DOWN_CHANNELS } from '@shop/domain/case/case-state'
import { ORDER_STATES } from '@shop/domain/order/order-state'
import { z } from 'zod'
import { Halere } from '../cart-view.ts'
import { as, Day, Email, optionalText, text } from '../text-fields.ts'
import { CaseView, SubmitCase } from './case.ts'

export const StaffCaseParams = z.strictObject({
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[ORZ]\d{6,12}$/, as('invalid')),
})

/** A case as whoever works on it reads it: without who it is, which is looked up for a reason. */
export const StaffCaseView = CaseView.omit({
  name: true,
  email: true,
  declaration: true,
  token: true,
  threadToken: true,
}).extend({
  orderId: z.number(),
  orderState: z.enum(ORDER_STATES),
  version: z.number(),
  /** The thread it is talked over in, as staff open it. */
  ticketNumber: z.string().nullable(),
  /** Claims of the guarantee by the same household in the last year. */
  claimsInYear: z.number(),
})
export type StaffCaseView = z.infer<typeof StaffCaseView>

/** What a customer said on the phone, wrote or brought, as staff write it down. */
export const SubmitCaseForCustomer = SubmitCase.omit({ files: true }).extend({
  channel: z.enum(WRITTEN_DOWN_CHANNELS),
  /** The day it came; of a withdrawal the day it was sent. */
  receivedOn: Day,
  /** Empty for those of the order. */
  name: optionalText(80),
  email: z.union([z.literal(''), Email]).default(''),
})
export type SubmitCaseForCustomer = z.infer<typeof SubmitCaseForCustomer>

/** What has come so far, of all boxes of the case, as whoever opened the last one saw it. */
export const ReceiveCaseGoods = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        position: z.int().positive(),
        pieces: z.int().min(0).max(1000),
        condition: z.enum(GOODS_CONDITIONS),
        batch: optionalText(30),
      }),
    )
    .min(1)
    .max(60),
})
export type ReceiveCaseGoods = z.infer<typeof ReceiveCaseGoods>

export const CaseMoveReason = z.strictObject({ reason: text(500) })

export const DecideCase = z.strictObject({
  /** The version whoever decides has read. */
  version: z.int().positive(),
  lines: z
    .array(
      z.strictObject({
        position: z.int().positive(),
        pieces: z.int().positive().max(1000),
        outcome: z.enum(CASE_OUTCOMES),
        /** Kept of a refund for lowered value, or the discount itself. */
        amount: Halere.default(0),
        reason: optionalText(500),
        goodsTo: z.enum(GOODS_PLACES).default('none'),
      }),
    )
    .min(1)
    .max(120),
  note: optionalText(2000),
})
export type DecideCase = z.infer<typeof DecideCase>
