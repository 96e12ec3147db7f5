import { staffCollectionEndpoints as endpoints } from '@shop/contract/endpoints/catalog/staff-collection-endpoints'
import type { FastifyInstance } from 'fastify'
import { addCollection, collections, previewCollection, saveCollection } from '#app/catalog/collections/save-collection'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addCollectionRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.collections, collections)
  bind(app, deps, endpoints.previewCollection, previewCollection)
  bind(app, deps, endpoints.addCollection, addCollection)
  bind(app, deps, endpoints.saveCollection, saveCollection)
}
