import { staffProductEndpoints as endpoints } from '@shop/contract/endpoints/staff-product-endpoints'
import { PICTURE_BODY_BYTES } from '@shop/contract/staff/staff-picture'
import type { FastifyInstance } from 'fastify'
import { selectPictureBytes } from '#app/catalog/pictures/pictures.sql'
import { cropPicture, prepareCrop, prepareUpload, uploadPicture } from '#app/catalog/pictures/upload-picture'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { RequestError } from '#app/http/request-error'

export function addPictureRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.uploadPicture, uploadPicture, { before: prepareUpload, bodyLimit: PICTURE_BODY_BYTES })
  bind(app, deps, endpoints.cropPicture, cropPicture, { before: prepareCrop })
  // Bytes instead of JSON, for the image service, so it stands beside the contract. Whoever knows the hash has seen the picture.
  app.get<{ Params: { hash: string; name: string } }>('/pictures/:hash/:name', async ({ params }, reply) => {
    const bytes = await selectPictureBytes(deps.pool, params.hash, params.name)
    if (!bytes) throw new RequestError('not_found')
    return reply.type('image/webp').header('cache-control', 'no-store').send(bytes)
  })
}
