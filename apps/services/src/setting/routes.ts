import { staffSettingEndpoints as endpoints } from '@shop/contract/endpoints/staff-setting-endpoints'
import { staffSynonymEndpoints as words } from '@shop/contract/endpoints/staff-synonym-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { changeSetting, shopSettings } from '#app/setting/change-setting'
import { addSynonym, changeSynonym, removeSynonym, synonyms } from '#app/setting/synonyms'

export function addSettingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.shopSettings, shopSettings)
  bind(app, deps, endpoints.changeSetting, changeSetting)
  bind(app, deps, words.synonyms, synonyms)
  bind(app, deps, words.addSynonym, addSynonym)
  bind(app, deps, words.changeSynonym, changeSynonym)
  bind(app, deps, words.removeSynonym, removeSynonym)
}
