import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, malformed, mapAnswer, refused, unavailable } from '../http/answer.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import type { Carrier, CarrierRefusal, CarrierShipment, ShipmentRequest, Tracking } from '../ports/carrier.ts'
import { callPpl, createPplApi, type PplAccess, type PplApi } from './ppl-api.ts'
import { type PplSender, toBatchBody } from './ppl-request.ts'
import { Batch, Shipments, toTrackingEvents } from './ppl-wire.ts'

export type PplOptions = PplAccess &
  PplSender & {
    /** PPL takes a batch over first and imports it afterwards. */
    readonly importWaitMs?: number
    readonly importTries?: number
    /** How time passes between two looks at a batch. */
    readonly wait?: (ms: number) => Promise<unknown>
  }

/** Home delivery of PPL. */
export function createPpl(options: PplOptions): Carrier {
  const api = createPplApi(options)
  return {
    code: 'ppl',
    createShipment: (request, onTaken) => createShipment(api, options, request, onTaken),
    resumeShipment: (id) => awaitImport(api, options, id),
    findShipments: (reference) => findShipments(api, reference),
    label: (shipment) => readLabel(api, shipment),
    cancel: (shipment) => cancelShipment(api, shipment),
    track: (shipment) => trackShipment(api, shipment),
    // Its public documentation knows no code to hand a parcel in with.
    createReturn: async () => refused('not_supported', 'return'),
    trackingUrl: ({ trackingNumber }) =>
      `https://www.ppl.cz/vyhledat-zasilku?shipmentId=${encodeURIComponent(trackingNumber)}`,
  }
}

async function createShipment(
  api: PplApi,
  options: PplOptions,
  request: ShipmentRequest,
  onTaken: ((id: string) => Promise<void>) | undefined,
): Promise<Answer<CarrierShipment, CarrierRefusal>> {
  const { destination } = request
  if (destination.kind === 'point') return refused('not_supported', 'point', 'PPL delivers to addresses only')
  const body = toBatchBody(request, destination, options)
  const reply = await callPpl(api, { method: 'POST', path: '/shipment/batch', body, isChange: true })
  if (!reply.ok) return reply
  const batchId = /\/shipment\/batch\/([\w-]+)\/?$/.exec(reply.value.headers.get('location') ?? '')?.[1]
  if (!batchId) return malformed('location: missing', true)
  await onTaken?.(batchId)
  return awaitImport(api, options, batchId)
}

async function awaitImport(
  api: PplApi,
  { importWaitMs = 500, importTries = 20, wait = delay }: PplOptions,
  batchId: string,
): Promise<Answer<CarrierShipment, CarrierRefusal>> {
  for (let attempt = 0; attempt < importTries; attempt++) {
    if (attempt > 0) await wait(importWaitMs)
    const reply = await callPpl(api, {
      method: 'GET',
      path: `/shipment/batch/${encodeURIComponent(batchId)}`,
      isChange: true,
    })
    if (!reply.ok) return reply
    const batch = parseJsonReply(reply.value.body, Batch, true)
    if (!batch.ok) return batch
    const [item] = batch.value.items
    if (item?.importState === 'Error') {
      return refused('invalid', String(item.errorCode ?? 'Error'), item.errorMessage ?? '')
    }
    if (item?.importState === 'Complete') {
      return item.shipmentNumber
        ? { ok: true, value: { id: batchId, trackingNumber: item.shipmentNumber } }
        : malformed('items.0.shipmentNumber: missing', true)
    }
  }
  return unavailable('timeout', null, true)
}

/** By the number the customer of PPL gave, which is ours. What was cancelled is left out. */
async function findShipments(
  api: PplApi,
  reference: string,
): Promise<Answer<readonly CarrierShipment[], CarrierRefusal>> {
  const query = new URLSearchParams({ CustomerReferences: reference, Limit: '50', Offset: '0' })
  const reply = await callPpl(api, { method: 'GET', path: `/shipment?${query}`, isChange: false })
  if (!reply.ok) return reply
  return mapAnswer(parseJsonReply(reply.value.body, Shipments, false), (shipments) =>
    shipments
      .filter((shipment) => toTrackingEvents(shipment).at(-1)?.event !== 'carrier_cancelled')
      .map(({ shipmentNumber }) => ({ id: shipmentNumber, trackingNumber: shipmentNumber })),
  )
}

async function readLabel(api: PplApi, { id }: CarrierShipment): Promise<Answer<Buffer, CarrierRefusal>> {
  const path = `/shipment/batch/${encodeURIComponent(id)}/label?limit=1&offset=0&pageSize=Default`
  const reply = await callPpl(api, { method: 'GET', path, isChange: false })
  if (!reply.ok) return reply
  const { body } = reply.value
  const isPdf = body.subarray(0, 5).toString('latin1') === '%PDF-'
  return isPdf ? { ok: true, value: body } : malformed('label is no PDF', false)
}

/** Asked again after a lost answer, PPL refuses to cancel what it has cancelled: that is what we wanted. */
async function cancelShipment(api: PplApi, shipment: CarrierShipment): Promise<Answer<null, CarrierRefusal>> {
  const path = `/shipment/${encodeURIComponent(shipment.trackingNumber)}/cancel`
  const reply = await callPpl(api, { method: 'POST', path, isChange: true })
  if (reply.ok) return { ok: true, value: null }
  if (reply.code !== 'refused' || reply.details.reason !== 'invalid') return reply
  const tracking = await trackShipment(api, shipment)
  const isCancelled = tracking.ok && tracking.value.events.at(-1)?.event === 'carrier_cancelled'
  return isCancelled
    ? { ok: true, value: null }
    : refused('cancel_not_allowed', reply.details.partnerCode, reply.details.message)
}

async function trackShipment(
  api: PplApi,
  { trackingNumber }: CarrierShipment,
): Promise<Answer<Tracking, CarrierRefusal>> {
  const query = new URLSearchParams({ ShipmentNumbers: trackingNumber, Limit: '1', Offset: '0' })
  const reply = await callPpl(api, { method: 'GET', path: `/shipment?${query}`, isChange: false })
  if (!reply.ok) return reply
  const shipments = parseJsonReply(reply.value.body, Shipments, false)
  if (!shipments.ok) return shipments
  const shipment = shipments.value.find(({ shipmentNumber }) => shipmentNumber === trackingNumber)
  if (!shipment) return refused('not_found', 'empty')
  return { ok: true, value: { events: toTrackingEvents(shipment), storedUntil: null } }
}
