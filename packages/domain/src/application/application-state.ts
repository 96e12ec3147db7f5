import { type Machine, to } from '../state-machine.ts'

export const APPLICATION_STATES = [
  'in_review',
  'needs_more',
  'approved',
  'declined',
  'suspended',
  'ended',
  'closed',
] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

export type ApplicationEvent =
  | 'ask'
  | 'supply'
  | 'lapse'
  | 'approve'
  | 'decline'
  | 'amend'
  | 'suspend'
  | 'restore'
  | 'end'

type Effect = 'switch_on' | 'switch_off'

/** Wholesale, breeders and trainers: one way for all three. What is switched on goes off with every way out. */
export const APPLICATION_MACHINE: Machine<ApplicationState, ApplicationEvent, Effect> = {
  states: APPLICATION_STATES,
  events: {
    ask: { kind: 'command', moves: { in_review: to('needs_more'), needs_more: to('needs_more') } },
    supply: { kind: 'command', moves: { needs_more: to('in_review') } },
    lapse: { kind: 'timer', moves: { needs_more: to('closed') } },
    approve: {
      kind: 'command',
      moves: { in_review: to('approved', 'switch_on'), needs_more: to('approved', 'switch_on') },
    },
    decline: { kind: 'command', moves: { in_review: to('declined'), needs_more: to('declined') } },
    // Switched on again, so that the account has what is agreed now.
    amend: { kind: 'command', moves: { approved: to('approved', 'switch_on') } },
    suspend: { kind: 'command', moves: { approved: to('suspended', 'switch_off') } },
    restore: { kind: 'command', moves: { suspended: to('approved', 'switch_on') } },
    end: {
      kind: 'command',
      moves: { approved: to('ended', 'switch_off'), suspended: to('ended', 'switch_off') },
    },
  },
}

/** Which group of customers each kind of application opens. */
export const GROUP_OF_KIND = { wholesale: 'velkoobchod', breeder: 'chovatel', trainer: 'trener' } as const
