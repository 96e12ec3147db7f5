import type { Ok } from '@shop/domain/result'
import { startSpan } from '@shop/runtime/tracing'
import { type Unavailable, unavailable } from './answer.ts'

type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PURGE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
  /** Whether the call changes something at the partner: decides what a lost answer may mean. */
  readonly isChange: boolean
  /** What is larger is not read to its end. */
  readonly maxBytes?: number
}

export type HttpReply = { readonly status: number; readonly headers: Headers; readonly body: Buffer }

// The connection was never made, so nothing can have been carried out.
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** One request, one answer: no repetition, no redirect followed with our secrets in it. */
export async function callHttp(call: HttpCall): Promise<Ok<HttpReply> | Unavailable> {
  // Who was asked, and nothing else: addresses of partners hold keys. Nor are they told of our trace.
  const host = URL.parse(call.url)?.hostname ?? ''
  const attributes = { 'http.request.method': call.method, 'server.address': host }
  const span = startSpan({ name: `${call.method} ${host}`, kind: 'client', attributes })
  const answer = await send(call)
  span?.end({ isFailed: !answer.ok })
  return answer
}

async function send(call: HttpCall): Promise<Ok<HttpReply> | Unavailable> {
  const { method, url, headers, body, timeoutMs, isChange, maxBytes = Number.POSITIVE_INFINITY } = call
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const init = { method, signal, redirect: 'manual' as const, ...(headers ? { headers } : {}) }
    const response = await fetch(url, body === undefined ? init : { ...init, body })
    const whole = await readBody(response, maxBytes)
    if (!whole) return unavailable('too_large', response.status, isChange)
    const reply = { status: response.status, headers: response.headers, body: whole }
    if (response.status >= 500) return unavailable('server_error', response.status, isChange)
    if (response.status === 429) return unavailable('busy', 429, false)
    return { ok: true, value: reply }
  } catch (error) {
    return unavailable(...describeFailure(error, isChange))
  }
}

/** Null when there is more than anybody expects; the rest of it is not asked for. */
async function readBody(response: Response, maxBytes: number): Promise<Buffer | null> {
  if (maxBytes === Number.POSITIVE_INFINITY) return Buffer.from(await response.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function describeFailure(error: unknown, isChange: boolean): Parameters<typeof unavailable> {
  if (error instanceof DOMException && error.name === 'TimeoutError') return ['timeout', null, isChange]
  if (!(error instanceof TypeError)) throw error
  const code = (error.cause as { code?: unknown } | undefined)?.code
  return NOT_REACHED.has(String(code)) ? ['unreachable', null, false] : ['broken_off', null, isChange]
}
