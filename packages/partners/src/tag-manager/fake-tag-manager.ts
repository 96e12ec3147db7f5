import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeTagManager {
  url: string
  /** What pages have put into their data layer, oldest first. */
  events: unknown[]
  /** What servers have sent, with the keys they came by. */
  serverEvents: { measurementId: string | null; apiSecret: string | null; body: unknown }[]
  /** From now on servers are answered by this status; null as usual. */
  failServersWith(status: number | null): void
  stop(): Promise<void>
}

// As the real container does: takes what waits in the data layer and listens for more; here all of it is sent on.
const CONTAINER = `(() => {
  const { origin } = new URL(document.currentScript.src)
  const layer = (window.dataLayer = window.dataLayer || [])
  const plain = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry
  const send = (entry) => void fetch(origin + '/g/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(plain(entry)) })
  layer.forEach(send)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => { entries.forEach(send); return push(...entries) }
})()`

/** A container that loads no tags and a receiver that keeps whatever it gets. */
export async function startFakeTagManager(port = 0): Promise<FakeTagManager> {
  const events: unknown[] = []
  const serverEvents: FakeTagManager['serverEvents'] = []
  let failure: number | null = null
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    if (pathname === '/gtm.js') return response.setHeader('Content-Type', 'text/javascript').end(CONTAINER)
    if (pathname === '/g/collect') {
      events.push(JSON.parse(await bodyOf(request)))
      return response.writeHead(204).end()
    }
    if (pathname === '/mp/collect') {
      const body: unknown = JSON.parse(await bodyOf(request))
      const [measurementId, apiSecret] = [searchParams.get('measurement_id'), searchParams.get('api_secret')]
      if (!failure) serverEvents.push({ measurementId, apiSecret, body })
      // The real one never says what it thinks of an event.
      return response.writeHead(failure ?? 204).end()
    }
    if (pathname === '/__fake/events')
      return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(events))
    response.writeHead(pathname === '/__fake/ready' ? 200 : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    serverEvents,
    failServersWith(status) {
      failure = status
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
