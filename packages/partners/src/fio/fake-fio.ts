import { z } from 'zod'
import { type FakeHandler, type FakeReply, type FakeRoute, json, readJson, route } from '../fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { CommonFaults } from '../fake/faults.ts'
import { type FakeTransfer, toStatement } from './fake-statement.ts'

const FioFaults = CommonFaults.extend({
  /** Too many movements for one answer. */
  tooMany: z.boolean().default(false),
  /** Every column the bank may leave empty is empty. */
  bare: z.boolean().default(false),
  /** Movements already downloaded come once more. */
  repeat: z.boolean().default(false),
  /** The movement of this id is written in a shape nobody expects. */
  oddRow: z.string().default(''),
  /** The page is given, the marker moves, and the connection breaks off before the answer is through. */
  loseAnswer: z.boolean().default(false),
})

type FioFaults = z.output<typeof FioFaults>

const TransferInput = z.object({
  amount: z.number().int(),
  currency: z.string().length(3).default('CZK'),
  variableSymbol: z.string().nullable().default(null),
  message: z.string().nullable().default(null),
  counterAccount: z.string().nullable().default('19-2000145399'),
  counterBank: z.string().nullable().default('0800'),
  counterName: z.string().nullable().default('Nováková Jana'),
  kind: z.string().default('Okamžitá příchozí platba'),
  bookedOn: z.iso.date().optional(),
})

type FakeFioOptions = Listening & {
  readonly token?: string
  readonly now?: () => Date
  readonly firstId?: number
  readonly rateLimitMs?: number
}

export interface FakeFio extends FakeServer<FioFaults> {
  /** Base of the API, for `createFio`. */
  readonly apiUrl: string
  readonly token: string
  /** Money arrives, or leaves when the amount is negative. Gives the id of the movement. */
  addTransfer(transfer: z.input<typeof TransferInput>): string
  stop(): Promise<void>
}

type Memory = { readonly transfers: FakeTransfer[]; nextId: number; marker: number | null; lastCall: number | null }
type Desk = { readonly memory: Memory; readonly token: string; readonly now: () => Date; readonly rateLimitMs: number }

const DAY_MS = 86_400_000
const HISTORY_DAYS = 90

export async function startFakeFio(options: FakeFioOptions = {}): Promise<FakeFio> {
  const { token = 'd'.repeat(64), now = () => new Date(), rateLimitMs = 30_000 } = options
  const memory: Memory = { transfers: [], nextId: options.firstId ?? 10_000_000_001, marker: null, lastCall: null }
  const desk: Desk = { memory, token, now, rateLimitMs }
  const server = await startFakeServer({
    ...options,
    now,
    parseFaults: (input) => FioFaults.parse(input),
    routes: (fake) => fioRoutes(desk, fake),
    adminRoutes: () => adminRoutes(desk),
    forget() {
      memory.transfers.length = 0
      memory.marker = null
      memory.lastCall = null
    },
  })
  return Object.assign(server, {
    apiUrl: `${server.url}/v1/rest`,
    token,
    addTransfer: (transfer: z.input<typeof TransferInput>) => addTransfer(desk, transfer),
    stop: () => server.unplug(),
  })
}

function fioRoutes(desk: Desk, fake: FakeServer<FioFaults>): FakeRoute[] {
  const guarded = (handle: FakeHandler): FakeHandler => {
    return (request) => refuseCall(desk, request.params.token ?? '') ?? handle(request)
  }
  const base = '/v1/rest'
  return [
    route(
      'GET',
      `${base}/last/:token/transactions.json`,
      guarded(() => readLast(desk, fake.faults)),
    ),
    route(
      'GET',
      `${base}/periods/:token/:from/:to/transactions.json`,
      guarded(({ params }) => readPeriod(desk, fake.faults, params.from ?? '', params.to ?? '')),
    ),
    route(
      'GET',
      `${base}/set-last-id/:token/:id/`,
      guarded(({ params }) => {
        desk.memory.marker = Number(params.id)
        return { status: 200 }
      }),
    ),
  ]
}

/** A wrong token is a 500, a hasty one a 409: this bank speaks in statuses only. */
function refuseCall({ memory, token, now, rateLimitMs }: Desk, given: string): FakeReply | null {
  if (given !== token) return { status: 500 }
  const time = now().getTime()
  if (memory.lastCall !== null && time - memory.lastCall < rateLimitMs) return { status: 409 }
  memory.lastCall = time
  return null
}

function readLast({ memory }: Desk, { tooMany, bare, repeat, oddRow, loseAnswer }: FioFaults): FakeReply {
  if (tooMany) return { status: 413 }
  const lastDownload = memory.marker
  const isNew = ({ id }: FakeTransfer) => repeat || lastDownload === null || id > lastDownload
  const transfers = memory.transfers.filter(isNew)
  memory.marker = transfers.at(-1)?.id ?? lastDownload
  if (loseAnswer) return { status: 500 }
  return json(toStatement(transfers, { lastDownload, isBare: bare, oddRow }))
}

function readPeriod({ memory, now }: Desk, { tooMany, bare, oddRow }: FioFaults, from: string, to: string): FakeReply {
  if (tooMany) return { status: 413 }
  if (Date.parse(from) < now().getTime() - HISTORY_DAYS * DAY_MS) return { status: 422 }
  const transfers = memory.transfers.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to)
  return json(toStatement(transfers, { lastDownload: null, isBare: bare, oddRow }))
}

function addTransfer({ memory, now }: Desk, input: z.input<typeof TransferInput>): string {
  const transfer = TransferInput.parse(input)
  const id = memory.nextId++
  memory.transfers.push({ ...transfer, id, bookedOn: transfer.bookedOn ?? now().toISOString().slice(0, 10) })
  return String(id)
}

function adminRoutes(desk: Desk): FakeRoute[] {
  return [
    route('GET', '/__fake/transfers', () => json(desk.memory.transfers)),
    route('POST', '/__fake/transfers', (request) => {
      const input = TransferInput.safeParse(readJson(request))
      return input.success ? json({ id: addTransfer(desk, input.data) }) : json({ error: input.error.message }, 400)
    }),
  ]
}
