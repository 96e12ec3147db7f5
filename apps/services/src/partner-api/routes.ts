import { apiKeyEndpoints as keys } from '@shop/contract/partner-api/api-keys'
import { partnerApiEndpoints as endpoints } from '@shop/contract/partner-api/partner-api'
import { staffMachineEndpoints } from '@shop/contract/webhook/staff-machines'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import { bindFile } from '#app/http/bind-file'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { apiKeys, makeApiKey, revokeApiKey } from '#app/partner-api/api-keys'
import { partnerDocument, partnerDocuments } from '#app/partner-api/read-documents'
import { partnerPrices, partnerStock } from '#app/partner-api/read-goods'
import { partnerOrder, partnerOrders } from '#app/partner-api/read-orders'
import { readPartnerMachines } from '#app/partner-api/staff-machines'

const making: Limit = { action: 'api-key-made', per: 'customer', max: 30, windowSeconds: 60 * 60 }
const revoking: Limit = { action: 'api-key-revoked', per: 'customer', max: 60, windowSeconds: 60 }

/** How often a key may ask is counted where it is read. */
export function addPartnerApiRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, staffMachineEndpoints.partnerMachines, readPartnerMachines)
  bind(app, deps, keys.apiKeys, apiKeys)
  bind(app, deps, keys.makeApiKey, makeApiKey, { limits: [making], showsSecret: true })
  bind(app, deps, keys.revokeApiKey, revokeApiKey, { limits: [revoking] })
  bind(app, deps, endpoints.partnerPrices, partnerPrices)
  bind(app, deps, endpoints.partnerStock, partnerStock)
  bind(app, deps, endpoints.partnerOrders, partnerOrders)
  bind(app, deps, endpoints.partnerOrder, partnerOrder)
  bind(app, deps, endpoints.partnerDocuments, partnerDocuments)
  bindFile(app, deps, endpoints.partnerDocument, partnerDocument)
}
