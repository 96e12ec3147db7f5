import { contactEndpoints as endpoints } from '@shop/contract/contact'
import { staffInboxEndpoints } from '@shop/contract/endpoints/staff-inbox-endpoints'
import { ticketEndpoints } from '@shop/contract/inbox/thread'
import type { FastifyInstance } from 'fastify'
import { ticketTemplates } from '#app/contact/answer-templates'
import { answerTicket, noteTicket } from '#app/contact/answer-ticket'
import { changeTicket } from '#app/contact/change-ticket'
import { ownThreads, readThread } from '#app/contact/read-thread'
import { sendTicket } from '#app/contact/send-ticket'
import { staffTicketFile, threadFile } from '#app/contact/ticket-file'
import { writeMessage } from '#app/contact/write-message'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Every message sends a mail to the address that was written into it.
const writing: Limit = { action: 'ticket', per: 'network', max: 10, windowSeconds: 60 * 60 }

// A signature is not guessed; a robot that tries shall not cost us anything.
const opening: Limit = { action: 'open-thread', per: 'network', max: 120, windowSeconds: 10 * 60 }

export function addContactRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.sendTicket, sendTicket, { limits: [writing] })
  bind(app, deps, ticketEndpoints.readThread, readThread, { limits: [opening] })
  bind(app, deps, ticketEndpoints.writeMessage, writeMessage, { limits: [opening] })
  bind(app, deps, ticketEndpoints.threadFile, threadFile, { limits: [opening] })
  bind(app, deps, ticketEndpoints.ownThreads, ownThreads)
  bind(app, deps, staffInboxEndpoints.answerTicket, answerTicket)
  bind(app, deps, staffInboxEndpoints.noteTicket, noteTicket)
  bind(app, deps, staffInboxEndpoints.changeTicket, changeTicket)
  bind(app, deps, staffInboxEndpoints.ticketTemplates, ticketTemplates)
  bind(app, deps, staffInboxEndpoints.staffTicketFile, staffTicketFile)
}
