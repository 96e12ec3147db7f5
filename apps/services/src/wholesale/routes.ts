import { wholesaleEndpoints as endpoints } from '@shop/contract/wholesale/list'
import { ownPriceEndpoints } from '@shop/contract/wholesale/own-prices'
import { priceFileEndpoints as files } from '@shop/contract/wholesale/price-files'
import { templateEndpoints as templates } from '@shop/contract/wholesale/templates'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import { bindFile } from '#app/http/bind-file'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { LONG_TEXT_BYTES } from '#app/http/long-text-bytes'
import { addList } from '#app/wholesale/add-list'
import {
  availabilityFile,
  availabilityKey,
  makeAvailabilityKey,
  removeAvailabilityKey,
} from '#app/wholesale/files/availability'
import { priceListFile } from '#app/wholesale/files/price-list-file'
import { ownPrices } from '#app/wholesale/own-prices'
import { readList } from '#app/wholesale/read-list'
import { addTemplate, orderTemplates, removeTemplate, saveTemplate } from '#app/wholesale/templates'

// A list asks for many goods at once.
const LISTS: Limit = { action: 'read-list', per: 'customer', max: 60, windowSeconds: 10 * 60 }

// Every page somebody opens asks once, a long one a few times.
const PRICES: Limit = { action: 'own-prices', per: 'customer', max: 1200, windowSeconds: 10 * 60 }

export function addWholesaleRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.readList, readList, { limits: [LISTS], bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, endpoints.addList, addList, { limits: [LISTS], bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, ownPriceEndpoints.ownPrices, ownPrices, { limits: [PRICES] })
  bind(app, deps, templates.orderTemplates, orderTemplates)
  bind(app, deps, templates.saveTemplate, saveTemplate, { limits: [LISTS], bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, templates.removeTemplate, removeTemplate)
  bind(app, deps, templates.addTemplate, addTemplate, { limits: [LISTS] })
  bindFile(app, deps, files.priceListFile, priceListFile)
  bindFile(app, deps, files.availabilityFile, availabilityFile)
  bind(app, deps, files.availabilityKey, availabilityKey)
  bind(app, deps, files.makeAvailabilityKey, makeAvailabilityKey, { limits: [LISTS], showsSecret: true })
  bind(app, deps, files.removeAvailabilityKey, removeAvailabilityKey)
}
