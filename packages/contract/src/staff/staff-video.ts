import { z } from 'zod'
import { as, text } from '../text-fields.ts'
import { Hash, StoredFile } from './stored-file.ts'

const VIDEO_LIMIT_BYTES = 16 * 1024 * 1024
/** In base64 a third more, and the words around it. */
export const VIDEO_BODY_BYTES = Math.ceil((VIDEO_LIMIT_BYTES * 4) / 3) + 4096

export const NewVideo = z.strictObject({
  /** Of the file; it becomes the last part of the film's address. */
  name: text(200),
  content: z
    .base64(as('invalid'))
    .min(1, as('required'))
    .max(Math.ceil(VIDEO_LIMIT_BYTES / 3) * 4, as('too_long')),
})
export type NewVideo = z.infer<typeof NewVideo>

/** A film in the store. It is shown once a product takes it. */
export const StoredVideo = StoredFile.extend({ seconds: z.number() })
export type StoredVideo = z.infer<typeof StoredVideo>

/** The film of a product: always with a picture to see before it, and with words for whoever does not see it. */
export const ProductVideo = z.strictObject({ hash: Hash, posterHash: Hash, description: text(300) })
export type ProductVideo = z.infer<typeof ProductVideo>

export const StaffVideo = StoredVideo.extend({ description: z.string(), poster: StoredFile })
export type StaffVideo = z.infer<typeof StaffVideo>
