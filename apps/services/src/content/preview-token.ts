import type { MakePreviewLink } from '@shop/contract/endpoints/content-endpoints'
import { z } from 'zod'
import { readToken, signToken } from '#app/content/signed-token'

const Draft = z.object({
  kind: z.enum(['article', 'landing', 'page', 'question', 'banner', 'section']),
  slug: z.string(),
  version: z.string().nullable(),
})
export type PreviewPayload = z.infer<typeof Draft>

const PURPOSE = 'content-preview'

export function signPreview(secret: string, draft: MakePreviewLink, until: Date): string {
  return signToken(secret, PURPOSE, draft, until)
}

export function readPreviewToken(secret: string, token: string, now: Date) {
  return readToken(secret, { purpose: PURPOSE, shape: Draft, token, now })
}
