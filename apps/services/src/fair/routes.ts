import { staffFairEndpoints as office } from '@shop/contract/endpoints/staff-fair-endpoints'
import { fairEndpoints as endpoints } from '@shop/contract/fair'
import type { FastifyInstance } from 'fastify'
import { enterFair, limitTablet } from '#app/fair/enter-fair'
import { addTablet, endSharedPin, makePin, revokeTablet } from '#app/fair/fair-tablets'
import { findFairByPin, openFair, readFair } from '#app/fair/open-fair'
import { readWheel, spinWheel } from '#app/fair/spin-wheel'
import { addFair, saveFair, staffFair, staffFairs } from '#app/fair/staff-fairs'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Ten tries in ten minutes from one network; all networks together have a limit of their own.
const opening: Limit = { action: 'fair_pin', per: 'network', max: 10, windowSeconds: 10 * 60 }
// The whole stand sits behind one address, and a queue of an outage comes at once.
const entering: Limit = { action: 'fair_entry', per: 'network', max: 600, windowSeconds: 60 * 60 }

export function addFairRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.openFair, openFair, { limits: [opening], before: findFairByPin })
  bind(app, deps, office.staffFairs, staffFairs)
  bind(app, deps, office.staffFair, staffFair)
  bind(app, deps, office.addFair, addFair)
  bind(app, deps, office.saveFair, saveFair)
  bind(app, deps, office.addTablet, addTablet, { before: makePin, showsSecret: true })
  bind(app, deps, office.revokeTablet, revokeTablet)
  bind(app, deps, office.endSharedPin, endSharedPin)
  bind(app, deps, endpoints.readFair, readFair)
  bind(app, deps, endpoints.enterFair, enterFair, { limits: [entering], before: limitTablet })
  bind(app, deps, endpoints.readWheel, readWheel)
  bind(app, deps, endpoints.spinWheel, spinWheel, { limits: [entering] })
}
