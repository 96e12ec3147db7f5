import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '#app/errors.ts'
import { checkMethod, chooseProfile, type Method } from './action.ts'
import { type Media, negotiateMedia } from './media-type.ts'
import { type Payload, parseArguments, parseRows } from './payload.ts'
import { type Preferences, parsePreferences } from './preferences.ts'
import { parseQueryParams, type QueryParams } from './query-params.ts'
import { type Parameter, splitQueryString } from './query-string.ts'
import { capLimit, checkLimit, narrowRange, type Range } from './range.ts'
import { parseTarget, type Target } from './target.ts'
import type { Value } from './value.ts'

/** A request as it came over the wire, the body already read. */
export interface IncomingRequest {
  method: string
  /** Path and query, byte for byte. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** Under which the caller knows this request. */
  id?: string
}

export interface ApiRequest {
  method: Method
  path: string
  target: Target
  schema: string
  isProfileShown: boolean
  parameters: Parameter[]
  params: QueryParams
  /** Of the resource itself; those of embedded ones are in the parameters. */
  range: Range
  preferences: Preferences
  media: Media
  /** The client accepts nothing we can make; said only after everything else was found right. */
  mediaError?: ApiError
  payload?: Payload
  /** Values of arguments that came in the query string, in the order of their names. */
  argumentNames: string[]
  firstArgumentSlot: number
}

interface RequestOptions {
  schemas: string[]
  maxRows: number | undefined
}

const ROOT_PATH = ''

/** The checks come in the order of the contract: the first that fails decides the answer. */
export function parseApiRequest(incoming: IncomingRequest, { schemas, maxRows }: RequestOptions): ApiRequest {
  const { headers, url } = incoming
  const question = url.indexOf('?')
  const path = question === -1 ? url : url.slice(0, question)
  const target = parseTarget(path)
  const profile = chooseProfile(incoming.method, headers, schemas)
  const method = checkMethod(incoming.method, target)
  const parameters = question === -1 ? [] : splitQueryString(url.slice(question + 1))
  const isFunction = target.kind === 'function'
  const params = parseQueryParams(parameters, isFunction && method !== 'POST')
  const range = chooseRange(params, method, headers.range, isFunction ? maxRows : readLimit(method, maxRows))
  const payload = parsePayload(incoming, method, target, params.columns)
  const { argumentNames, firstArgumentSlot } = placeArguments(params, payload, isFunction)
  return {
    method,
    path,
    target,
    schema: profile.schema,
    isProfileShown: profile.isShown,
    parameters,
    params,
    range,
    preferences: parsePreferences(joinHeader(headers.prefer)),
    ...chooseMedia(headers.accept),
    ...(payload ? { payload } : {}),
    argumentNames,
    firstArgumentSlot,
  }
}

function readLimit(method: Method, maxRows: number | undefined): number | undefined {
  return method === 'GET' || method === 'HEAD' ? maxRows : undefined
}

function chooseRange(
  params: QueryParams,
  method: Method,
  header: string | undefined,
  maxRows: number | undefined,
): Range {
  for (const { range } of params.ranges) checkLimit(range)
  const asked = params.ranges.find(({ path }) => path.join() === ROOT_PATH)?.range ?? {}
  const range = method === 'GET' ? narrowRange(asked, header) : asked
  const limit = capLimit(range.limit, maxRows)
  return limit === undefined ? range : { ...range, limit }
}

function parsePayload(
  { body, headers }: IncomingRequest,
  method: Method,
  target: Target,
  columns: string[] | undefined,
): Payload | undefined {
  const contentType = headers['content-type']
  if (target.kind === 'function') return method === 'POST' ? parseArguments(body, contentType, columns) : undefined
  const hasBody = method === 'POST' || method === 'PATCH' || method === 'PUT'
  return hasBody ? parseRows(body, contentType, columns) : undefined
}

function placeArguments({ args, values }: QueryParams, payload: Payload | undefined, isFunction: boolean) {
  if (!isFunction) return { argumentNames: [], firstArgumentSlot: 0 }
  if (payload) return { argumentNames: payload.keys, firstArgumentSlot: 0 }
  const firstArgumentSlot = values.length
  for (const value of args.values()) values.push(value as Value)
  return { argumentNames: [...args.keys()], firstArgumentSlot }
}

function chooseMedia(accept: string | undefined): { media: Media; mediaError?: ApiError } {
  try {
    return { media: negotiateMedia(accept) }
  } catch (error) {
    if (error instanceof ApiError) return { media: negotiateMedia(undefined), mediaError: error }
    throw error
  }
}

function joinHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
