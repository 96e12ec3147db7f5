import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, type Result, refuse } from '@shop/domain/result'
import { z } from 'zod'

/** Seconds since 1970. */
const Until = z.object({ until: z.number().int() })

/** Nothing is stored: the signature alone says that one of us has made it, and until when it holds. */
export function signToken(secret: string, purpose: string, payload: object, until: Date): string {
  const whole = { ...payload, until: Math.floor(until.getTime() / 1000) }
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url')
  return `${text}.${signatureOf(secret, purpose, text).toString('base64url')}`
}

export function readToken<Payload extends z.ZodType<object>>(
  secret: string,
  { purpose, shape, token, now }: { purpose: string; shape: Payload; token: string; now: Date },
): Result<z.output<Payload> & { until: number }, 'link_unknown' | 'link_expired'> {
  const [text = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(secret, purpose, text)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return refuse('link_unknown')
  // What we have signed ourselves can be trusted to be JSON; its shape may be that of an older release.
  const payload = shape.and(Until).safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (!payload.success) return refuse('link_unknown')
  return payload.data.until * 1000 <= now.getTime() ? refuse('link_expired') : ok(payload.data)
}

function signatureOf(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest()
}
