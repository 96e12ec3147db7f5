import { staffMenuEndpoints as endpoints } from '@shop/contract/endpoints/content/staff-menu-endpoints'
import type { FastifyInstance } from 'fastify'
import { saveMenu, staffMenus } from '#app/content/menus/write-menu'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addMenuRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffMenus, staffMenus)
  bind(app, deps, endpoints.saveMenu, saveMenu)
}
