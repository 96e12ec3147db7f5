import { z } from 'zod'
import { RETAILER_FACTS } from '../retailer.ts'
import { as, Email, Id, text } from '../text-fields.ts'

export const RETAILER_TYPES = ['pet_shop', 'vet', 'training', 'pickup'] as const

/** A place in the middle of Europe: degrees the wrong way round are not. */
const Latitude = z.number().min(47, as('invalid')).max(52, as('invalid'))
const Longitude = z.number().min(11, as('invalid')).max(23, as('invalid'))

const RetailerFields = z.strictObject({
  name: text(120),
  type: z.enum(RETAILER_TYPES),
  street: text(120),
  city: text(80),
  postalCode: z.string().regex(/^\d{5}$/, as('invalid')),
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
