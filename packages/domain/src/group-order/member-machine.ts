import { type Machine, to } from '../state-machine.ts'

const MEMBER_STATES = [
  'unconfirmed',
  'joined',
  'left',
  'to_pay',
  'paid',
  'asked',
  'stayed',
  'refunded',
  'expired',
] as const
export type MemberState = (typeof MEMBER_STATES)[number]

export type MemberEvent =
  | 'confirm'
  | 'change'
  | 'leave'
  | 'come_back'
  | 'deadline_passed'
  | 'called_off'
  | 'order_paid'
  | 'order_ended'
  | 'price_rose'
  | 'stay'
  | 'take_back'
  | 'answer_missing'

type MemberEffect = 'mail_to_pay' | 'mail_asked' | 'end_order' | 'raise_price'

/** In these a member may still change what they want: the group is open and nobody has been asked for money. */
export const CHOOSING_STATES: readonly MemberState[] = ['unconfirmed', 'joined', 'left']

/**
 * One member of a group order. Nobody is charged here: a member pays an order like any other, and this machine hears of it. Silence to the question
 * about a dearer price means the money goes back, never that more is charged.
 */
export const MEMBER_MACHINE: Machine<MemberState, MemberEvent, MemberEffect> = {
  states: MEMBER_STATES,
  events: {
    confirm: { kind: 'command', moves: { unconfirmed: to('joined') }, settled: ['to_pay', 'paid', 'asked', 'stayed'] },
    change: { kind: 'command', moves: { joined: to('joined') } },
    leave: {
      kind: 'command',
      moves: { unconfirmed: to('left'), joined: to('left'), to_pay: to('left', 'end_order') },
    },
    come_back: { kind: 'command', moves: { left: to('joined') } },
    deadline_passed: { kind: 'timer', moves: { unconfirmed: to('expired'), joined: to('to_pay', 'mail_to_pay') } },
    called_off: { kind: 'timer', moves: { unconfirmed: to('expired'), joined: to('expired') } },
    order_paid: { kind: 'timer', moves: { to_pay: to('paid') } },
    // Expired, cancelled by its owner or by staff: whatever was paid goes back with the order itself.
    order_ended: {
      kind: 'timer',
      moves: { to_pay: to('expired'), paid: to('refunded'), asked: to('refunded'), stayed: to('refunded') },
    },
    price_rose: { kind: 'timer', moves: { paid: to('asked', 'mail_asked') } },
    stay: { kind: 'command', moves: { asked: to('stayed', 'raise_price') } },
    take_back: {
      kind: 'command',
      moves: { asked: to('refunded', 'end_order'), stayed: to('refunded', 'end_order') },
    },
    // Neither an answer nor the difference: all of it goes back.
    answer_missing: {
      kind: 'timer',
      moves: { asked: to('refunded', 'end_order'), stayed: to('refunded', 'end_order') },
    },
  },
}
