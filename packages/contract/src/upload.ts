import { z } from 'zod'
import { Secret } from './text-fields.ts'

/** What may come with a form: photos and documents. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024
export const UPLOADS_IN_FORM = 5

/** Secrets of files that were uploaded for this form. */
export const UploadKeys = z.array(Secret).max(UPLOADS_IN_FORM, { error: 'too_long' }).default([])

export const UploadReply = z.object({ key: Secret })

/** A picture drawn anew, to be shown; anything else is only handed out. */
export const AttachedFile = z.object({
  name: z.string(),
  mediaType: z.enum(['image/webp', 'application/pdf']),
  content: z.base64(),
})
export type AttachedFile = z.infer<typeof AttachedFile>
