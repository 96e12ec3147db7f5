import { staffDictionaryEndpoints as endpoints } from '@shop/contract/endpoints/catalog/staff-dictionary-endpoints'
import type { FastifyInstance } from 'fastify'
import { addEntry, dictionary, orderCategories, removeEntry, saveEntry } from '#app/catalog/dictionaries/write-entry'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addDictionaryRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.dictionary, dictionary)
  bind(app, deps, endpoints.addEntry, addEntry)
  bind(app, deps, endpoints.saveEntry, saveEntry)
  bind(app, deps, endpoints.removeEntry, removeEntry)
  bind(app, deps, endpoints.orderCategories, orderCategories)
}
