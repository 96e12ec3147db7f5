import type { Ok } from '@shop/domain/result'
import type { z } from 'zod'
import { type Malformed, malformed } from './answer.ts'

/** Reads JSON of a partner through a schema: what does not fit is an answer of its own, not an exception. */
export function parseJsonReply<Schema extends z.ZodType>(
  body: Buffer,
  schema: Schema,
  isChange: boolean,
): Ok<z.output<Schema>> | Malformed {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return malformed('not JSON', isChange)
  }
  return parseValue(json, schema, isChange)
}

export function parseValue<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  isChange: boolean,
): Ok<z.output<Schema>> | Malformed {
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  const places = result.error.issues.map(({ path, code }) => `${path.map(String).join('.') || '(whole)'}: ${code}`)
  return malformed(places.slice(0, 5).join('; '), isChange)
}
