import type { Xml } from '@shop/czech/write-xml'

export const PACKET_STATUSES: Record<number, string> = {
  1: 'received data',
  2: 'arrived',
  3: 'prepared for departure',
  4: 'departed',
  5: 'ready for pickup',
  6: 'handed to carrier',
  7: 'delivered',
  9: 'posted back',
  10: 'returned',
  11: 'cancelled',
  12: 'collected',
  16: 'delivery attempt',
  20: 'storage time expired',
}

const TEXTS: Record<number, string> = {
  1: 'Obdrželi jsme data o zásilce.',
  2: 'Zásilku jsme převzali na depu.',
  4: 'Zásilka je na cestě.',
  5: 'Zásilka je připravená k vyzvednutí.',
  7: 'Zásilka byla doručena.',
  9: 'Zásilka se vrací odesílateli.',
  10: 'Zásilka byla vrácena odesílateli.',
  11: 'Zásilka byla stornována.',
  16: 'Zásilku se nepodařilo doručit.',
  20: 'Zásilka nebyla včas vyzvednuta.',
}

/** What a test calls the steps of a parcel, for both carriers the same. */
export const PACKET_STEPS: Record<string, number> = {
  accepted: 2,
  in_transit: 4,
  problem: 16,
  ready: 5,
  delivered: 7,
  returning: 20,
  returned: 10,
}

type PacketRecord = { readonly statusCode: number; readonly at: Date }

export type FakePacket = {
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly records: PacketRecord[]
}

export type PacketMemory = { readonly packets: Map<string, FakePacket>; nextId: number }

export function addPacket(memory: PacketMemory, attributes: FakePacket['attributes'], at: Date): FakePacket {
  const packet = { id: String(memory.nextId++), attributes, records: [{ statusCode: 1, at }] }
  memory.packets.set(packet.id, packet)
  return packet
}

export function currentCode({ records }: FakePacket): number {
  return records.at(-1)?.statusCode ?? 1
}

export function toBarcodeText(id: string): string {
  return `Z ${id.slice(0, 3)} ${id.slice(3, 7)} ${id.slice(7)}`
}

export function toStatusContent({ statusCode, at }: PacketRecord): Xml[] {
  return [
    ['dateTime', toPragueText(at)],
    ['statusCode', String(statusCode)],
    ['codeText', PACKET_STATUSES[statusCode] ?? 'unknown'],
    ['statusText', TEXTS[statusCode] ?? ''],
    ['branchId', '0'],
    ['destinationBranchId', '0'],
  ]
}

export function statusText(statusCode: number): string {
  return TEXTS[statusCode] ?? ''
}

/** By the clock on a wall in Prague, without an offset: `2026-11-16T11:00:00`. */
export function toPragueText(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/Prague' }).replace(' ', 'T')
}
