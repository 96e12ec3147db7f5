import { config } from '#app/config.server.ts'
import { tracedFetch } from '#app/server/traced-fetch.server.ts'

const PASSED_ON = ['etag', 'last-modified', 'cache-control']

/** Null when it has not been written yet. */
export async function openFeed(name: string, request: Request): Promise<Response | null> {
  if (!config.SERVICES_URL) return null
  const known = request.headers.get('if-none-match')
  const init = { headers: known ? { 'if-none-match': known } : {}, signal: request.signal }
  const address = `${config.SERVICES_URL.replace(/\/+$/, '')}/feeds/${name}`
  const answer = await tracedFetch(address, init, '/feeds/:feed')
  if (answer.status === 404) return null
  const headers = new Headers({ 'Content-Type': 'application/xml; charset=utf-8', Vary: 'Accept-Encoding' })
  for (const header of PASSED_ON) headers.set(header, answer.headers.get(header) ?? '')
  if (answer.status === 304) return new Response(null, { status: 304, headers })
  if (!answer.ok || !answer.body) throw new Error(`The feed ${name} answered ${answer.status}.`)
  const isGzipTaken = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  if (isGzipTaken) headers.set('Content-Encoding', 'gzip')
  return new Response(isGzipTaken ? answer.body : answer.body.pipeThrough(new DecompressionStream('gzip')), { headers })
}
