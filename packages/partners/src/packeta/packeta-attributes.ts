import type { Xml } from '@shop/czech/write-xml'
import type { ShipmentRequest } from '../ports/carrier.ts'

export type PacketaSender = {
  /** Label of the sender in the client section; an unknown one would found a new sender. */
  readonly senderLabel: string
  /** Carrier number of home delivery: 106 in Czechia. */
  readonly homeCarrierId: string
}

const NAME_LIMIT = 32
const NOTE_LIMIT = 128

/** `packetAttributes` of one parcel, in the order of the reference. */
export function toPacketAttributes(request: ShipmentRequest, sender: PacketaSender): Xml[] {
  const { recipient, cod, destination } = request
  const isHome = destination.kind === 'address'
  return [
    ['number', request.reference],
    ['name', toName(recipient.firstName)],
    ['surname', toName(recipient.lastName)],
    ...(recipient.company ? [['company', toName(recipient.company)] as const] : []),
    ['email', recipient.email],
    ['phone', recipient.phone],
    ['addressId', isHome ? sender.homeCarrierId : destination.pointId],
    ['currency', 'CZK'],
    ...(cod ? [['cod', String(cod.amount / 100)] as const] : []),
    ['value', String(request.value / 100)],
    ['weight', String(request.weightGrams / 1000)],
    ['eshop', sender.senderLabel],
    ...toNote(request),
    ...(isHome ? toAddress(destination) : []),
    ...toSize(request),
  ]
}

function toAddress(address: Extract<ShipmentRequest['destination'], { kind: 'address' }>): Xml[] {
  return [
    ['street', address.street.slice(0, NAME_LIMIT)],
    ['houseNumber', address.houseNumber],
    ['city', address.city.slice(0, NAME_LIMIT)],
    ['zip', address.zip.replaceAll(' ', '')],
  ]
}

function toSize({ dimensions }: ShipmentRequest): Xml[] {
  if (!dimensions) return []
  const { depthMm, widthMm, heightMm } = dimensions
  const size: Xml[] = [
    ['length', String(depthMm)],
    ['width', String(widthMm)],
    ['height', String(heightMm)],
  ]
  return [['size', size]]
}

/** Whoever has a name longer than the label still has it in full somewhere. */
function toNote({ recipient }: ShipmentRequest): Xml[] {
  const full = [recipient.firstName, recipient.lastName, recipient.company ?? ''].filter(Boolean)
  if (full.every((name) => name.length <= NAME_LIMIT)) return []
  return [['note', full.join(' ').replace(/[";]/g, ' ').slice(0, NOTE_LIMIT)]]
}

/** Packeta takes letters, digits and a few signs; anything else would refuse the whole parcel. */
function toName(name: string): string {
  const clean = name.replace(/[^\p{L}\p{N} ,.'&()-]/gu, ' ').replace(/\s+/g, ' ')
  return clean.trim().slice(0, NAME_LIMIT).trim()
}
