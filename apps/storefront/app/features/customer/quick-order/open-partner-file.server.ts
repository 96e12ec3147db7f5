import { config } from '#app/config.server.ts'
import { pageNotFound } from '#app/errors/page-error.ts'
import { CLIENT_IP } from '#app/server/client-ip.server.ts'
import { requestIdOf } from '#app/server/request-id.server.ts'
import { tracedFetch } from '#app/server/traced-fetch.server.ts'

const PASSED_ON = ['content-type', 'content-disposition', 'retry-after']

/** A file of the services, passed on while it is made. It is somebody's own: nobody on the way may keep it. */
export async function openPartnerFile(request: Request, path: string, route: string): Promise<Response> {
  const answer = await tracedFetch(
    `${(config.SERVICES_URL ?? '').replace(/\/+$/, '')}${path}`,
    { headers: toHeaders(request), signal: request.signal },
    route,
  )
  if (answer.status === 429) return new Response(null, { status: 429, headers: keptHeaders(answer) })
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    if (answer.status >= 500) throw new Error(`${route} answered ${answer.status}.`)
    throw pageNotFound()
  }
  return new Response(answer.body, { headers: keptHeaders(answer) })
}

function toHeaders(request: Request): Record<string, string> {
  const ip = request.headers.get(CLIENT_IP)
  const cookie = request.headers.get('cookie')
  return {
    'x-request-id': requestIdOf(request),
    ...(ip ? { 'x-forwarded-for': ip } : {}),
    ...(cookie ? { cookie } : {}),
  }
}

function keptHeaders(answer: Response): Headers {
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}
