import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Colleague, Revealed, RevealPerson, TellPresence } from '../staff/staff-desk.ts'

/** What every screen of staff does: show who somebody is, for a reason, and say where one is. */
export const staffDeskEndpoints = {
  revealPerson: endpoint({
    method: 'POST',
    path: '/staff/reveals',
    summary:
      'Shows the details of one person for ten minutes, to this member alone. The reason stays in the audit log.',
    access: 'staff',
    work: 'persons',
    recentProof: true,
    body: RevealPerson,
    reply: Revealed,
    status: 201,
    refusals: [],
  }),
  tellPresence: endpoint({
    method: 'POST',
    path: '/staff/presence',
    summary: 'Says what this member has open; answers who else has.',
    access: 'staff',
    work: 'presence',
    body: TellPresence,
    reply: z.object({ others: z.array(Colleague) }),
    refusals: [],
  }),
} as const
