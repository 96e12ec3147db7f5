import { z } from 'zod'
import { as, text } from '../text-fields.ts'

/** A file of a carrier as it came. */
export const ReadRemittance = z.strictObject({
  carrier: text(40),
  name: text(120),
  /** The bytes of the file in base64: its encoding is for us to find out. */
  content: z.base64(as('invalid')).min(1, as('required')),
  /** Variable symbol of the transfer; null when nobody knows it. */
  symbol: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, as('invalid'))
    .nullable(),
})
export type ReadRemittance = z.infer<typeof ReadRemittance>

const Remittance = z.object({
  id: z.number(),
  carrier: z.string(),
  name: z.string(),
  rows: z.number(),
  settled: z.number(),
  total: z.number(),
  readAt: z.iso.datetime(),
  /** When the transfer of the same sum was booked; null until it comes. */
  bookedOn: z.string().nullable(),
  settledAt: z.iso.datetime().nullable(),
  /** What is for a person. */
  differences: z.array(
    z.object({
      line: z.number(),
      parcel: z.string(),
      symbol: z.string(),
      amount: z.number(),
      expected: z.number().nullable(),
      outcome: z.enum(['unknown', 'repeated', 'over', 'under']),
      orderId: z.number().nullable(),
      orderNumber: z.string().nullable(),
    }),
  ),
})
export type Remittance = z.infer<typeof Remittance>

export const Remittances = z.object({ carriers: z.array(z.string()), remittances: z.array(Remittance) })
