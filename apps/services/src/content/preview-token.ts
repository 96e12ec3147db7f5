import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MakePreviewLink } from '@shop/contract/content-endpoints'
import { ok, type Result, refuse } from '@shop/domain/result'
import { z } from 'zod'

const Payload = z.object({
  kind: z.enum(['article', 'landing', 'page']),
  slug: z.string(),
  version: z.string().nullable(),
  /** Seconds since 1970. */
  until: z.number().int(),
})
export type PreviewPayload = z.infer<typeof Payload>

const PURPOSE = 'content-preview'

/** Nothing is stored: the signature alone says that one of us has made it, and until when it holds. */
export function signPreview(secret: string, draft: MakePreviewLink, until: Date): string {
  const payload: PreviewPayload = { ...draft, until: Math.floor(until.getTime() / 1000) }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${signatureOf(secret, text).toString('base64url')}`
}

export function readPreviewToken(
  secret: string,
  token: string,
  now: Date,
): Result<PreviewPayload, 'link_unknown' | 'link_expired'> {
  const [text = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(secret, text)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return refuse('link_unknown')
  // What we have signed ourselves can be trusted to be JSON; its shape may be that of an older release.
  const payload = Payload.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (!payload.success) return refuse('link_unknown')
  return payload.data.until * 1000 <= now.getTime() ? refuse('link_expired') : ok(payload.data)
}

function signatureOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${PURPOSE}.${text}`).digest()
}
