import { z } from 'zod'
import { as, Id, optionalText, text } from '../text-fields.ts'
import { Hash, StoredFile } from './stored-file.ts'

const PICTURE_LIMIT_BYTES = 10 * 1024 * 1024
/** In base64 a third more, and the words around it. */
export const PICTURE_BODY_BYTES = Math.ceil((PICTURE_LIMIT_BYTES * 4) / 3) + 4096
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const Share = z.number().min(0, as('invalid')).max(1, as('invalid'))

export const NewPicture = z.strictObject({
  /** Of the file; it becomes the last part of the picture's address. */
  name: text(200),
  content: z
    .base64(as('invalid'))
    .min(1, as('required'))
    .max(Math.ceil(PICTURE_LIMIT_BYTES / 3) * 4, as('too_long')),
})
export type NewPicture = z.infer<typeof NewPicture>

export const PictureCrop = z.strictObject({ x: Share, y: Share, width: Share, height: Share })
export const PictureParams = z.strictObject({ hash: Hash })

/** A picture in the store. It is shown once a product takes it. */
export const StoredPicture = StoredFile.extend({
  /** The whole picture this one was cut from, or itself: what a new cut is taken from. */
  source: StoredFile,
  crop: PictureCrop.nullable(),
})
export type StoredPicture = z.infer<typeof StoredPicture>

/** The pictures of a product in their order; what is not named is not shown any more. */
export const ProductPictures = z
  .array(
    z.strictObject({
      /** Null for one that is new. */
      imageId: Id.nullable(),
      /** Null for one that the store of pictures does not have yet. */
      hash: Hash.nullable(),
      /** The pack it shows; null for the product itself. */
      variantId: Id.nullable(),
      alt: optionalText(200),
    }),
  )
  .max(24, as('too_long'))
  .refine((all) => new Set(all.map(({ imageId }) => imageId ?? {})).size === all.length, as('invalid'))
export type ProductPictures = z.infer<typeof ProductPictures>

export const StaffPicture = z.object({
  imageId: z.number(),
  hash: z.string().nullable(),
  key: z.string(),
  variantId: z.number().nullable(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** Null for pictures that came with the shop: they are cut where they were made. */
  source: StoredFile.nullable(),
  crop: PictureCrop.nullable(),
})
export type StaffPicture = z.infer<typeof StaffPicture>
