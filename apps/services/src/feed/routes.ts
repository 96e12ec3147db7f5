import { Readable } from 'node:stream'
import { staffPageEndpoints } from '@shop/contract/endpoints/staff-page-endpoints'
import type { FastifyInstance } from 'fastify'
import { readChunks, selectCurrentRun } from '#app/feed/feed-runs.sql'
import { staffFeeds } from '#app/feed/staff-feeds'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { RequestError } from '#app/http/request-error'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export function addFeedRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, staffPageEndpoints.staffFeeds, staffFeeds)
  // A file instead of an answer in JSON, so it stands beside the contract. Always compressed: it was stored so.
  app.get<{ Params: { feed: string } }>('/feeds/:feed', async (request, reply) => {
    const run = await selectCurrentRun(deps.pool, STOREFRONT_ID, request.params.feed)
    if (!run) throw new RequestError('not_found')
    reply.headers({ etag: run.etag, 'last-modified': run.finishedAt.toUTCString(), 'cache-control': 'max-age=900' })
    if (request.headers['if-none-match'] === run.etag) return reply.status(304).send()
    return reply.type('application/gzip').send(Readable.from(readChunks(deps.pool, run.id)))
  })
}
