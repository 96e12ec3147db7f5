import { z } from 'zod'
import { optionalText } from './text-fields.ts'

const Time = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/)
const Hours = z.strictObject({ from: Time, to: Time })

/** What a retailer may say about themselves; a name and an address are changed by people. */
export const RETAILER_FACTS = {
  phone: optionalText(30),
  note: optionalText(300),
  /** Seven days, Monday first; a closed day has none. */
  openingHours: z.array(z.array(Hours).max(3)).length(7),
  onHolidays: z.enum(['closed', 'open', 'large_shop']),
  dogsWelcome: z.boolean(),
  wheelchair: z.boolean(),
  pickupOfOrders: z.boolean(),
}

export const RetailerToken = z.strictObject({ token: z.string().max(200) })

export const CorrectRetailer = RetailerToken.extend(RETAILER_FACTS)
export type CorrectRetailer = z.infer<typeof CorrectRetailer>

/** An entry on the map as its owner sees it. */
export const RetailerEntry = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  confirmedOn: z.string(),
  ...RETAILER_FACTS,
})
export type RetailerEntry = z.infer<typeof RetailerEntry>
