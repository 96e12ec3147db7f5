import { type Machine, to } from '../state-machine.ts'

const CART_STATES = ['active', 'in_checkout', 'merged', 'ordered', 'abandoned', 'deleted'] as const

export type CartState = (typeof CART_STATES)[number]

/** Its owner still fills it; an account has one such cart at most. */
export const OPEN_CART_STATES: readonly CartState[] = ['active', 'in_checkout', 'abandoned']

type CartEvent =
  | 'change'
  | 'merge'
  | 'undo_merge'
  | 'enter_checkout'
  | 'leave_checkout'
  | 'place_order'
  | 'idle'
  | 'resume'
  | 'retention_passed'
type CartEffect = 'mail_forgotten_cart' | 'refresh_prices' | 'anonymize'

/** A cart that became an order or flowed into another one is never changed again. */
export const CART_MACHINE: Machine<CartState, CartEvent, CartEffect> = {
  states: CART_STATES,
  events: {
    change: {
      kind: 'command',
      moves: { active: to('active'), in_checkout: to('in_checkout'), abandoned: to('active', 'refresh_prices') },
    },
    merge: {
      kind: 'command',
      moves: { active: to('merged'), in_checkout: to('merged'), abandoned: to('merged') },
    },
    undo_merge: { kind: 'command', moves: { merged: to('active') } },
    enter_checkout: {
      kind: 'command',
      moves: { active: to('in_checkout'), abandoned: to('in_checkout', 'refresh_prices') },
    },
    leave_checkout: { kind: 'command', moves: { in_checkout: to('active') } },
    place_order: { kind: 'command', moves: { in_checkout: to('ordered') } },
    idle: {
      kind: 'timer',
      moves: {
        active: to('abandoned', 'mail_forgotten_cart'),
        in_checkout: to('abandoned', 'mail_forgotten_cart'),
      },
    },
    resume: { kind: 'command', moves: { abandoned: to('active', 'refresh_prices') }, settled: ['in_checkout'] },
    retention_passed: {
      kind: 'timer',
      moves: { active: to('deleted', 'anonymize'), abandoned: to('deleted', 'anonymize') },
    },
  },
}
