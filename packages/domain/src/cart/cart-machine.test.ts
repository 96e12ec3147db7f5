import { expect, test } from 'vitest'
import { drawMachine } from '../state-machine.fixture.ts'
import { CART_MACHINE, type CartState } from './cart-machine.ts'

const SHORT: Record<CartState, string> = {
  active: 'act',
  in_checkout: 'chk',
  merged: 'merge',
  ordered: 'order',
  abandoned: 'aband',
  deleted: 'del',
}

test('every state answers every event', () => {
  expect(`\n${drawMachine(CART_MACHINE, SHORT)}\n`).toBe(`
event             act   chk   merge order aband del
change            =     =     x     x     act   x
merge             merge merge =     x     merge x
undo_merge        =     x     act   x     x     x
enter_checkout    chk   =     x     x     chk   x
leave_checkout    =     act   x     x     x     x
place_order       x     order x     =     x     x
idle              aband aband =     =     =     =
resume            =     =     x     x     act   x
retention_passed  del   =     =     =     del   =
`)
})
