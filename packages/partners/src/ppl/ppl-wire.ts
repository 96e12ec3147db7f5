import type { ShipmentEvent } from '@shop/domain/shipment/shipment-state'
import { z } from 'zod'
import { type FieldFault, type Refused, refused } from '../http/answer.ts'
import type { HttpReply } from '../http/call-http.ts'
import { Instant } from '../http/instant.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import type { CarrierRefusal, TrackingEvent } from '../ports/carrier.ts'

export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().min(0) })

export const Batch = z.object({
  items: z
    .array(
      z.object({
        shipmentNumber: z.string().nullish(),
        // Accepted, Received, InProcess, Complete, Error; a new word is an import that is not over.
        importState: z.string(),
        errorCode: z.union([z.string(), z.number()]).nullish(),
        errorMessage: z.string().nullish(),
      }),
    )
    .min(1),
})

const Event = z.object({ eventDate: Instant, code: z.string(), name: z.string().nullish() })

export const Shipments = z.array(
  z.object({
    shipmentNumber: z.string(),
    shipmentState: z.string().nullish(),
    trackAndTrace: z.object({ events: z.array(Event).nullish() }).nullish(),
  }),
)

const Problem = z.object({
  title: z.string().nullish(),
  detail: z.string().nullish(),
  errors: z.record(z.string(), z.array(z.string())).nullish(),
})

// Codes are added without notice, and some carry a detail after a dot. After `Delivered` it may turn the meaning round,
// so there only a known detail counts.
const EVENTS: Record<string, ShipmentEvent> = {
  PickedUpFromSender: 'carrier_scanned',
  ShipmentInTransport: 'carrier_scanned',
  PreparingForDelivery: 'carrier_scanned',
  LoadingForDelivery: 'carrier_scanned',
  OutForDelivery: 'carrier_scanned',
  NotDelivered: 'carrier_problem',
  Undelivered: 'carrier_problem',
  DeliveredToPickupPoint: 'carrier_ready',
  'Delivered.Parcelshop': 'carrier_ready',
  Delivered: 'carrier_delivered',
  'Delivered.BackToSender': 'carrier_returned',
  BackToSender: 'carrier_returning',
  Rejected: 'carrier_returning',
  Canceled: 'carrier_cancelled',
}

export function toShipmentEvent(code: string): ShipmentEvent {
  const [main = ''] = code.split('.')
  return EVENTS[code] ?? (main === 'Delivered' ? undefined : EVENTS[main]) ?? 'carrier_unknown'
}

export function toTrackingEvents({ trackAndTrace }: z.output<typeof Shipments>[number]): TrackingEvent[] {
  const events = (trackAndTrace?.events ?? []).map(({ eventDate, code, name }) => ({
    event: toShipmentEvent(code),
    at: eventDate,
    statusCode: code,
    text: name ?? '',
  }))
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** A refusal is a problem document, or nothing readable at all; the status says enough then. */
export function toPplRefusal({ status, body }: HttpReply): Refused<CarrierRefusal> {
  const problem = parseJsonReply(body, Problem, false)
  const { title, detail, errors } = problem.ok ? problem.value : {}
  const fields: FieldFault[] = Object.entries(errors ?? {}).map(([name, messages]) => ({
    name,
    message: messages.join(' '),
  }))
  return refused(toReason(status), `http_${status}`, detail ?? title ?? '', fields)
}

function toReason(status: number): CarrierRefusal {
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 404) return 'not_found'
  return status === 400 || status === 422 ? 'invalid' : 'other'
}
