import { type Machine, to } from '../state-machine.ts'
import { CASE_STATES, type CaseEffect, type CaseEvent, type CaseState } from './case-state.ts'

/**
 * A withdrawal, a complaint and a claim of the guarantee live the same life. A decision needs no goods in the house: of a torn
 * bag a picture is enough, and goods proved to be on their way are as good as here.
 */
export const CASE_MACHINE: Machine<CaseState, CaseEvent, CaseEffect> = {
  states: CASE_STATES,
  events: {
    ask_for_goods: {
      kind: 'command',
      moves: {
        notified: to('awaiting_goods', 'mail_how_to_send'),
        no_return: to('awaiting_goods', 'mail_how_to_send'),
        assessed: to('awaiting_goods', 'mail_how_to_send'),
      },
    },
    waive_return: {
      kind: 'command',
      moves: {
        notified: to('no_return', 'mail_no_return'),
        awaiting_goods: to('no_return', 'mail_no_return'),
        reminded: to('no_return', 'mail_no_return'),
        closed_without_goods: to('no_return', 'mail_no_return'),
      },
    },
    goods_arrived: {
      kind: 'command',
      moves: {
        notified: to('received', 'mail_arrived'),
        awaiting_goods: to('received', 'mail_arrived'),
        reminded: to('received', 'mail_arrived'),
        no_return: to('received', 'mail_arrived'),
        // Goods that come late are still the customer's, and so is the money for them.
        closed_without_goods: to('received', 'mail_arrived'),
      },
      // A second box while somebody looks at the first one.
      settled: ['assessed'],
    },
    remind: { kind: 'timer', moves: { awaiting_goods: to('reminded', 'mail_reminder') } },
    give_up: { kind: 'timer', moves: { reminded: to('closed_without_goods', 'mail_given_up') } },
    assess: {
      kind: 'command',
      moves: { received: to('assessed'), no_return: to('assessed'), notified: to('assessed') },
    },
    accept: {
      kind: 'command',
      moves: {
        notified: to('accepted', 'mail_decision'),
        no_return: to('accepted', 'mail_decision'),
        received: to('accepted', 'mail_decision'),
        assessed: to('accepted', 'mail_decision'),
      },
    },
    accept_in_part: {
      kind: 'command',
      moves: {
        notified: to('partly_accepted', 'mail_decision'),
        no_return: to('partly_accepted', 'mail_decision'),
        received: to('partly_accepted', 'mail_decision'),
        assessed: to('partly_accepted', 'mail_decision'),
      },
    },
    reject: {
      kind: 'command',
      moves: {
        notified: to('rejected', 'mail_decision'),
        no_return: to('rejected', 'mail_decision'),
        received: to('rejected', 'mail_decision'),
        assessed: to('rejected', 'mail_decision'),
      },
    },
    money_sent: {
      kind: 'report',
      moves: { accepted: to('refunded'), partly_accepted: to('refunded') },
      settled: ['closed'],
    },
    replacement_sent: {
      kind: 'report',
      moves: { accepted: to('replaced'), partly_accepted: to('replaced') },
      settled: ['refunded', 'closed'],
    },
    close: {
      kind: 'timer',
      moves: { refunded: to('closed'), replaced: to('closed'), rejected: to('closed') },
    },
    cancel: {
      kind: 'command',
      moves: {
        notified: to('cancelled', 'mail_cancelled'),
        awaiting_goods: to('cancelled', 'mail_cancelled'),
        reminded: to('cancelled', 'mail_cancelled'),
        no_return: to('cancelled', 'mail_cancelled'),
      },
    },
    // Nothing had left: the pieces are out of the order and their money goes back with the change (decision 137).
    lines_cut: { kind: 'report', moves: { notified: to('cancelled') } },
    // All of it is called off and all the money goes back: nothing is left to decide.
    order_ended: {
      kind: 'report',
      moves: {
        notified: to('cancelled', 'mail_order_ended'),
        awaiting_goods: to('cancelled', 'mail_order_ended'),
        reminded: to('cancelled', 'mail_order_ended'),
        no_return: to('cancelled', 'mail_order_ended'),
        received: to('cancelled', 'mail_order_ended'),
        assessed: to('cancelled', 'mail_order_ended'),
        closed_without_goods: to('cancelled', 'mail_order_ended'),
      },
      settled: ['accepted', 'partly_accepted', 'rejected', 'refunded', 'replaced', 'closed'],
    },
  },
}
