import type { FastifyInstance } from 'fastify'
import type { Config } from '#app/config'
import { RequestError } from '#app/http/request-error'

/**
 * The storefront's server speaks to us without an Origin. A browser that does send one, or says that the request crosses
 * sites, must be on a page of ours: a cookie it attaches by itself proves nothing.
 */
export function refuseForeignOrigins(app: FastifyInstance, config: Config): void {
  const ours = new Set([config.STOREFRONT_URL, config.ADMIN_URL])
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    const { origin } = request.headers
    const crossSite = request.headers['sec-fetch-site'] === 'cross-site'
    if ((origin !== undefined && !ours.has(origin)) || (crossSite && origin === undefined)) {
      throw new RequestError('origin_refused')
    }
  })
}
