import { type Machine, to } from '../state-machine.ts'

export const PLAN_STATES = ['active', 'waiting_for_goods', 'paused', 'ended'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** The others rest or have ended: nothing of theirs is sent and nothing charged. */
export const RUNNING_PLAN_STATES: readonly PlanState[] = ['active', 'waiting_for_goods']

export type PlanEvent =
  | 'pause'
  | 'payments_failed'
  | 'resume'
  | 'pause_over'
  | 'goods_missing'
  | 'goods_back'
  | 'end'
  | 'first_order_ended'
  | 'restart'

export type PlanEffect =
  | 'drop_cycle'
  | 'plan_cycle'
  | 'mail_paused'
  | 'mail_resumed'
  | 'mail_waiting'
  | 'mail_ended'
  | 'mail_not_begun'

const STOP = ['drop_cycle', 'mail_paused'] as const
const GO = ['plan_cycle', 'mail_resumed'] as const

/** Nothing is sent and nothing charged while a plan is paused or ended; what is already an order goes its own way. */
export const PLAN_MACHINE: Machine<PlanState, PlanEvent, PlanEffect> = {
  states: PLAN_STATES,
  events: {
    pause: { kind: 'command', moves: { active: to('paused', ...STOP), waiting_for_goods: to('paused', ...STOP) } },
    payments_failed: { kind: 'timer', moves: { active: to('paused', ...STOP) } },
    resume: { kind: 'command', moves: { paused: to('active', ...GO) } },
    pause_over: { kind: 'timer', moves: { paused: to('active', ...GO) } },
    goods_missing: { kind: 'timer', moves: { active: to('waiting_for_goods', 'mail_waiting') } },
    goods_back: { kind: 'timer', moves: { waiting_for_goods: to('active') } },
    end: {
      kind: 'command',
      moves: {
        active: to('ended', 'drop_cycle', 'mail_ended'),
        waiting_for_goods: to('ended', 'drop_cycle', 'mail_ended'),
        paused: to('ended', 'mail_ended'),
      },
    },
    // The order it was to begin with was cancelled, not paid or not collected: nobody has asked for what comes after it.
    first_order_ended: {
      kind: 'timer',
      moves: {
        active: to('ended', 'drop_cycle', 'mail_not_begun'),
        waiting_for_goods: to('ended', 'drop_cycle', 'mail_not_begun'),
        paused: to('ended', 'mail_not_begun'),
      },
    },
    restart: { kind: 'command', moves: { ended: to('active', ...GO) } },
  },
}
