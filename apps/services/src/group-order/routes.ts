import { groupOrderEndpoints as endpoints } from '@shop/contract/order/group-order'
import type { FastifyInstance } from 'fastify'
import { actInGroup, joinGroup } from '#app/group-order/join-group'
import { callOffGroup, openGroup } from '#app/group-order/open-group'
import { readGroupPage, readOwnGroups } from '#app/group-order/read-group'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

const OPENING: Limit = { action: 'open-group', per: 'customer', max: 20, windowSeconds: 60 * 60 }
// Each writes a mail to an address that somebody typed; a whole training ground may share one network.
const JOINING: Limit = { action: 'join-group', per: 'network', max: 60, windowSeconds: 60 * 60 }
const ACTING: Limit = { action: 'act-in-group', per: 'network', max: 300, windowSeconds: 10 * 60 }

export function addGroupOrderRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.openGroup, openGroup, { limits: [OPENING] })
  bind(app, deps, endpoints.ownGroups, readOwnGroups)
  bind(app, deps, endpoints.callOffGroup, callOffGroup, { limits: [OPENING] })
  bind(app, deps, endpoints.groupPage, readGroupPage)
  bind(app, deps, endpoints.joinGroup, joinGroup, { limits: [JOINING] })
  bind(app, deps, endpoints.actInGroup, actInGroup, { limits: [ACTING] })
}
