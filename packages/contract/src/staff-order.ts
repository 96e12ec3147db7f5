import { SHIPMENT_STATES } from '@shop/domain/shipment/shipment-state'
import { z } from 'zod'
import { Halere } from './cart-view.ts'
import { OrderState } from './order-state.ts'
import { Day, Id, optionalText, text } from './text-fields.ts'

export const StaffOrderParams = z.strictObject({ orderId: Id })
export const StaffParcelParams = z.strictObject({ parcelId: Id })

/** In words for the customer where a mail says them, else for colleagues. */
export const Reason = z.strictObject({ reason: text(300) })

export const ParcelState = z.enum(SHIPMENT_STATES)

/** What lies in a parcel, with the batch of each piece. */
const ParcelLineView = z.object({
  variantId: z.number(),
  name: z.string(),
  pieces: z.number(),
  batchCode: z.string().nullable(),
  bestBefore: z.string().nullable(),
})

const StaffParcel = z.object({
  parcelId: z.number(),
  number: z.number(),
  /** Printed on the packing slip; leads to /t/{uid}. */
  uid: z.string(),
  state: ParcelState,
  carrier: z.string().nullable(),
  weightGrams: z.number(),
  /** Always 0: what is collected stands on the label alone. It goes with the next release. */
  codAmount: Halere,
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  hasLabel: z.boolean(),
  lines: z.array(ParcelLineView),
})

/** The order as every command of staff answers it: where it stands now and what is in its parcels. */
export const StaffOrder = z.object({
  orderId: z.number(),
  number: z.string(),
  state: OrderState,
  parcels: z.array(StaffParcel),
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const PackParcel = z.strictObject({
  /** Only when other batches than planned lie in the box; then all lines of the parcel are named. */
  lines: z
    .array(
      z.strictObject({
        variantId: Id,
        pieces: Id,
        batchCode: z.string().max(30).nullable().default(null),
        bestBefore: Day.nullable().default(null),
      }),
    )
    .max(100)
    .nullable()
    .default(null),
})

export const LabelParcel = z.strictObject({
  /** Of a carrier that has no adapter: its number is typed in by hand. */
  trackingNumber: z.string().trim().max(60).nullable().default(null),
})

export const HandOver = z.strictObject({ parcelIds: z.array(Id).min(1).max(200) })

export const RefundOrder = z.strictObject({
  /** What goes back; without it what the lines cost, or everything the shop holds. */
  amount: Halere.positive().nullable().default(null),
  /** Which pieces or how much of which line; the amount must be what they cost. Without it a part of every line. */
  lines: z
    .array(
      z.union([
        z.strictObject({ position: Id, pieces: Id }),
        z.strictObject({ position: Id, amount: Halere.positive() }),
      ]),
    )
    .max(100)
    .nullable()
    .default(null),
  reason: text(300),
  /** Where to send money that did not come through the gateway. */
  account: z.string().trim().max(40).nullable().default(null),
})

/** A Czech account or its IBAN. */
export const RedirectRefund = z.strictObject({ account: text(40) })

export const RefundView = z.object({ refundId: z.number(), amount: Halere })

/** The same wish without its reason: what it would do, before anybody says yes. */
export const PreviewRefund = RefundOrder.omit({ reason: true, account: true })

export const RefundPreview = z.object({
  amount: Halere,
  /** By the gateway, or by a transfer that a person sends. */
  way: z.enum(['gateway', 'transfer', 'voucher']),
  purpose: z.enum(['correction', 'overpayment', 'cancellation', 'late_payment']),
  /** The credit note; amounts are below zero. None when nothing is invoiced yet or no price is lowered. */
  document: z.object({ base: z.number(), tax: z.number(), gross: z.number() }).nullable(),
  isInvoiced: z.boolean(),
  creditsBack: z.number(),
  creditsTaken: z.number(),
  /** Names of the texts that go to the customer. */
  mails: z.array(z.string()),
})
export type RefundPreview = z.infer<typeof RefundPreview>

export const CloseTask = z.strictObject({ note: optionalText(500) })
