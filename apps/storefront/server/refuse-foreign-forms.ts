import type { RequestHandler } from 'express'

/**
 * A change is accepted only from a page of ours. The router compares origins of pages but not of addresses that answer
 * data, and it cannot tell a form of a page without referrer, which says `Origin: null`, from one in a foreign sandbox;
 * the browser's own word on where the request comes from can.
 */
export const refuseForeignForms: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  const own = `${request.protocol}://${request.host}`
  const origin = request.get('origin')
  const site = request.get('sec-fetch-site')
  const isForeign = origin === 'null' ? site !== 'same-origin' : origin !== undefined && origin !== own
  if (isForeign || site === 'cross-site') {
    response.set('Cache-Control', 'no-store').sendStatus(403)
    return
  }
  if (origin === 'null') request.headers.origin = own
  next()
}
