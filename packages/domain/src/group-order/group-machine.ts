import { type Machine, to } from '../state-machine.ts'

const GROUP_STATES = ['open', 'paying', 'settling', 'placed', 'failed'] as const
type GroupState = (typeof GROUP_STATES)[number]

export type GroupEvent =
  | 'close'
  | 'nobody_joined'
  | 'price_held'
  | 'price_rose'
  | 'nobody_paid'
  | 'answers_in'
  | 'nobody_stayed'
  | 'call_off'

type GroupEffect = 'ask_to_pay' | 'ask_to_stay' | 'send_goods' | 'tell_failed' | 'tell_called_off'

/**
 * A group order: members join while it is open, pay after the deadline, and are asked once more only when the kilos paid bring a dearer price than
 * the kilos joined. Whoever called it together may call it off while nobody has been asked for money.
 */
export const GROUP_MACHINE: Machine<GroupState, GroupEvent, GroupEffect> = {
  states: GROUP_STATES,
  events: {
    close: { kind: 'timer', moves: { open: to('paying', 'ask_to_pay') } },
    nobody_joined: { kind: 'timer', moves: { open: to('failed', 'tell_failed') } },
    price_held: { kind: 'timer', moves: { paying: to('placed', 'send_goods') } },
    price_rose: { kind: 'timer', moves: { paying: to('settling', 'ask_to_stay') } },
    nobody_paid: { kind: 'timer', moves: { paying: to('failed', 'tell_failed') } },
    answers_in: { kind: 'timer', moves: { settling: to('placed', 'send_goods') } },
    nobody_stayed: { kind: 'timer', moves: { settling: to('failed', 'tell_failed') } },
    call_off: { kind: 'command', moves: { open: to('failed', 'tell_called_off') } },
  },
}
