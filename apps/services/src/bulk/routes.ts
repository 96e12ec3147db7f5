import { BULK_BODY_BYTES } from '@shop/contract/bulk/staff-bulk'
import { staffBulkEndpoints as endpoints } from '@shop/contract/endpoints/staff-bulk-endpoints'
import type { FastifyInstance } from 'fastify'
import { bulkFile, importTemplate } from '#app/bulk/bulk-files'
import {
  applyBulk,
  bulkRows,
  chooseRows,
  mapColumns,
  planBulk,
  readImport,
  staffBulk,
  staffBulks,
  undoBulk,
} from '#app/bulk/staff-bulk'
import { bind } from '#app/http/bind'
import { bindFile } from '#app/http/bind-file'
import type { Deps } from '#app/http/deps'

export function addBulkRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffBulks, staffBulks)
  bind(app, deps, endpoints.staffBulk, staffBulk)
  bind(app, deps, endpoints.bulkRows, bulkRows)
  bindFile(app, deps, endpoints.bulkFile, bulkFile)
  bindFile(app, deps, endpoints.importTemplate, importTemplate)
  bind(app, deps, endpoints.readImport, readImport, { bodyLimit: BULK_BODY_BYTES })
  bind(app, deps, endpoints.mapColumns, mapColumns)
  bind(app, deps, endpoints.planBulk, planBulk)
  bind(app, deps, endpoints.chooseRows, chooseRows)
  bind(app, deps, endpoints.applyBulk, applyBulk)
  bind(app, deps, endpoints.undoBulk, undoBulk)
}
