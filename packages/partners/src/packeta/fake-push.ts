import { randomUUID } from 'node:crypto'
import { createDeliveries, type Deliveries } from '../fake/deliveries.ts'
import { type FakePacket, PACKET_STATUSES, statusText, toPragueText } from './fake-packets.ts'
import { signPush } from './packeta-push.ts'

type PushOptions = {
  readonly webhookUrl: string | null
  readonly webhookKey: string
  readonly retryDelaysMs: readonly number[]
  readonly now: () => Date
}

export interface PushSender extends Deliveries {
  /** Tells the shop about the latest status, when it asked for being told. */
  push(packet: FakePacket): void
}

export function createPushSender({ webhookUrl, webhookKey, retryDelaysMs, now }: PushOptions): PushSender {
  const deliveries = createDeliveries({ attempts: 10, retryDelaysMs })
  return {
    ...deliveries,
    push(packet) {
      const latest = packet.records.at(-1)
      if (!webhookUrl || !latest) return
      const eventId = randomUUID()
      const { statusCode, at } = latest
      const status = {
        eventId,
        id: packet.id,
        barcode: `Z${packet.id}`,
        dateTime: toPragueText(at),
        statusId: statusCode,
        statusCode: PACKET_STATUSES[statusCode] ?? 'unknown',
        statusText: statusText(statusCode),
      }
      deliveries.send((_, signal) => post(webhookUrl, webhookKey, eventId, JSON.stringify({ status }), now(), signal))
    },
  }
}

async function post(url: string, key: string, eventId: string, body: string, now: Date, signal: AbortSignal) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': signPush(key, timestamp, body),
    'x-webhook-event-id': eventId,
  }
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal })
    await response.body?.cancel()
    return response.status === 200 || response.status === 202
  } catch {
    return false
  }
}
