import { writeXml, type XmlContent } from '@shop/czech/write-xml'
import type { FakeReply, FakeRequest } from '../fake/fake-http.ts'
import { writeTinyPdf } from '../fake/tiny-pdf.ts'
import type { PacketaDesk } from './fake-desk.ts'
import { type AttributeFault, checkAttributes, checkClaim } from './fake-packet-input.ts'
import { addPacket, currentCode, type FakePacket, toBarcodeText, toStatusContent } from './fake-packets.ts'
import { readXml, type XmlValue } from './read-xml.ts'

type Args = { readonly [name: string]: XmlValue }
type Method = (desk: PacketaDesk, args: Args) => FakeReply

const STORAGE_DAYS = 7
const DAY_MS = 86_400_000

const METHODS: Record<string, Method> = {
  createPacket(desk, { packetAttributes = {} }) {
    const { loseCreate } = desk.faults()
    if (loseCreate === 'before') return { status: 500 }
    const faults = checkAttributes(packetAttributes, desk.points, desk.homeCarrierId)
    if (faults.length > 0) return sendAttributeFaults(faults)
    const { id } = addPacket(desk.memory, packetAttributes as FakePacket['attributes'], desk.now())
    if (loseCreate === 'after') return { status: 500 }
    return sendResult([
      ['id', id],
      ['barcode', `Z${id}`],
      ['barcodeText', toBarcodeText(id)],
    ])
  },
  createPacketClaimWithPassword(desk, { claimWithPasswordAttributes = {} }) {
    const { loseCreate } = desk.faults()
    if (loseCreate === 'before') return { status: 500 }
    const faults = checkClaim(claimWithPasswordAttributes)
    if (faults.length > 0) return sendAttributeFaults(faults)
    const { id } = addPacket(desk.memory, claimWithPasswordAttributes as FakePacket['attributes'], desk.now())
    if (loseCreate === 'after') return { status: 500 }
    return sendResult([
      ['id', id],
      ['barcode', `Z${id}`],
      ['barcodeText', toBarcodeText(id)],
      ['password', `R${id.slice(-6)}`],
    ])
  },
  packetLabelPdf: onPacket((desk, packet) => {
    const { number, name, surname } = packet.attributes
    const lines = ['ZASILKOVNA', toBarcodeText(packet.id), String(number), `${name} ${surname}`]
    const pdf = desk.faults().brokenLabel ? Buffer.from('no pdf') : writeTinyPdf(lines)
    return sendResult(pdf.toString('base64'))
  }),
  cancelPacket: onPacket(({ now }, packet) => {
    if (currentCode(packet) !== 1) return sendFault('CancelNotAllowedFault', 'The packet can not be cancelled.')
    packet.records.push({ statusCode: 11, at: now() })
    return sendResult('')
  }),
  packetTracking: onPacket((_, { records }) =>
    sendResult(records.map((record) => ['record', toStatusContent(record)] as const)),
  ),
  packetStatus: onPacket((_, { records }) => {
    const [current] = records.slice(-1)
    if (!current) return sendFault('PacketIdFault', 'Unknown packet.')
    const isWaiting = current.statusCode === 5
    const until = new Date(current.at.getTime() + STORAGE_DAYS * DAY_MS).toISOString().slice(0, 10)
    return sendResult([...toStatusContent(current), ['isReturning', '0'], ['storedUntil', isWaiting ? until : '']])
  }),
}

/** The XML API: the root element is the method, its first child the password. */
export function handleRest(desk: PacketaDesk, request: FakeRequest): FakeReply {
  const root = readXml(request.body)
  const value = root?.value
  if (!root || typeof value !== 'object' || Array.isArray(value))
    return sendFault('ArgumentsFault', 'Not an XML request.')
  if (value.apiPassword !== desk.apiPassword) return sendFault('IncorrectApiPasswordFault', 'Incorrect API password.')
  const method = Object.hasOwn(METHODS, root.name) ? METHODS[root.name] : undefined
  return method ? method(desk, value) : sendFault('NotSupportedFault', `Unknown method ${root.name}.`)
}

function onPacket(handle: (desk: PacketaDesk, packet: FakePacket) => FakeReply): Method {
  return (desk, { packetId }) => {
    const packet = desk.memory.packets.get(String(packetId))
    return packet ? handle(desk, packet) : sendFault('PacketIdFault', 'Unknown packet.')
  }
}

function sendAttributeFaults(faults: readonly AttributeFault[]): FakeReply {
  const attributes = faults.map(
    ({ name, fault }) =>
      [
        'fault',
        [
          ['name', name],
          ['fault', fault],
        ],
      ] as const,
  )
  return sendFault('PacketAttributesFault', 'Failed to validate attributes. See detail.', [['attributes', attributes]])
}

function sendResult(result: XmlContent): FakeReply {
  return sendXml([
    ['status', 'ok'],
    ['result', result],
  ])
}

function sendFault(fault: string, message: string, detail: XmlContent = ''): FakeReply {
  return sendXml([
    ['status', 'fault'],
    ['fault', fault],
    ['string', message],
    ['detail', detail],
  ])
}

function sendXml(content: XmlContent): FakeReply {
  return { headers: { 'content-type': 'text/xml; charset=utf-8' }, body: writeXml(['response', content]) }
}
