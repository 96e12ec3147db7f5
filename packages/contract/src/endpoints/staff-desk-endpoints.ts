import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Colleague, Revealed, RevealPerson, TellPresence } from '../staff/staff-desk.ts'
import { SaveView, StaffViews, ViewParams, ViewsQuery } from '../staff/staff-view.ts'
import { Nothing } from '../text-fields.ts'

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
  ownViews: endpoint({
    method: 'GET',
    path: '/staff/views',
    summary: 'Views of a list that this member has kept.',
    access: 'staff',
    work: 'views',
    query: ViewsQuery,
    reply: StaffViews,
    refusals: [],
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/staff/views',
    summary: 'Keeps the filters of a list under a name; the same name again replaces them.',
    access: 'staff',
    work: 'views',
    body: SaveView,
    reply: StaffViews,
    refusals: [],
  }),
  dropView: endpoint({
    method: 'DELETE',
    path: '/staff/views/:viewId',
    summary: 'Forgets one of the own views.',
    access: 'staff',
    work: 'views',
    params: ViewParams,
    reply: Nothing,
    refusals: [],
  }),
} as const
