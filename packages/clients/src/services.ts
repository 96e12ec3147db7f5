import { CART_HEADER, REORDER } from '@shop/contract/cart-header'
import type { CallInput, Endpoint, RefusalOf, Reply } from '@shop/contract/endpoint'
import { ErrorBody } from '@shop/contract/error-body'
import type { ErrorCode } from '@shop/contract/error-codes'
import { type EndpointName, SERVICES_ENDPOINTS, type ServicesEndpoints } from '@shop/contract/services'
import type { Result } from '@shop/domain/result'
import { plainFetch, type RoutedFetch } from './routed-fetch.ts'
import { ServicesError } from './services-error.ts'

export interface ServicesConfig {
  endpoint: string | undefined
  /** Cookie header of the visitor, passed on as it came. */
  cookie?: string | undefined
  requestId?: string | undefined
  /** Address of the visitor: limits are counted for them, not for the page server. */
  clientIp?: string | undefined
  userAgent?: string | undefined
  timeoutMs?: number
  /** How the services are asked; the platform's own way when absent. */
  fetch?: RoutedFetch
  /** What callers meet in the place of an error; the error itself when absent. */
  toThrown?: (error: ServicesError) => unknown
}

/** What any request can be refused with, beside the refusals of its own endpoint. */
export type CommonRefusal = Extract<
  ErrorCode,
  'invalid_input' | 'not_signed_in' | 'forbidden' | 'not_found' | 'too_many_attempts' | 'idempotency_key_reused'
>

interface CallOptions {
  /** The same key with the same input gives the same answer and acts once. */
  idempotencyKey?: string
  /** The cart a command is about, when it is not the one the customer shops in. */
  cart?: typeof REORDER
}

type ServicesResult<E extends Endpoint> = Result<Reply<E>, RefusalOf<E> | CommonRefusal, Record<string, unknown>>

type Calls = {
  [Name in EndpointName]: (
    input: CallInput<ServicesEndpoints[Name]>,
    options?: CallOptions,
  ) => Promise<ServicesResult<ServicesEndpoints[Name]>>
}

export type ServicesClient = Calls & {
  /** Cookies that the answers so far want to set in the visitor's browser. */
  setCookies: string[]
}

/** The shop's commands on behalf of one visitor: made for one request and thrown away with it. */
export function createServicesClient(config: ServicesConfig): ServicesClient {
  if (!config.endpoint) throw new Error('The services endpoint is missing: set SERVICES_URL.')
  const target = { ...config, endpoint: config.endpoint.replace(/\/+$/, ''), setCookies: [] as string[] }
  const calls = Object.entries(SERVICES_ENDPOINTS).map(([name, endpoint]) => [
    name,
    (input: Record<string, unknown>, options: CallOptions = {}) => call(target, endpoint, input, options),
  ])
  return { ...(Object.fromEntries(calls) as Calls), setCookies: target.setCookies }
}

/** The same commands about the cart that repeats an order. */
export function onReorder(services: ServicesClient): ServicesClient {
  const calls = (Object.keys(SERVICES_ENDPOINTS) as EndpointName[]).map((name) => {
    const plain = services[name] as (input: object, options: CallOptions) => Promise<unknown>
    return [name, (input: object, options: CallOptions = {}) => plain(input, { ...options, cart: REORDER })]
  })
  return { ...(Object.fromEntries(calls) as Calls), setCookies: services.setCookies }
}

type Target = ServicesConfig & { endpoint: string; setCookies: string[] }

async function call(target: Target, endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions) {
  const { url, body } = toRequest(target.endpoint, endpoint, input)
  const init = {
    method: endpoint.method,
    headers: toHeaders(target, body !== undefined, options),
    ...(body === undefined ? {} : { body }),
  }
  const response = await reach(target, url, init, endpoint.path)
  target.setCookies.push(...response.headers.getSetCookie())
  if (response.ok) return { ok: true, value: endpoint.reply.parse(await response.json()) }
  const error = ErrorBody.safeParse(await response.json().catch(() => null))
  // What the visitor can do nothing about is not theirs to read.
  if (!error.success || response.status >= 500) {
    const failed = new ServicesError(response.status, error.data ?? null)
    throw target.toThrown?.(failed) ?? failed
  }
  return { ok: false, code: error.data.code, details: error.data.details }
}

/** Nobody there, or nobody in time, is an answer too: the one of a service that is away. */
async function reach(target: Target, url: URL, init: RequestInit, route: string): Promise<Response> {
  const { timeoutMs = 15_000, toThrown, fetch: ask = plainFetch } = target
  try {
    return await ask(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }, route)
  } catch (cause) {
    const failed = new ServicesError(503, null, { cause })
    throw toThrown?.(failed) ?? failed
  }
}

/** Parameters go into the path, named query values behind it, the rest is the body. */
function toRequest(root: string, { path, query, body }: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input }
  const take = (name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  }
  const url = new URL(root + path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(take(name))))
  for (const name of Object.keys(query?.shape ?? {}))
    if (rest[name] !== undefined) url.searchParams.set(name, take(name))
  return { url, body: body ? JSON.stringify(rest) : undefined }
}

function toHeaders(target: Target, hasBody: boolean, { idempotencyKey, cart }: CallOptions): Record<string, string> {
  const { cookie, requestId, clientIp, userAgent } = target
  return {
    accept: 'application/json',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(cookie ? { cookie } : {}),
    ...(requestId ? { 'x-request-id': requestId } : {}),
    ...(clientIp ? { 'x-forwarded-for': clientIp } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(cart ? { [CART_HEADER]: cart } : {}),
  }
}
