import { ok } from '@shop/domain/result'
import type { Answer } from '../http/answer.ts'
import { refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'

interface RefundEvent {
  clientId: string
  transactionId: string
  /** Whole haléře without VAT. */
  value: number
  items: readonly { code: string; name: string; pieces: number; price: number }[]
  at: Date
}

/** What a shop tells the measurement by itself, when no browser of the customer is there to do it. */
export interface MeasurementProtocol {
  refund(event: RefundEvent): Promise<Answer<Record<string, never>, 'rejected'>>
}

interface MeasurementOptions {
  url: string
  measurementId: string
  apiSecret: string
  timeoutMs?: number
}

export function createMeasurementProtocol(options: MeasurementOptions): MeasurementProtocol {
  const { url, measurementId, apiSecret, timeoutMs = 8000 } = options
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
  const address = `${url.replace(/\/+$/, '')}/mp/collect?${query}`
  return {
    async refund(event) {
      const body = JSON.stringify(toBody(event))
      const headers = { 'content-type': 'application/json' }
      const answer = await callHttp({ method: 'POST', url: address, headers, body, timeoutMs, isChange: true })
      if (!answer.ok) return answer
      const { status } = answer.value
      return status < 300 ? ok({}) : refused('rejected', String(status))
    },
  }
}

function toBody({ clientId, transactionId, value, items, at }: RefundEvent) {
  return {
    client_id: clientId,
    timestamp_micros: at.getTime() * 1000,
    // The visitor agreed to statistics; what may be done for advertising was not asked here.
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'refund',
        params: {
          transaction_id: transactionId,
          currency: 'CZK',
          value: value / 100,
          ...(items.length > 0 ? { items: items.map(toItem) } : {}),
        },
      },
    ],
  }
}

function toItem({ code, name, pieces, price }: RefundEvent['items'][number]) {
  return { item_id: code, item_name: name, quantity: pieces, price: price / 100 }
}
