import { toMissingPath } from '@shop/domain/content/missing-path'
import { type MiddlewareFunction, redirect } from 'react-router'
import { isReader } from '#app/features/shell/measurement/is-reader.server.ts'
import { log } from '#app/server/log.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { countMissing } from './missing-pages.server.ts'

/**
 * After every page has said no: an address that was led on by an editor goes there, the others are counted for them. A living page
 * is never hidden, because it has answered before anybody asks here.
 */
export const answerMissing: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next()
  const path = response.status === 404 && isDocument(request) ? toMissingPath(url.pathname) : null
  if (path === null) return response
  const target = await findRedirect(path)
  if (target !== null) return leadTo(target + url.search)
  if (isReader(request)) countMissing(path, request.headers.get('referer') ?? '')
  return response
}

/** For good as far as search engines go; a browser that kept it would follow it after an editor has removed it. */
function leadTo(address: string): Response {
  return redirect(address, { status: 301, headers: { 'Cache-Control': 'private, no-store' } })
}

/** What the router fetches for a page that is open already shows its own 404. */
function isDocument(request: Request): boolean {
  return request.method === 'GET' && !new URL(request.url).pathname.endsWith('.data')
}

async function findRedirect(path: string): Promise<string | null> {
  try {
    const query = publicData.from('redirects').select('to_path')
    const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('from_path', path))
    return row ? row.to_path : null
  } catch (error) {
    // A list that cannot be read is no reason to answer with anything but the 404.
    log.warn({ err: error }, 'redirects.unread')
    return null
  }
}
