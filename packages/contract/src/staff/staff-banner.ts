import { BANNER_PICTURES, BANNER_TINTS } from '@shop/domain/content/banner'
import { z } from 'zod'
import { Id, Moment, optionalText, ReturnPath, text } from '../text-fields.ts'

export const BannerFields = z.strictObject({
  heading: text(90),
  body: optionalText(300),
  label: optionalText(40),
  href: ReturnPath.or(z.literal('')),
  picture: z.enum(BANNER_PICTURES),
  tint: z.enum(BANNER_TINTS),
  /** When it ends by itself. */
  validTo: Moment.nullable(),
})
export type BannerFields = z.infer<typeof BannerFields>

const Versioned = z.strictObject({ version: z.int().positive(), reason: optionalText(300) })

export const NewBanner = z.strictObject({ heading: text(90) })
export const SaveBanner = Versioned.extend({ fields: BannerFields })
export type SaveBanner = z.infer<typeof SaveBanner>
/** Now when no moment is given. */
export const PublishBanner = Versioned.extend({ at: Moment.nullable() })
export type PublishBanner = z.infer<typeof PublishBanner>
export const WithdrawBanner = Versioned
export type WithdrawBanner = z.infer<typeof WithdrawBanner>
export const OrderBanners = z.strictObject({ seen: z.array(Id).max(200), ids: z.array(Id).max(200) })
export type OrderBanners = z.infer<typeof OrderBanners>

export const StaffBanner = z.object({
  bannerId: z.number(),
  version: z.number(),
  state: z.enum(['draft', 'scheduled', 'published', 'over']),
  validFrom: Moment.nullable(),
  updatedAt: Moment,
  changedBy: z.string().nullable(),
  /** In the shop. */
  address: z.string(),
  claims: z.number(),
  fields: BannerFields,
})
export type StaffBanner = z.infer<typeof StaffBanner>

export const StaffBanners = z.object({ banners: z.array(StaffBanner) })
export type StaffBanners = z.infer<typeof StaffBanners>
