import { planEndpoints as endpoints } from '@shop/contract/endpoints/plan-endpoints'
import { staffPlanEndpoints as staff } from '@shop/contract/endpoints/staff-plan-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { allowCharging } from '#app/plan/allow-charging'
import { explainEnd } from '#app/plan/explain-end'
import { forgetCard } from '#app/plan/forget-card'
import {
  askPlanSettings,
  changeCycleByLink,
  endPlanByLink,
  explainEndByLink,
  readPlanLink,
  renewPlanLink,
} from '#app/plan/link/use-plan-link'
import { changePlanByLink, readPlanSettings, savePlanByLink } from '#app/plan/link/use-settings-link'
import { changeOwnCycle, changeOwnPlan } from '#app/plan/plan-commands'
import { readOrderPlan } from '#app/plan/read-order-plan'
import { readPlans } from '#app/plan/read-plan'
import { savePlan } from '#app/plan/save-plan'
import {
  changeCycleForCustomer,
  changePlanForCustomer,
  readStaffPlan,
  sendPlanForCustomer,
} from '#app/plan/staff/staff-plan'
import { startPlan } from '#app/plan/start-plan'

// Every change writes a mail to the owner.
const CHANGING: Limit = { action: 'change-plan', per: 'network', max: 60, windowSeconds: 10 * 60 }
// A signature is not guessed; a robot that tries shall not cost us anything.
const OPENING: Limit = { action: 'open-plan-settings', per: 'network', max: 60, windowSeconds: 10 * 60 }
const RENEWING: Limit = { action: 'renew-plan-link', per: 'network', max: 5, windowSeconds: 60 * 60 }

export function addPlanRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.startPlan, startPlan, { limits: [CHANGING] })
  bind(app, deps, endpoints.allowCharging, allowCharging, { limits: [CHANGING] })
  bind(app, deps, endpoints.orderPlan, readOrderPlan)
  bind(app, deps, endpoints.plans, readPlans)
  bind(app, deps, endpoints.changeCycle, changeOwnCycle, { limits: [CHANGING] })
  bind(app, deps, endpoints.changePlan, changeOwnPlan, { limits: [CHANGING] })
  bind(app, deps, endpoints.explainEnd, explainEnd, { limits: [CHANGING] })
  bind(app, deps, endpoints.forgetCard, forgetCard, { limits: [CHANGING] })
  bind(app, deps, endpoints.savePlan, savePlan, { limits: [CHANGING] })
  bind(app, deps, endpoints.planLink, readPlanLink)
  bind(app, deps, endpoints.changeCycleByLink, changeCycleByLink, { limits: [CHANGING] })
  bind(app, deps, endpoints.endPlanByLink, endPlanByLink, { limits: [CHANGING] })
  bind(app, deps, endpoints.explainEndByLink, explainEndByLink, { limits: [CHANGING] })
  bind(app, deps, endpoints.renewPlanLink, renewPlanLink, { limits: [RENEWING] })
  bind(app, deps, endpoints.askPlanSettings, askPlanSettings, { limits: [RENEWING] })
  bind(app, deps, endpoints.planSettings, readPlanSettings, { limits: [OPENING] })
  bind(app, deps, endpoints.savePlanByLink, savePlanByLink, { limits: [CHANGING] })
  bind(app, deps, endpoints.changePlanByLink, changePlanByLink, { limits: [CHANGING] })
  bind(app, deps, staff.staffPlan, readStaffPlan)
  bind(app, deps, staff.changeCycleForCustomer, changeCycleForCustomer)
  bind(app, deps, staff.sendPlanForCustomer, sendPlanForCustomer)
  bind(app, deps, staff.changePlanForCustomer, changePlanForCustomer)
}
