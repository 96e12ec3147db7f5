import { expect, test } from 'vitest'
import { feedLoss } from './feed-loss.ts'

test.each([
  ['the first list of a network', {}, { box: 3 }, null],
  ['as many as before', { box: 100 }, { box: 100 }, null],
  ['a fifth less', { box: 100 }, { box: 80 }, null],
  ['more than a fifth less', { box: 100 }, { box: 79 }, { kind: 'box', known: 100, read: 79 }],
  ['one kind gone, the other grown', { box: 100, point: 100 }, { point: 300 }, { kind: 'box', known: 100, read: 0 }],
  ['half of a handful', { box: 4 }, { box: 2 }, null],
  ['a handful gone', { box: 4 }, {}, { kind: 'box', known: 4, read: 0 }],
  ['a kind that never was there', { box: 0 }, {}, null],
])('%s', (_, known, read, loss) => {
  expect(feedLoss(known, read)).toEqual(loss)
})
