import { staffNoticeEndpoints as notices } from '@shop/contract/endpoints/staff-notice-endpoints'
import { pushEndpoints as endpoints } from '@shop/contract/push'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { endPush, readPush, savePush } from '#app/push/push-subscription'
import { addNoticeDevice, dropNoticeDevice, ownNotices } from '#app/push/staff-devices'

const changing: Limit = { action: 'push', per: 'customer', max: 60, windowSeconds: 60 * 60 }

const fromOneNetwork: Limit = { action: 'push', per: 'network', max: 240, windowSeconds: 60 * 60 }

export function addPushRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.savePush, savePush, { limits: [changing, fromOneNetwork] })
  bind(app, deps, endpoints.readPush, readPush)
  bind(app, deps, endpoints.endPush, endPush, { limits: [changing] })
  bind(app, deps, notices.ownNotices, ownNotices)
  bind(app, deps, notices.addNoticeDevice, addNoticeDevice)
  bind(app, deps, notices.dropNoticeDevice, dropNoticeDevice)
}
