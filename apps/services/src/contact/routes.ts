import { contactEndpoints as endpoints } from '@shop/contract/contact'
import type { FastifyInstance } from 'fastify'
import { sendTicket } from '#app/contact/send-ticket'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Every message sends a mail to the address that was written into it.
const writing: Limit = { action: 'ticket', per: 'network', max: 10, windowSeconds: 60 * 60 }

export function addContactRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.sendTicket, sendTicket, { limits: [writing] })
}
