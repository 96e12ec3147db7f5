import type { ErrorBody } from '@shop/contract/error-body'
import { config } from '#app/config.server.ts'
import { CLIENT_IP } from '#app/server/client-ip.server.ts'
import { requestIdOf } from '#app/server/request-id.server.ts'
import { tracedFetch } from '#app/server/traced-fetch.server.ts'

const PATH = /^[\w-]+(\/[\w-]+){0,2}$/
const PASSED_ON = ['content-type', 'content-disposition', 'retry-after', 'www-authenticate']

/** A question of a partner's machine, handed on with its key and without any cookie; the answer is passed on as it comes. */
export async function openPartnerApi(request: Request, path: string): Promise<Response> {
  if (!PATH.test(path)) return Response.json(NOT_FOUND, { status: 404, headers: keptHeaders() })
  const { search } = new URL(request.url)
  const answer = await tracedFetch(
    `${(config.SERVICES_URL ?? '').replace(/\/+$/, '')}/partner/v1/${path}${search}`,
    { headers: toHeaders(request), signal: request.signal },
    '/partner/v1/*',
  )
  return new Response(answer.body, { status: answer.status, headers: keptHeaders(answer) })
}

/** There is nothing to write to. */
export function refuseWriting(): Response {
  const headers = keptHeaders()
  headers.set('Allow', 'GET')
  return new Response(null, { status: 405, headers })
}

const NOT_FOUND: ErrorBody = { code: 'not_found', message: 'There is nothing here.', details: {}, hint: null }

function toHeaders(request: Request): Record<string, string> {
  const ip = request.headers.get(CLIENT_IP)
  const authorization = request.headers.get('authorization')
  return {
    'x-request-id': requestIdOf(request),
    ...(ip ? { 'x-forwarded-for': ip } : {}),
    ...(authorization ? { authorization } : {}),
  }
}

function keptHeaders(answer?: Response): Headers {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
  for (const name of PASSED_ON) {
    const value = answer?.headers.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}
