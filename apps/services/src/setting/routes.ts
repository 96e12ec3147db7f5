import { staffSettingEndpoints as endpoints } from '@shop/contract/endpoints/staff-setting-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { changeSetting, shopSettings } from '#app/setting/change-setting'

export function addSettingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.shopSettings, shopSettings)
  bind(app, deps, endpoints.changeSetting, changeSetting)
}
