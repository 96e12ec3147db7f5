import type { OrderView } from '@shop/contract/order'
import type { TimelineEntry } from '@shop/contract/order-detail'
import { expect, test } from 'vitest'
import { promiseWords } from './promise-words.ts'

const order = { deliveryFrom: '2026-11-18', deliveryTo: '2026-11-19' } as OrderView
const entry = (kind: TimelineEntry['kind'], at: string) => ({ kind, at }) as TimelineEntry
const placed = entry('placed', '2026-11-15T10:00:00Z')

test.each([
  ['2026-11-18T10:00:00Z', 'V\u00a0den, který jsme slíbili.'],
  ['2026-11-19T22:30:00Z', 'V\u00a0den, který jsme slíbili.'],
  ['2026-11-16T10:00:00Z', 'O\u00a02\u00a0dny dřív, než jsme slíbili.'],
  ['2026-11-20T10:00:00Z', 'O\u00a0den později, než jsme slíbili. Mrzí nás to.'],
  ['2026-11-24T10:00:00Z', 'O\u00a05\u00a0dní později, než jsme slíbili. Mrzí nás to.'],
])('came at %s', (at, words) => {
  expect(promiseWords(order, [placed, entry('delivered', at)])).toEqual({ at: 1, words })
})

test('whoever fetches it late was not let down by us', () => {
  const entries = [
    placed,
    entry('ready_for_pickup', '2026-11-18T10:00:00Z'),
    entry('delivered', '2026-11-23T10:00:00Z'),
  ]
  expect(promiseWords(order, entries)).toMatchObject({ at: 1, words: 'V\u00a0den, který jsme slíbili.' })
})

test('says nothing before it came, and nothing where nothing was promised', () => {
  expect(promiseWords(order, [placed])).toBeNull()
  const open = { deliveryFrom: null, deliveryTo: null } as OrderView
  expect(promiseWords(open, [entry('delivered', '2026-11-18T10:00:00Z')])).toBeNull()
})
