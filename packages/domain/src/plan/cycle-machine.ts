import { type Machine, to } from '../state-machine.ts'

export const CYCLE_STATES = [
  'planned',
  'announced',
  'locked',
  'ordered',
  'payment_failed',
  'delivered',
  'skipped',
  'cancelled',
] as const
export type CycleState = (typeof CYCLE_STATES)[number]

/** Something is still going to happen; a plan has one such cycle at most. */
export const OPEN_CYCLE_STATES: readonly CycleState[] = ['planned', 'announced', 'locked', 'ordered', 'payment_failed']

/** Before it is an order, and so before anybody packs or pays. */
export const UNPLACED_CYCLE_STATES: readonly CycleState[] = ['planned', 'announced', 'locked']

export type CycleEvent =
  | 'announce'
  | 'delay'
  | 'delay_briefly'
  | 'add_once'
  | 'save'
  | 'save_unannounced'
  | 'skip'
  | 'restore'
  | 'restore_unannounced'
  | 'send_now'
  | 'lock'
  | 'wait'
  | 'place'
  | 'charge_refused'
  | 'paid'
  | 'order_delivered'
  | 'order_ended'
  | 'order_revived'
  | 'drop'

export type CycleEffect =
  | 'mail_notice'
  | 'mail_changed'
  | 'mail_saved'
  | 'mail_failed'
  | 'mail_postponed'
  | 'settle_lines'
  | 'plan_next'

/** Until it locks its owner may change it; once it is an order, the order has the word. */
export const CYCLE_MACHINE: Machine<CycleState, CycleEvent, CycleEffect> = {
  states: CYCLE_STATES,
  events: {
    announce: { kind: 'timer', moves: { planned: to('announced', 'mail_notice') } },
    // Far enough for a notice of its own.
    delay: {
      kind: 'command',
      moves: { planned: to('planned', 'mail_changed'), announced: to('planned', 'mail_changed') },
    },
    // By so few days that the notice that went out stands for it.
    delay_briefly: { kind: 'command', moves: { announced: to('announced', 'mail_changed') } },
    add_once: {
      kind: 'command',
      moves: { planned: to('planned', 'mail_changed'), announced: to('announced', 'mail_changed') },
    },
    // The plan was set otherwise, and the parcel that is open follows it.
    save: {
      kind: 'command',
      moves: { planned: to('planned', 'mail_saved'), announced: to('announced', 'mail_saved') },
    },
    // Nothing of what was announced is due by then any more: what comes instead has a day and a notice of its own.
    save_unannounced: { kind: 'command', moves: { announced: to('planned', 'mail_saved') } },
    skip: {
      kind: 'command',
      moves: {
        planned: to('skipped', 'plan_next', 'mail_changed'),
        announced: to('skipped', 'plan_next', 'mail_changed'),
      },
    },
    restore: { kind: 'command', moves: { skipped: to('announced', 'mail_changed') } },
    restore_unannounced: { kind: 'command', moves: { skipped: to('planned', 'mail_changed') } },
    send_now: { kind: 'command', moves: { planned: to('locked'), announced: to('locked') } },
    lock: { kind: 'timer', moves: { announced: to('locked') } },
    // Goods are missing, or the whole became dearer than it was announced: nothing is placed, its owner hears so, and a notice of its own comes first.
    wait: { kind: 'timer', moves: { locked: to('planned', 'mail_postponed') } },
    place: { kind: 'timer', moves: { locked: to('ordered') } },
    charge_refused: {
      kind: 'report',
      moves: { ordered: to('payment_failed', 'mail_failed'), payment_failed: to('payment_failed', 'mail_failed') },
      settled: ['delivered', 'cancelled'],
    },
    paid: { kind: 'report', moves: { payment_failed: to('ordered') }, settled: ['ordered', 'delivered', 'cancelled'] },
    order_delivered: {
      kind: 'report',
      moves: {
        ordered: to('delivered', 'plan_next'),
        payment_failed: to('delivered', 'plan_next'),
        // Paid after its deadline, when another parcel was on its way already: that one plans the next.
        cancelled: to('delivered', 'settle_lines'),
      },
    },
    order_ended: {
      kind: 'report',
      moves: { ordered: to('cancelled', 'plan_next'), payment_failed: to('cancelled', 'plan_next') },
    },
    // Its money came after the deadline and was taken.
    order_revived: { kind: 'report', moves: { cancelled: to('ordered') } },
    drop: {
      kind: 'command',
      moves: { planned: to('cancelled'), announced: to('cancelled'), locked: to('cancelled') },
    },
  },
}
