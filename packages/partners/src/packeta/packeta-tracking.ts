import { parseLocalDate } from '@shop/domain/calendar/local-date'
import type { ShipmentEvent } from '@shop/domain/shipment/shipment-state'
import { z } from 'zod'
import { Instant } from '../http/instant.ts'
import type { TrackingEvent } from '../ports/carrier.ts'

const CODES: Partial<Record<ShipmentEvent, readonly number[]>> = {
  carrier_scanned: [2, 3, 4, 6, 12, 14, 27, 28, 29, 30, 31],
  carrier_ready: [5],
  carrier_delivered: [7],
  carrier_returning: [9, 17, 18, 19, 20, 21, 22],
  carrier_returned: [10],
  carrier_cancelled: [11],
  carrier_problem: [16, 23, 24, 25, 26],
}

const EVENTS = new Map(
  Object.entries(CODES).flatMap(([event, codes]) => codes.map((code) => [String(code), event as ShipmentEvent])),
)

const StatusRecord = z.object({
  dateTime: Instant,
  statusCode: z.string().regex(/^\d+$/),
  codeText: z.string().default(''),
  statusText: z.string().default(''),
})

export const CurrentStatus = z.object({
  statusCode: z.string(),
  // An empty day, or one we cannot read, only means that we do not know it.
  storedUntil: z
    .string()
    .default('')
    .transform((text) => parseLocalDate(text.slice(0, 10))),
})

// A parcel with one record comes without a list.
export const TrackingResult = z.union([
  z.object({ record: z.union([z.array(StatusRecord), StatusRecord.transform((record) => [record])]) }),
  z.literal('').transform(() => ({ record: [] })),
])

/** 1 is data without a parcel, 15 a parcel coming back to us, 999 anything: nothing the shipment should be told. */
export function toShipmentEvent(statusCode: string): ShipmentEvent {
  return EVENTS.get(statusCode) ?? 'carrier_unknown'
}

export function toTrackingEvent(record: z.output<typeof StatusRecord>): TrackingEvent {
  return {
    event: toShipmentEvent(record.statusCode),
    at: record.dateTime,
    statusCode: record.statusCode,
    text: record.statusText || record.codeText,
  }
}
