import { HttpError } from 'react-admin'
import { takeDataToken } from '#app/session/data-token.ts'

/** The answer to whoever asks with the tag of what they have. */
const NOT_CHANGED = 304

interface DataAnswer {
  status: number
  headers: Headers
  body: string
  json: unknown
}

/** One question to the data service as the person signed in. Counts are estimated above what is cheap to count. */
export async function dataFetch(url: string, options: RequestInit = {}): Promise<DataAnswer> {
  const headers = new Headers(options.headers)
  if (headers.get('prefer') === 'count=exact') headers.set('prefer', 'count=estimated')
  let response = await send(url, { ...options, headers }, await takeDataToken())
  // The session has ended, or its token a moment ago.
  if (response.status === 401)
    response = await send(url, { ...options, headers }, await takeDataToken({ isRefused: true }))
  const body = await response.text()
  const json = body === '' ? undefined : JSON.parse(body)
  if (!response.ok && response.status !== NOT_CHANGED)
    throw new HttpError(json?.message ?? response.statusText, response.status, json)
  return { status: response.status, headers: response.headers, body, json }
}

function send(
  url: string,
  { headers, ...options }: RequestInit & { headers: Headers },
  token: string,
): Promise<Response> {
  const sent = new Headers(headers)
  sent.set('authorization', `Bearer ${token}`)
  if (!sent.has('accept')) sent.set('accept', 'application/json')
  return fetch(url, { ...options, headers: sent })
}

/** A function of the schema `shop`, by name. */
export async function callFunction<Reply>(name: string, args: Record<string, unknown> = {}): Promise<Reply> {
  const { json } = await dataFetch(`/data/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  return json as Reply
}
