import { expect, test } from 'vitest'
import { leadsToSuccessor } from './leads-to-successor.ts'

const NEXT = { to: '/produkt/nove' }
const RECALL = { code: 'S-1', reason: 'Netěsný šev.' }

test.each([
  ['sold, or ended a short while ago', { isOver: false, successor: NEXT, recalls: [] }, false],
  ['over, with a successor', { isOver: true, successor: NEXT, recalls: [] }, true],
  ['over, with nothing that came after it', { isOver: true, successor: null, recalls: [] }, false],
  ['over, with a batch that is called back', { isOver: true, successor: NEXT, recalls: [RECALL] }, false],
])('goods that are %s', (_, ended, leads) => {
  expect(leadsToSuccessor(ended)).toBe(leads)
})
