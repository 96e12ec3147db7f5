import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

export type FakeRequest = {
  readonly method: string
  /** As the caller wrote it, so that links in answers lead back to where the caller came from. */
  readonly origin: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly params: Readonly<Record<string, string>>
}

export type FakeReply = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export type FakeHandler = (request: FakeRequest) => FakeReply | Promise<FakeReply>

/** Path with `:name` for a part that varies. */
export type FakeRoute = { readonly method: string; readonly path: string; readonly handle: FakeHandler }

export function route(method: string, path: string, handle: FakeHandler): FakeRoute {
  return { method, path, handle }
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): FakeReply {
  return {
    status,
    headers: { 'content-type': 'application/json;charset=UTF-8', ...headers },
    body: JSON.stringify(body),
  }
}

/** Reads a JSON body; anything that is no object counts as an empty one, and validation speaks of what is missing. */
export function readJson(request: FakeRequest): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(request.body || '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Null when the caller hung up before it had said everything. */
export async function readRequest(message: IncomingMessage): Promise<FakeRequest | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of message) chunks.push(chunk)
  } catch (error) {
    if (message.destroyed) return null
    throw error
  }
  const origin = `http://${message.headers.host ?? 'localhost'}`
  const url = new URL(message.url ?? '/', origin)
  return {
    method: message.method ?? 'GET',
    origin,
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    params: {},
  }
}

export async function handleRequest(routes: readonly FakeRoute[], request: FakeRequest): Promise<FakeReply> {
  for (const { method, path, handle } of routes) {
    if (method !== request.method) continue
    const params = matchPath(path, request.path)
    if (params) return handle({ ...request, params })
  }
  return json({ error: 'no such address' }, 404)
}

export function sendReply(response: ServerResponse, { status = 200, headers = {}, body = '' }: FakeReply): void {
  // No connection outlives its answer: a fake that goes down is down for everybody at once.
  response.writeHead(status, { connection: 'close', ...headers }).end(body)
}

function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(text)
    else if (part !== text) return null
  }
  return params
}
