import { applicationEndpoints as endpoints } from '@shop/contract/application'
import type { FastifyInstance } from 'fastify'
import { staffApplicationFile } from '#app/application/application-file'
import { changeApplication, decideApplication } from '#app/application/decide-application'
import { readApplication } from '#app/application/read-application'
import { askRegister, sendApplication } from '#app/application/send-application'
import { supplyApplication } from '#app/application/supply-application'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

const applying: Limit = { action: 'application', per: 'network', max: 10, windowSeconds: 60 * 60 }

export function addApplicationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.sendApplication, sendApplication, { limits: [applying], before: askRegister })
  bind(app, deps, endpoints.readApplication, readApplication)
  bind(app, deps, endpoints.supplyApplication, supplyApplication, { limits: [applying] })
  bind(app, deps, endpoints.decideApplication, decideApplication)
  bind(app, deps, endpoints.changeApplication, changeApplication)
  bind(app, deps, endpoints.staffApplicationFile, staffApplicationFile)
}
