import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { z } from 'zod'

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?$/

/** A moment as carriers write it: with an offset, or without one and then by the clock on a wall in Prague. */
export const Instant = z.string().transform((text, context): Date => {
  const instant = toInstant(text)
  if (!Number.isNaN(instant.getTime())) return instant
  context.issues.push({ code: 'custom', message: 'not a moment', input: text })
  return z.NEVER
})

function toInstant(text: string): Date {
  const asWritten = new Date(text)
  const [, date, time, seconds = '0'] = LOCAL.exec(text) ?? []
  if (!date || !time || Number.isNaN(asWritten.getTime())) return asWritten
  return new Date(fromPragueTime(date, time).getTime() + Number(seconds) * 1000)
}
