import { z } from 'zod'
import { type Answer, malformed, mapAnswer, refused } from '../http/answer.ts'
import type { Carrier, CarrierRefusal, CarrierShipment, Tracking } from '../ports/carrier.ts'
import { type PacketaSender, toPacketAttributes } from './packeta-attributes.ts'
import { createClaim } from './packeta-claim.ts'
import { callPacketa, type PacketaAccess } from './packeta-rest.ts'
import { CurrentStatus, TrackingResult, toShipmentEvent, toTrackingEvent } from './packeta-tracking.ts'

type PacketaOptions = Partial<PacketaSender> & {
  /** `https://www.zasilkovna.cz/api/rest`. */
  readonly url: string
  readonly apiPassword: string
  readonly senderLabel: string
  readonly timeoutMs?: number
}

const Created = z.object({ id: z.string().regex(/^\d+$/), barcode: z.string().min(1) })

/** Pickup points, boxes and home delivery of Zásilkovna. */
export function createPacketa(options: PacketaOptions): Carrier {
  const access: PacketaAccess = {
    url: options.url,
    apiPassword: options.apiPassword,
    timeoutMs: options.timeoutMs ?? 15_000,
  }
  const sender: PacketaSender = { senderLabel: options.senderLabel, homeCarrierId: options.homeCarrierId ?? '106' }
  return {
    code: 'packeta',
    async createShipment(request) {
      const args = [['packetAttributes', toPacketAttributes(request, sender)]] as const
      const answer = await callPacketa(access, { method: 'createPacket', args, isChange: true }, Created)
      return mapAnswer(answer, ({ id, barcode }) => ({ id, trackingNumber: barcode }))
    },
    // The packet is there when its creation is answered, and its API finds packets by their own number only.
    resumeShipment: async () => refused('not_supported', 'resume'),
    findShipments: async () => refused('not_supported', 'reference'),
    label: (shipment) => readLabel(access, shipment),
    cancel: (shipment) => cancelPacket(access, shipment),
    track: (shipment) => trackPacket(access, shipment),
    createReturn: (request) => createClaim(access, request, sender),
    trackingUrl: ({ trackingNumber }) => `https://tracking.packeta.com/cs/?id=${encodeURIComponent(trackingNumber)}`,
  }
}

async function readLabel(access: PacketaAccess, { id }: CarrierShipment): Promise<Answer<Buffer, CarrierRefusal>> {
  const args = [
    ['packetId', id],
    ['format', 'A6 on A6'],
    ['offset', '0'],
  ] as const
  const answer = await callPacketa(access, { method: 'packetLabelPdf', args, isChange: false }, z.base64())
  if (!answer.ok) return answer
  const pdf = Buffer.from(answer.value, 'base64')
  return pdf.subarray(0, 5).toString('latin1') === '%PDF-'
    ? { ok: true, value: pdf }
    : malformed('label is no PDF', false)
}

/** Asked again after a lost answer, Packeta refuses to cancel what it has cancelled: that is what we wanted. */
async function cancelPacket(access: PacketaAccess, { id }: CarrierShipment): Promise<Answer<null, CarrierRefusal>> {
  const args = [['packetId', id]] as const
  const answer = await callPacketa(access, { method: 'cancelPacket', args, isChange: true }, z.unknown())
  if (answer.ok) return { ok: true, value: null }
  if (answer.code !== 'refused' || answer.details.reason !== 'cancel_not_allowed') return answer
  const status = await readStatus(access, id)
  const isCancelled = status.ok && toShipmentEvent(status.value.statusCode) === 'carrier_cancelled'
  return isCancelled ? { ok: true, value: null } : answer
}

async function trackPacket(access: PacketaAccess, { id }: CarrierShipment): Promise<Answer<Tracking, CarrierRefusal>> {
  const args = [['packetId', id]] as const
  const answer = await callPacketa(access, { method: 'packetTracking', args, isChange: false }, TrackingResult)
  if (!answer.ok) return answer
  const events = answer.value.record.map(toTrackingEvent).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  if (events.at(-1)?.event !== 'carrier_ready') return { ok: true, value: { events, storedUntil: null } }
  const status = await readStatus(access, id)
  return mapAnswer(status, ({ storedUntil }) => ({ events, storedUntil }))
}

function readStatus(access: PacketaAccess, id: string) {
  return callPacketa(access, { method: 'packetStatus', args: [['packetId', id]], isChange: false }, CurrentStatus)
}
