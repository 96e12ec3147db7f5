import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Malformed } from '../http/answer.ts'
import { Instant } from '../http/instant.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import type { TrackingEvent } from '../ports/carrier.ts'
import { toShipmentEvent } from './packeta-tracking.ts'

export type PacketaPush = {
  /** Same for a repeated delivery of the same event. */
  readonly eventId: string
  readonly packetId: string
  readonly tracking: TrackingEvent
}

export type SignedMessage = { readonly timestamp: string; readonly signature: string; readonly body: Buffer }

const TOLERANCE_MS = 5 * 60_000
const Text = z.union([z.string(), z.number()]).transform(String)

const Push = z.object({
  status: z.object({
    eventId: Text,
    id: Text,
    dateTime: Instant,
    statusId: Text,
    statusCode: z.string().default(''),
    statusText: z.string().default(''),
  }),
})

export function signPush(key: string, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')
}

/** Reads a tracking message pushed to us. Null when the signature or its age does not hold: anybody can post here. */
export function readPacketaPush(
  key: string,
  message: SignedMessage,
  now: Date,
): { ok: true; value: PacketaPush } | Malformed | null {
  const { timestamp, signature, body } = message
  const expected = Buffer.from(signPush(key, timestamp, body))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS)) return null

  const parsed = parseJsonReply(body, Push, false)
  if (!parsed.ok) return parsed
  const { eventId, id, dateTime, statusId, statusCode, statusText } = parsed.value.status
  const tracking = {
    event: toShipmentEvent(statusId),
    at: dateTime,
    statusCode: statusId,
    text: statusText || statusCode,
  }
  return { ok: true, value: { eventId, packetId: id, tracking } }
}
