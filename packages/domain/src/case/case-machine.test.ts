import { expect, test } from 'vitest'
import { drawMachine } from '../state-machine.fixture.ts'
import { CASE_MACHINE } from './case-machine.ts'

test('answers every pair of state and event', () => {
  const names = {
    notified: 'note',
    awaiting_goods: 'wait',
    reminded: 'remd',
    no_return: 'none',
    received: 'here',
    assessed: 'look',
    accepted: 'yes',
    partly_accepted: 'part',
    rejected: 'no',
    refunded: 'paid',
    replaced: 'repl',
    closed: 'shut',
    closed_without_goods: 'gone',
    cancelled: 'back',
  }
  expect(drawMachine(CASE_MACHINE, names)).toMatchInlineSnapshot(`
    "event             note  wait  remd  none  here  look  yes   part  no    paid  repl  shut  gone  back
    ask_for_goods     wait  =     x     wait  x     wait  x     x     x     x     x     x     x     x
    waive_return      none  none  none  =     x     x     x     x     x     x     x     x     none  x
    goods_arrived     here  here  here  here  =     =     x     x     x     x     x     x     here  x
    remind            =     remd  =     =     =     =     =     =     =     =     =     =     =     =
    give_up           =     =     gone  =     =     =     =     =     =     =     =     =     =     =
    assess            look  x     x     look  look  =     x     x     x     x     x     x     x     x
    accept            yes   x     x     yes   yes   yes   =     x     x     x     x     x     x     x
    accept_in_part    part  x     x     part  part  part  x     =     x     x     x     x     x     x
    reject            no    x     x     no    no    no    x     x     =     x     x     x     x     x
    money_sent        ?     ?     ?     ?     ?     ?     paid  paid  ?     =     ?     =     ?     ?
    replacement_sent  ?     ?     ?     ?     ?     ?     repl  repl  ?     =     =     =     ?     ?
    close             =     =     =     =     =     =     =     =     shut  shut  shut  =     =     =
    cancel            back  back  back  back  x     x     x     x     x     x     x     x     x     =
    lines_cut         back  ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     =
    order_ended       back  back  back  back  back  back  =     =     =     =     =     =     back  ="
  `)
})
