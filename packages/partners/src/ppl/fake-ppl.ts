import { type FakeRoute, json, readJson, route } from '../fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { type PplDesk, PplFaults, pplRoutes } from './fake-ppl-routes.ts'
import { type FakeShipment, SHIPMENT_STEPS } from './fake-shipments.ts'

type FakePplOptions = Listening & {
  readonly clientId?: string
  readonly clientSecret?: string
  readonly now?: () => Date
  readonly firstNumber?: number
  /** How long a batch is imported while nobody says otherwise. */
  readonly importMs?: number | undefined
}

export interface FakePpl extends FakeServer<PplFaults> {
  readonly clientId: string
  readonly clientSecret: string
  readonly shipments: readonly FakeShipment[]
  /** Moves a parcel on: a step by name (`accepted`, `delivered` …) or any code of an event. */
  advance(trackingNumber: string, step: string): boolean
  expireTokens(): void
  /** Its ParcelShops and boxes, as the interface gives them. */
  setPoints(points: readonly object[]): void
  stop(): Promise<void>
}

export async function startFakePpl(options: FakePplOptions = {}): Promise<FakePpl> {
  const { now = () => new Date(), importMs } = options
  const parseFaults = (input: object) => PplFaults.parse({ ...(importMs === undefined ? {} : { importMs }), ...input })
  let server: FakeServer<PplFaults> | null = null
  const desk: PplDesk = {
    shipments: [],
    points: [],
    tokens: new Map(),
    nextNumber: options.firstNumber ?? 80_000_000_001,
    clientId: options.clientId ?? 'development',
    clientSecret: options.clientSecret ?? 'development',
    now,
    faults: () => server?.faults ?? parseFaults({}),
  }
  server = await startFakeServer({
    ...options,
    now,
    parseFaults: (input) => parseFaults(input as object),
    routes: () => pplRoutes(desk),
    adminRoutes: () => adminRoutes(desk),
    forget() {
      desk.shipments.length = 0
      desk.points = []
    },
  })
  const running = server
  return Object.assign(running, {
    clientId: desk.clientId,
    clientSecret: desk.clientSecret,
    shipments: desk.shipments,
    advance: (trackingNumber: string, step: string) => advance(desk, trackingNumber, step),
    expireTokens: () => desk.tokens.clear(),
    setPoints(points: readonly object[]) {
      desk.points = points
    },
    stop: () => running.unplug(),
  })
}

function advance({ shipments, now }: PplDesk, trackingNumber: string, step: string): boolean {
  const shipment = shipments.find(({ number }) => number === trackingNumber)
  shipment?.events.push({ code: SHIPMENT_STEPS[step] ?? step, at: now() })
  return shipment !== undefined
}

function adminRoutes(desk: PplDesk): FakeRoute[] {
  return [
    route('GET', '/__fake/shipments', () => json(desk.shipments)),
    route('POST', '/__fake/shipments/:number/advance', (request) => {
      const isMoved = advance(desk, request.params.number ?? '', String(readJson(request).step))
      return json({ moved: isMoved }, isMoved ? 200 : 404)
    }),
  ]
}
