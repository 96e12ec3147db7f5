import { type FakeRoute, json, readJson, route } from '../fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { type PacketaDesk, PacketaFaults } from './fake-desk.ts'
import { type FakePacket, PACKET_STEPS, type PacketMemory } from './fake-packets.ts'
import { pointRoutes } from './fake-point-routes.ts'
import { type FakePoint, POINT_STATUSES, readPoints } from './fake-points.ts'
import { createPushSender, type PushSender } from './fake-push.ts'
import { handleRest } from './fake-rest.ts'

type FakePacketaOptions = Listening & {
  readonly apiKey?: string
  readonly apiPassword?: string
  readonly homeCarrierId?: string
  readonly points?: readonly FakePoint[]
  readonly now?: () => Date
  readonly firstId?: number
  /** Where to push tracking to; nowhere when absent, as long as Packeta has not switched it on. */
  readonly webhookUrl?: string | undefined
  readonly webhookKey?: string
  readonly retryDelaysMs?: readonly number[]
}

export interface FakePacketa extends FakeServer<PacketaFaults> {
  readonly restUrl: string
  readonly apiKey: string
  readonly apiPassword: string
  readonly webhookKey: string
  readonly packets: ReadonlyMap<string, FakePacket>
  readonly push: PushSender
  /** Moves a packet on: a step by name (`accepted`, `ready`, `delivered` …) or any status code. */
  advance(packetId: string, step: string | number): boolean
  setPointStatus(pointId: string, status: FakePoint['status']): boolean
  stop(): Promise<void>
}

const RETRY_DELAYS_MS = [1000, 5000, 30_000]

export async function startFakePacketa(options: FakePacketaOptions = {}): Promise<FakePacketa> {
  const {
    now = () => new Date(),
    webhookUrl = null,
    webhookKey = 'test-key',
    retryDelaysMs = RETRY_DELAYS_MS,
  } = options
  const memory: PacketMemory = { packets: new Map(), nextId: options.firstId ?? 4_000_000_001 }
  const points = options.points ?? readPoints()
  let server: FakeServer<PacketaFaults> | null = null
  const desk: PacketaDesk = {
    memory,
    points: new Map(points.map((point) => [point.id, point])),
    apiKey: options.apiKey ?? '0123456789abcdef',
    apiPassword: options.apiPassword ?? '0123456789abcdef0123456789abcdef',
    homeCarrierId: options.homeCarrierId ?? '106',
    now,
    faults: () => server?.faults ?? PacketaFaults.parse({}),
  }
  const push = createPushSender({ webhookUrl, webhookKey, retryDelaysMs, now })
  server = await startFakeServer({
    ...options,
    now,
    parseFaults: (input) => PacketaFaults.parse(input),
    routes: () => [route('POST', '/api/rest', (request) => handleRest(desk, request)), ...pointRoutes(desk)],
    adminRoutes: () => adminRoutes(desk, push),
    forget() {
      push.forget()
      memory.packets.clear()
      for (const point of points) desk.points.set(point.id, point)
    },
  })
  return extend(server, desk, push, webhookKey)
}

function extend(
  server: FakeServer<PacketaFaults>,
  desk: PacketaDesk,
  push: PushSender,
  webhookKey: string,
): FakePacketa {
  return Object.assign(server, {
    restUrl: `${server.url}/api/rest`,
    apiKey: desk.apiKey,
    apiPassword: desk.apiPassword,
    webhookKey,
    packets: desk.memory.packets,
    push,
    advance: (packetId: string, step: string | number) => advance(desk, push, packetId, step),
    setPointStatus: (pointId: string, status: FakePoint['status']) => setPointStatus(desk, pointId, status),
    async stop() {
      push.forget()
      await server.unplug()
    },
  })
}

function advance({ memory, now }: PacketaDesk, push: PushSender, packetId: string, step: string | number): boolean {
  const packet = memory.packets.get(packetId)
  const statusCode = typeof step === 'number' ? step : PACKET_STEPS[step]
  if (!packet || statusCode === undefined) return false
  packet.records.push({ statusCode, at: now() })
  push.push(packet)
  return true
}

function setPointStatus({ points }: PacketaDesk, pointId: string, status: FakePoint['status']): boolean {
  const point = points.get(pointId)
  if (point) points.set(pointId, { ...point, status })
  return point !== undefined
}

function adminRoutes(desk: PacketaDesk, push: PushSender): FakeRoute[] {
  return [
    route('GET', '/__fake/packets', () => json([...desk.memory.packets.values()])),
    route('POST', '/__fake/packets/:id/advance', (request) => {
      const { step } = readJson(request)
      const isMoved = advance(desk, push, request.params.id ?? '', typeof step === 'number' ? step : String(step))
      return json({ moved: isMoved }, isMoved ? 200 : 404)
    }),
    route('POST', '/__fake/points/:id/status', (request) => {
      const wanted = readJson(request).status
      const status = POINT_STATUSES.find((known) => known === wanted)
      const isSet = status !== undefined && setPointStatus(desk, request.params.id ?? '', status)
      return json({ set: isSet }, isSet ? 200 : 404)
    }),
  ]
}
