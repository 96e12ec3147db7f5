import { expect, test } from 'vitest'
import { pageWindow } from './paging.ts'

test.each([
  ['the first page', 34, 1, { pages: 3, first: 1, last: 12, isBeyondEnd: false }],
  ['the last page', 34, 3, { pages: 3, first: 25, last: 34, isBeyondEnd: false }],
  ['after the end', 34, 4, { pages: 3, first: 0, last: 0, isBeyondEnd: true }],
  ['a full last page', 24, 2, { pages: 2, first: 13, last: 24, isBeyondEnd: false }],
  ['nothing found', 0, 1, { pages: 1, first: 0, last: 0, isBeyondEnd: false }],
  ['nothing found, second page', 0, 2, { pages: 1, first: 0, last: 0, isBeyondEnd: true }],
])('%s', (_name, total, page, expected) => {
  expect(pageWindow(total, page, 12)).toEqual({ page, ...expected })
})
