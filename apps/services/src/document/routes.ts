import { documentEndpoints as endpoints } from '@shop/contract/endpoints/document-endpoints'
import type { FastifyInstance } from 'fastify'
import { printSheet } from '#app/document/print-sheet'
import { readDocument } from '#app/document/read-document'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

const printing: Limit = { action: 'print-sheet', per: 'customer', max: 60, windowSeconds: 600 }

export function addDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.orderDocument, readDocument)
  bind(app, deps, endpoints.printSheet, printSheet, { limits: [printing] })
}
