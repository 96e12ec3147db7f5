import { ORDER_STATES } from '@shop/domain/order/order-state'
import { expect, test } from 'vitest'
import { COLUMNS, columnOf, moveTo, workOf } from './board-moves.ts'

test('a card moves only where a command of staff leads', () => {
  const moves = ORDER_STATES.flatMap((state) =>
    COLUMNS.flatMap((column) => {
      const move = moveTo(state, column)
      return move ? [`${state} → ${column}: ${move}`] : []
    }),
  )
  expect(moves).toEqual([
    'awaiting_approval → accepted: approveOrder',
    'accepted → held: holdOrder',
    'accepted → packing: startPacking',
    'on_hold → accepted: releaseOrder',
    'packing → accepted: returnToQueue',
  ])
})

test('no move leads to where the card is', () => {
  for (const state of ORDER_STATES) expect(moveTo(state, columnOf(state) ?? 'sent')).toBeNull()
})

test.each([
  ['startPacking', 'packing'],
  ['returnToQueue', 'packing'],
  ['holdOrder', 'orders'],
  ['releaseOrder', 'orders'],
  ['approveOrder', 'orders'],
] as const)('%s is the work of %s', (move, work) => {
  expect(workOf(move)).toBe(work)
})
