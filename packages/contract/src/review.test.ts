import { expect, test } from 'vitest'
import { parse } from './parse.fixture.ts'
import { ReportReview, WriteReview } from './review.ts'

const REVIEW = { orderNumber: '2026000001', productId: '7', rating: '5', body: ' Chutná. ', authorName: 'Jana' }

test('what nobody wrote is empty', () => {
  expect(parse(WriteReview, REVIEW)).toEqual({
    ...{ secret: null, orderNumber: '2026000001', productId: 7, rating: 5, title: '', body: 'Chutná.' },
    ...{ authorName: 'Jana', dogId: null, dogNote: '', merits: [], files: [] },
  })
})

test.each([
  ['no stars', { rating: undefined }, 'required'],
  ['an empty field of stars', { rating: '' }, 'required'],
  ['half a star', { rating: '4.5' }, 'required'],
  ['no star at all', { rating: '0' }, 'required'],
  ['stars in words', { rating: 'pět' }, 'required'],
  ['only spaces', { body: '   ' }, 'required'],
  ['a novel', { body: 'a'.repeat(1501) }, 'too_long'],
  ['a number of an order too short', { orderNumber: '202600001' }, 'invalid'],
  ['no product', { productId: '' }, 'invalid'],
  ['six files', { files: Array.from({ length: 6 }, () => 'a'.repeat(43)) }, 'too_long'],
])('%s: %j is refused as %s', (_title, change, code) => {
  expect(parse(WriteReview, { ...REVIEW, ...change })).toEqual({ refused: code })
})

test.each([{ rating: '6' }, { merits: ['cokoli'] }])('%j is refused', (change) => {
  expect(WriteReview.safeParse({ ...REVIEW, ...change }).success).toBe(false)
})

test.each([
  [{ reason: 'abuse' }, { reason: 'abuse', note: '', email: null }],
  [{}, { refused: 'required' }],
  [{ reason: 'abuse', email: '' }, { refused: 'email_missing' }],
])('a report %j is kept as %j', (input, kept) => {
  expect(parse(ReportReview, input)).toEqual(kept)
})
