import { type Machine, to } from '../state-machine.ts'

/** `new` and `open` wait for us: nobody has answered yet, or the customer wrote again. */
export const TICKET_STATES = ['new', 'open', 'waiting', 'answered', 'snoozed', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

type TicketEvent = 'customer_wrote' | 'answer' | 'ask' | 'snooze' | 'wake' | 'close' | 'reopen'

const ANSWERED = to('answered')
const WAITING = to('waiting')
const SNOOZED = to('snoozed')
const OPEN = to('open')
const CLOSED = to('closed')

/** Life of a thread. A customer who writes is never late: any thread opens again. */
export const TICKET_MACHINE: Machine<TicketState, TicketEvent, string> = {
  states: TICKET_STATES,
  events: {
    customer_wrote: {
      kind: 'report',
      moves: { new: to('new'), open: OPEN, waiting: OPEN, answered: OPEN, snoozed: OPEN, closed: OPEN },
    },
    answer: {
      kind: 'command',
      moves: {
        new: ANSWERED,
        open: ANSWERED,
        waiting: ANSWERED,
        answered: ANSWERED,
        snoozed: ANSWERED,
        closed: ANSWERED,
      },
    },
    ask: {
      kind: 'command',
      moves: { new: WAITING, open: WAITING, waiting: WAITING, answered: WAITING, snoozed: WAITING, closed: WAITING },
    },
    snooze: { kind: 'command', moves: { new: SNOOZED, open: SNOOZED, waiting: SNOOZED, answered: SNOOZED } },
    wake: { kind: 'timer', moves: { snoozed: OPEN } },
    close: {
      kind: 'command',
      moves: { new: CLOSED, open: CLOSED, waiting: CLOSED, answered: CLOSED, snoozed: CLOSED },
    },
    reopen: { kind: 'command', moves: { closed: OPEN, answered: OPEN, waiting: OPEN, snoozed: OPEN } },
  },
}

/** Whether the promised answer is still owed. */
export function isAnswerOwed(state: TicketState): boolean {
  return state === 'new' || state === 'open'
}

/** What is owed may be put aside, but never past the hour we promised. */
export function canSnoozeUntil(ticket: { state: TicketState; answerBy: Date }, until: Date, now: Date): boolean {
  if (until <= now) return false
  return !isAnswerOwed(ticket.state) || until <= ticket.answerBy
}
