import { documentEndpoints as endpoints } from '@shop/contract/endpoints/document-endpoints'
import type { FastifyInstance } from 'fastify'
import { readDocument } from '#app/document/read-document'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.orderDocument, readDocument)
}
