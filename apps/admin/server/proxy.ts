import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as askSafely, Agent as TlsAgent } from 'node:https'

interface Target {
  /** Where it leads. */
  base: string
  /** The address of whoever asks; null when nobody knows. */
  caller: string | null
  /** Path and query behind the prefix of the proxy. */
  path: string
}

/** What goes on: who asks, what they want, and nothing a proxy was told about the connection. */
const PASSED_ON = [
  ...['accept', 'accept-profile', 'authorization', 'content-length', 'content-profile', 'content-type', 'cookie'],
  ...['idempotency-key', 'if-none-match', 'origin', 'prefer', 'range', 'range-unit', 'sec-fetch-site'],
  ...['user-agent', 'x-request-id'],
]
const PASSED_BACK = [
  ...['cache-control', 'content-disposition', 'content-length', 'content-location', 'content-range', 'content-type'],
  ...['etag', 'location', 'preference-applied', 'retry-after', 'set-cookie', 'x-request-id'],
]
const PATIENCE_MS = 30_000
const agents = { plain: new Agent({ keepAlive: true }), safe: new TlsAgent({ keepAlive: true }) }

/** Passes a request on as it comes and the answer back as it comes. Cookies stay those of this origin. */
export function passOn(request: IncomingMessage, response: ServerResponse, { base, caller, path }: Target): void {
  const url = new URL(base.replace(/\/+$/, '') + path)
  const isSafe = url.protocol === 'https:'
  const asked = (isSafe ? askSafely : ask)(url, {
    method: request.method ?? 'GET',
    agent: isSafe ? agents.safe : agents.plain,
    headers: { ...pick(request.headers, PASSED_ON), ...(caller ? { 'x-forwarded-for': caller } : {}) },
    timeout: PATIENCE_MS,
  })
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, pick(answer.headers, PASSED_BACK))
    answer.pipe(response)
  })
  asked.on('timeout', () => asked.destroy(new Error('No answer in time.')))
  asked.on('error', () => {
    if (response.headersSent) return void response.destroy()
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
    response.end(JSON.stringify({ code: 'unavailable', message: 'Not reached.', details: {}, hint: null }))
  })
  // Whoever has left needs no answer.
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

function pick(headers: IncomingMessage['headers'], names: string[]): Record<string, string | string[]> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}
