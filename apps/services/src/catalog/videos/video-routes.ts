import { staffProductEndpoints as endpoints } from '@shop/contract/endpoints/staff-product-endpoints'
import { VIDEO_BODY_BYTES } from '@shop/contract/staff/staff-video'
import type { FastifyInstance } from 'fastify'
import { prepareVideo, uploadVideo } from '#app/catalog/videos/upload-video'
import { selectVideoBytes } from '#app/catalog/videos/videos.sql'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { RequestError } from '#app/http/request-error'

export function addVideoRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.uploadVideo, uploadVideo, { before: prepareVideo, bodyLimit: VIDEO_BODY_BYTES })
  // Bytes for the image service, as for pictures: whoever knows the hash has seen the film.
  app.get<{ Params: { hash: string; name: string } }>('/videos/:hash/:name', async ({ params }, reply) => {
    const bytes = await selectVideoBytes(deps.pool, params.hash, params.name)
    if (!bytes) throw new RequestError('not_found')
    return reply.type('video/mp4').header('cache-control', 'no-store').send(bytes)
  })
}
