import { VIEW_SOURCES } from '@shop/domain/marketing/counted-path'
import { expect, test } from 'vitest'
import { ClaimPurchase, CountPageViews, MOST_VIEWS } from './measurement.ts'
import { parse } from './parse.fixture.ts'

const view = (count: number) => ({ path: '/', source: VIEW_SOURCES[0], count })

test.each([
  ['all that may be', [view(MOST_VIEWS - 1), view(1)], true],
  ['one more in their sum', [view(MOST_VIEWS), view(1)], false],
  ['one more in one', [view(MOST_VIEWS + 1)], false],
  ['none', [], false],
  ['nought', [view(0)], false],
  ['fewer than none', [view(-1), view(2)], false],
  ['a half', [view(1.5)], false],
])('%s', (_title, views, isTaken) => {
  expect(CountPageViews.safeParse({ views }).success).toBe(isTaken)
})

test.each([
  [{}, { consentKey: null, clientId: null }],
  [{ clientId: '123.456' }, { consentKey: null, clientId: '123.456' }],
])('a purchase %j is claimed as %j', (input, kept) => {
  expect(parse(ClaimPurchase, input)).toEqual(kept)
})

test.each(['', '123', 'GA1.1.123.456', '123.456.789'])('%j is no name of a browser', (clientId) => {
  expect(ClaimPurchase.safeParse({ clientId }).success).toBe(false)
})
