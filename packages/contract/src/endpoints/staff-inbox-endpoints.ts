import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AnswerTicket, ChangeTicket, FilledTemplate, NoteTicket, TicketChange, TicketParams } from '../inbox/answer.ts'
import { Id } from '../text-fields.ts'
import { AttachedFile } from '../upload.ts'

/** What staff do with messages of customers; lists and threads are read through the data service. */
export const staffInboxEndpoints = {
  answerTicket: endpoint({
    method: 'POST',
    path: '/staff/tickets/:number/answers',
    summary:
      'Answers a thread by mail; refused when somebody wrote since the writer last looked, or when a grievance is about own work.',
    access: 'staff',
    work: 'messages',
    params: TicketParams,
    body: AnswerTicket,
    reply: TicketChange,
    status: 201,
    refusals: ['thread_moved', 'second_person_needed'],
  }),
  noteTicket: endpoint({
    method: 'POST',
    path: '/staff/tickets/:number/notes',
    summary: 'A note that colleagues alone read.',
    access: 'staff',
    work: 'notes',
    params: TicketParams,
    body: NoteTicket,
    reply: TicketChange,
    status: 201,
    refusals: [],
  }),
  changeTicket: endpoint({
    method: 'POST',
    path: '/staff/tickets/:number/changes',
    summary: 'Takes a thread, puts it aside, closes or opens it, or files it under another topic.',
    access: 'staff',
    work: 'messages',
    params: TicketParams,
    body: ChangeTicket,
    reply: TicketChange,
    refusals: ['ticket_state', 'snooze_too_long', 'second_person_needed'],
  }),
  ticketTemplates: endpoint({
    method: 'GET',
    path: '/staff/tickets/:number/templates',
    summary: 'Prepared answers with the values of this thread and its order.',
    access: 'staff',
    work: 'messages',
    params: TicketParams,
    reply: z.object({ templates: z.array(FilledTemplate) }),
    refusals: [],
  }),
  staffTicketFile: endpoint({
    method: 'GET',
    path: '/staff/tickets/:number/files/:fileId',
    summary: 'A file that came with this thread.',
    access: 'staff',
    work: 'messages',
    params: TicketParams.extend({ fileId: Id }),
    reply: AttachedFile,
    refusals: ['file_waiting', 'file_broken'],
  }),
} as const
