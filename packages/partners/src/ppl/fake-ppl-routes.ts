import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type FakeHandler,
  type FakeReply,
  type FakeRequest,
  type FakeRoute,
  json,
  readJson,
  route,
} from '../fake/fake-http.ts'
import { CommonFaults, LostAnswer } from '../fake/faults.ts'
import { writeTinyPdf } from '../fake/tiny-pdf.ts'
import { BatchInput, type FakeShipment, importFault, toTracking } from './fake-shipments.ts'

const IMPORT_MS = 6000

export const PplFaults = CommonFaults.extend({
  /** 500 on a new batch; `after` has taken it over all the same. */
  loseCreate: LostAnswer,
  /** How long a fresh batch is imported, by the clock of the fake. The real one takes seconds, and minutes on a bad day. */
  importMs: z.number().int().min(0).default(IMPORT_MS),
  /** A word for the state of an import that nobody has heard of. */
  importState: z.string().default('InProcess'),
  /** The reference of a shipment whose import ends in an error, until somebody changes something. */
  refusedReference: z.string().default(''),
  brokenLabel: z.boolean().default(false),
  tokenLifeSeconds: z.number().int().min(0).default(1800),
})

export type PplFaults = z.output<typeof PplFaults>

export type PplDesk = {
  readonly shipments: FakeShipment[]
  /** As the interface gives them. */
  points: readonly object[]
  readonly tokens: Map<string, number>
  nextNumber: number
  readonly clientId: string
  readonly clientSecret: string
  readonly now: () => Date
  readonly faults: () => PplFaults
}

export function pplRoutes(desk: PplDesk): FakeRoute[] {
  const guarded = (handle: FakeHandler): FakeHandler => {
    return (request) => (hasToken(desk, request) ? handle(request) : problem(401, 'Unauthorized'))
  }
  const inBatch = (handle: (shipment: FakeShipment) => FakeReply) =>
    guarded(({ params }) => {
      const shipment = desk.shipments.find(({ batchId }) => batchId === params.batchId)
      return shipment ? handle(shipment) : problem(404, 'Batch not found')
    })
  return [
    route('POST', '/login/getAccessToken', (request) => issueToken(desk, request)),
    route(
      'GET',
      '/accessPoint',
      guarded(({ query }) => {
        const [limit, offset] = [Number(query.get('Limit')), Number(query.get('Offset'))]
        return json(desk.points.slice(offset, offset + limit))
      }),
    ),
    route(
      'POST',
      '/shipment/batch',
      guarded((request) => createBatch(desk, request)),
    ),
    route(
      'GET',
      '/shipment/batch/:batchId',
      inBatch((shipment) => readBatch(desk, shipment)),
    ),
    route(
      'GET',
      '/shipment/batch/:batchId/label',
      inBatch((shipment) => sendLabel(desk, shipment)),
    ),
    route(
      'POST',
      '/shipment/:number/cancel',
      guarded(({ params }) => cancel(desk, params.number ?? '')),
    ),
    route(
      'GET',
      '/shipment',
      guarded(({ query }) => {
        const numbers = query.getAll('ShipmentNumbers')
        const references = query.getAll('CustomerReferences')
        const isAsked = ({ number, input }: FakeShipment) =>
          numbers.includes(number) || references.includes(input.referenceId)
        // What is not imported yet is found by nobody.
        const imported = desk.shipments.filter(({ importedAt }) => importedAt <= desk.now())
        return json(imported.filter(isAsked).map(toTracking))
      }),
    ),
  ]
}

function issueToken({ clientId, clientSecret, tokens, now, faults }: PplDesk, request: FakeRequest): FakeReply {
  const form = new URLSearchParams(request.body)
  const isKnown = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
  if (!isKnown || form.get('scope') !== 'myapi2') return json({ error: 'invalid_client' }, 401)
  const token = randomUUID()
  const lifeSeconds = faults().tokenLifeSeconds
  tokens.set(token, now().getTime() + lifeSeconds * 1000)
  return json({ access_token: token, token_type: 'Bearer', expires_in: lifeSeconds, scope: 'myapi2' })
}

function hasToken({ tokens, now }: PplDesk, { headers }: FakeRequest): boolean {
  return (tokens.get(headers.authorization?.replace(/^Bearer /, '') ?? '') ?? 0) > now().getTime()
}

function createBatch(desk: PplDesk, request: FakeRequest): FakeReply {
  const { loseCreate, importMs } = desk.faults()
  if (loseCreate === 'before') return { status: 500 }
  const parsed = BatchInput.safeParse(readJson(request))
  const [input] = parsed.data?.shipments ?? []
  if (!parsed.success || !input) return problem(400, 'Validation failed', parsed.error)
  const batchId = randomUUID()
  const number = String(desk.nextNumber++)
  const events = [{ code: 'WaitingForShipment', at: desk.now() }]
  const importedAt = new Date(desk.now().getTime() + importMs)
  desk.shipments.push({ batchId, number, input, events, importedAt })
  if (loseCreate === 'after') return { status: 500 }
  return { status: 201, headers: { location: `${request.origin}/shipment/batch/${batchId}` } }
}

function readBatch({ now, faults }: PplDesk, shipment: FakeShipment): FakeReply {
  const { referenceId } = shipment.input
  if (shipment.importedAt > now()) return json({ items: [{ referenceId, importState: faults().importState }] })
  const isRefused = referenceId === faults().refusedReference
  const fault = isRefused ? { code: 'ADDRESS', message: 'Adresu se nepodařilo určit.' } : importFault(shipment.input)
  const item = fault
    ? { referenceId, importState: 'Error', errorCode: fault.code, errorMessage: fault.message }
    : { referenceId, importState: 'Complete', shipmentNumber: shipment.number }
  return json({ items: [item] })
}

function sendLabel({ faults }: PplDesk, { number, input }: FakeShipment): FakeReply {
  const { recipient } = input
  const pdf = writeTinyPdf(['PPL', number, input.referenceId, recipient.name, recipient.street, recipient.city])
  return { headers: { 'content-type': 'application/pdf' }, body: faults().brokenLabel ? 'no pdf' : pdf }
}

function cancel({ shipments, now }: PplDesk, number: string): FakeReply {
  const shipment = shipments.find((one) => one.number === number)
  if (!shipment) return problem(404, 'Shipment not found')
  if (shipment.events.length > 1) return problem(400, 'Shipment cannot be cancelled')
  shipment.events.push({ code: 'Canceled', at: now() })
  return { status: 202 }
}

function problem(status: number, title: string, error?: z.ZodError): FakeReply {
  const errors = Object.fromEntries((error?.issues ?? []).map(({ path, code }) => [path.slice(2).join('.'), [code]]))
  return json({ type: 'about:blank', title, status, ...(error ? { errors } : {}) }, status)
}
