import { customerEndpoints as customer } from '@shop/contract/endpoints/customer-endpoints'
import { identityEndpoints as identity } from '@shop/contract/endpoints/identity-endpoints'
import type { FastifyInstance } from 'fastify'
import { deleteAccount, deletionTerms } from '#app/account/delete-account'
import { describeLink, renewLink, useLink } from '#app/account/use-link'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { mailing } from '#app/identity/mailing-limit'
import { checkOwnPassword, hashGiven } from '#app/identity/set-password'
import { exportData } from '#app/privacy/export-data'

const MINUTE = 60

const opening: Limit = { action: 'link', per: 'network', max: 60, windowSeconds: 10 * MINUTE }
const guessing: Limit = { action: 'password-guess', per: 'customer', max: 10, windowSeconds: 10 * MINUTE }
const exporting: Limit = { action: 'export', per: 'customer', max: 5, windowSeconds: 10 * MINUTE }

/** Where an account begins, changes hands and ends: what concerns the person and their shopping together. */
export function addAccountRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, identity.describeLink, describeLink, { limits: [opening] })
  bind(app, deps, identity.useLink, useLink, { limits: [opening], setsCookies: true, before: hashGiven })
  bind(app, deps, identity.renewLink, renewLink, { limits: [mailing] })
  bind(app, deps, customer.exportData, exportData, { limits: [exporting] })
  bind(app, deps, customer.deletionTerms, deletionTerms)
  bind(app, deps, customer.deleteAccount, deleteAccount, {
    limits: [guessing],
    setsCookies: true,
    before: checkOwnPassword,
  })
}
