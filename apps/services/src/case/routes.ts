import { caseEndpoints as endpoints } from '@shop/contract/endpoints/case-endpoints'
import { staffCaseEndpoints } from '@shop/contract/endpoints/staff-case-endpoints'
import type { FastifyInstance } from 'fastify'
import { giveCaseAccount } from '#app/case/account/give-case-account'
import { cancelCase } from '#app/case/cancel-case'
import { previewCase } from '#app/case/preview-case'
import { caseFile, caseReceipt, ownCases, readCase } from '#app/case/read-case'
import { readForm } from '#app/case/read-form'
import { requestCaseLink } from '#app/case/request-link'
import { receiveGoods } from '#app/case/staff/receive-goods'
import {
  askForCaseGoods,
  decideForCase,
  findCase,
  findCaseFile,
  moveCase,
  previewDecision,
} from '#app/case/staff/staff-cases'
import { submitCaseForCustomer } from '#app/case/staff/submit-case-for-customer'
import { submitCase } from '#app/case/submit-case'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Every question sends a mail, if only to the mailbox of an order.
const ASKING: Limit = { action: 'case-link', per: 'network', max: 10, windowSeconds: 60 * 60 }
const OPENING: Limit = { action: 'open-case', per: 'network', max: 240, windowSeconds: 10 * 60 }
const SENDING: Limit = { action: 'submit-case', per: 'network', max: 30, windowSeconds: 60 * 60 }

export function addCaseRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.requestCaseLink, requestCaseLink, { limits: [ASKING] })
  bind(app, deps, endpoints.caseForm, readForm, { limits: [OPENING] })
  bind(app, deps, endpoints.previewCase, previewCase, { limits: [OPENING] })
  bind(app, deps, endpoints.submitCase, submitCase, { limits: [SENDING] })
  bind(app, deps, endpoints.readCase, readCase, { limits: [OPENING] })
  bind(app, deps, endpoints.cancelCase, cancelCase, { limits: [OPENING] })
  bind(app, deps, endpoints.giveCaseAccount, giveCaseAccount, { limits: [SENDING] })
  bind(app, deps, endpoints.caseReceipt, caseReceipt, { limits: [OPENING] })
  bind(app, deps, endpoints.caseFile, caseFile, { limits: [OPENING] })
  bind(app, deps, endpoints.ownCases, ownCases)
  bind(app, deps, staffCaseEndpoints.submitCaseForCustomer, submitCaseForCustomer)
  bind(app, deps, staffCaseEndpoints.staffCase, findCase)
  bind(app, deps, staffCaseEndpoints.staffCaseFile, findCaseFile)
  bind(app, deps, staffCaseEndpoints.receiveCaseGoods, receiveGoods)
  bind(app, deps, staffCaseEndpoints.askForCaseGoods, askForCaseGoods)
  bind(app, deps, staffCaseEndpoints.waiveCaseReturn, moveCase('waive_return'))
  bind(app, deps, staffCaseEndpoints.assessCase, moveCase('assess'))
  bind(app, deps, staffCaseEndpoints.previewCaseDecision, previewDecision)
  bind(app, deps, staffCaseEndpoints.decideCase, decideForCase)
}
