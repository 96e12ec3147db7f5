import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type FakeReply,
  type FakeRequest,
  type FakeRoute,
  handleRequest,
  json,
  readJson,
  readRequest,
  route,
  sendReply,
} from './fake-http.ts'
import type { CommonFaults } from './faults.ts'

export type JournalEntry = {
  readonly at: string
  readonly method: string
  readonly path: string
  readonly body: string
  /** Null when the connection was broken off without an answer. */
  readonly status: number | null
}

export type Listening = { readonly port?: number | undefined; readonly host?: string | undefined }

export interface FakeDefinition<Faults extends CommonFaults> extends Listening {
  readonly now: () => Date
  readonly parseFaults: (input: unknown) => Faults
  readonly routes: (fake: FakeServer<Faults>) => readonly FakeRoute[]
  /** Under `/__fake`: switches and doors that no real partner has. */
  readonly adminRoutes: (fake: FakeServer<Faults>) => readonly FakeRoute[]
  readonly forget: () => void
}

export interface FakeServer<Faults extends CommonFaults> {
  readonly url: string
  readonly faults: Faults
  readonly journal: readonly JournalEntry[]
  setFaults(change: Partial<Faults>): void
  /** No fault, no journal, no memory. */
  reset(): void
  /** From now on nobody listens, as after a power cut; `plugIn` brings back the same port and the same memory. */
  unplug(): Promise<void>
  plugIn(): Promise<void>
}

const JOURNAL_LIMIT = 20_000

export async function startFakeServer<Faults extends CommonFaults>(
  definition: FakeDefinition<Faults>,
): Promise<FakeServer<Faults>> {
  const { host = '127.0.0.1', parseFaults } = definition
  const journal: JournalEntry[] = []
  let { port = 0 } = definition
  let faults = parseFaults({})
  let server: Server

  const fake: FakeServer<Faults> = {
    get url() {
      return `http://${host}:${port}`
    },
    get faults() {
      return faults
    },
    journal,
    setFaults(change) {
      faults = parseFaults({ ...faults, ...change })
    },
    reset() {
      faults = parseFaults({})
      journal.length = 0
      definition.forget()
    },
    unplug: () => close(server),
    async plugIn() {
      server = createServer((message, response) => {
        serve(message, response).catch((error) => sendReply(response, { status: 500, body: String(error) }))
      })
      port = await listen(server, port, host)
    },
  }
  const routes = definition.routes(fake)
  const adminRoutes = [...commonAdminRoutes(fake), ...definition.adminRoutes(fake)]

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message)
    if (!request) return
    if (request.path.startsWith('/__fake/')) return sendReply(response, await handleRequest(adminRoutes, request))

    const reply = await answerWithFaults(faults, routes, request)
    journal.push(toEntry(request, reply, definition.now()))
    if (journal.length > JOURNAL_LIMIT) journal.shift()
    if (faults.slowMs > 0) await delay(faults.slowMs, undefined, { ref: false })
    if (reply) sendReply(response, reply)
    else response.destroy()
  }

  await fake.plugIn()
  return fake
}

/** Null stands for a connection broken off. */
async function answerWithFaults(
  faults: CommonFaults,
  routes: readonly FakeRoute[],
  request: FakeRequest,
): Promise<FakeReply | null> {
  if (faults.down === 'reset') return null
  if (faults.down === '503') return { status: 503, body: 'Service Unavailable' }
  const reply = await handleRequest(routes, request)
  return faults.garble ? { headers: { 'content-type': 'text/html' }, body: '<html>Odstávka</html>' } : reply
}

function toEntry({ method, path, query, body }: FakeRequest, reply: FakeReply | null, at: Date): JournalEntry {
  const search = query.size > 0 ? `?${query}` : ''
  return { at: at.toISOString(), method, path: path + search, body, status: reply && (reply.status ?? 200) }
}

function commonAdminRoutes<Faults extends CommonFaults>(fake: FakeServer<Faults>): FakeRoute[] {
  return [
    route('GET', '/__fake/ready', () => json({ ready: true })),
    route('GET', '/__fake/journal', () => json(fake.journal)),
    route('GET', '/__fake/faults', () => json(fake.faults)),
    route('POST', '/__fake/faults', (request) => {
      try {
        fake.setFaults(readJson(request) as Partial<Faults>)
      } catch (error) {
        return json({ error: error instanceof Error ? error.message : 'bad faults' }, 400)
      }
      return json(fake.faults)
    }),
    route('POST', '/__fake/reset', () => {
      fake.reset()
      return json(fake.faults)
    }),
  ]
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return (server.address() as AddressInfo).port
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise((resolve) => server.close(resolve))
  // A caller's idle connections would keep the server open.
  server.closeAllConnections()
  await closed
}
