import { staffSystemEndpoints as system } from '@shop/contract/endpoints/staff-system-endpoints'
import type { FastifyInstance } from 'fastify'
import { findMails, previewMail } from '#app/compose/preview-sent-mail'
import { resendMail } from '#app/compose/resend-mail'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

/** Here, because a mail is drawn from the texts of every area. */
export function addStaffMailRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, system.findMails, findMails)
  bind(app, deps, system.previewMail, previewMail)
  bind(app, deps, system.resendMail, resendMail)
}
