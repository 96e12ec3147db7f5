import { z } from 'zod'
import { OwnEntryFields, RETAILER_FACTS, RETAILER_PLACE } from '../retailer.ts'
import { as, Email, Id, text } from '../text-fields.ts'

/** A place in the middle of Europe: degrees the wrong way round are not. */
const Latitude = z.number().min(47, as('invalid')).max(52, as('invalid'))
const Longitude = z.number().min(11, as('invalid')).max(23, as('invalid'))

const RetailerFields = z.strictObject({
  ...RETAILER_PLACE,
  region: text(60),
  latitude: Latitude,
  longitude: Longitude,
  email: Email.nullable(),
  ...RETAILER_FACTS,
  /** Kept off the map. */
  isHidden: z.boolean(),
})
export type RetailerFields = z.infer<typeof RetailerFields>

export const AddRetailer = z.strictObject({ fields: RetailerFields, reason: text(300) })
export type AddRetailer = z.infer<typeof AddRetailer>

export const ChangeRetailer = AddRetailer.extend({
  version: z.int().positive(),
  /** Somebody has asked there: the entry holds for another year. */
  isConfirmed: z.boolean(),
})
export type ChangeRetailer = z.infer<typeof ChangeRetailer>

export const RetailerParams = z.strictObject({ retailerId: Id })

export const StaffRetailer = z.object({
  retailerId: z.number(),
  version: z.number(),
  confirmedOn: z.string(),
  /** On the map today: neither hidden nor older than a year. */
  isShown: z.boolean(),
  fields: RetailerFields,
})
export type StaffRetailer = z.infer<typeof StaffRetailer>

export const StaffRetailers = z.object({ retailers: z.array(StaffRetailer), isCut: z.boolean() })
export const RetailersQuery = z.strictObject({ find: z.string().trim().max(80).default('') })

/** What a wholesaler has sent and nobody has checked yet. */
export const WaitingRetailer = z.object({
  entryId: z.number(),
  version: z.number(),
  fields: OwnEntryFields,
  sentAt: z.string(),
  /** The last day of the promise. */
  answerBy: z.string(),
  /** As the map says it until then. */
  shownAs: z.string().nullable(),
  /** Where the post code lies; people know better. */
  region: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type WaitingRetailer = z.infer<typeof WaitingRetailer>
export const WaitingRetailers = z.object({ entries: z.array(WaitingRetailer) })

export const EntryParams = z.strictObject({ entryId: Id })
export const ReturnRetailer = z.strictObject({ version: z.int().positive(), reason: text(300) })
export type ReturnRetailer = z.infer<typeof ReturnRetailer>
export const PublishRetailer = ReturnRetailer.extend({ region: text(60), latitude: Latitude, longitude: Longitude })
export type PublishRetailer = z.infer<typeof PublishRetailer>
