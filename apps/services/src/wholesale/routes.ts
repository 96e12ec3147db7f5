import { wholesaleEndpoints as endpoints } from '@shop/contract/wholesale/list'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { addList } from '#app/wholesale/add-list'
import { readList } from '#app/wholesale/read-list'

// A list asks for many goods at once.
const LISTS: Limit = { action: 'read-list', per: 'customer', max: 60, windowSeconds: 10 * 60 }

export function addWholesaleRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.readList, readList, { limits: [LISTS] })
  bind(app, deps, endpoints.addList, addList, { limits: [LISTS] })
}
