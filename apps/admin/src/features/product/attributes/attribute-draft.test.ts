import { expect, test } from 'vitest'
import { toNumber } from '#app/features/product/product-draft.ts'
import { toAttributeDrafts, toAttributes, withAttribute } from './attribute-draft.ts'

const STORED = [
  { attributeId: 4, type: 'option', value: [9, 7] },
  { attributeId: 1, type: 'number', value: 12.5 },
  { attributeId: 2, type: 'boolean', value: false },
  { attributeId: 3, type: 'text', value: 'bavlna' },
] as const
const drafts = toAttributeDrafts(STORED.map((one) => ({ ...one, value: one.value as never })))

test('what was read is what is sent, in one order', () => {
  expect(toAttributes(drafts, toNumber)).toEqual([
    { attributeId: 1, value: 12.5 },
    { attributeId: 2, value: false },
    { attributeId: 3, value: 'bavlna' },
    { attributeId: 4, value: [7, 9] },
  ])
})

test.each([
  ['option', { optionIds: [] }],
  ['boolean', { typed: '' }],
  ['number', { typed: 'asi 12' }],
  ['text', { typed: '  ' }],
] as const)('an empty %s is not said', (type, empty) => {
  const draft = {
    ...{ attributeId: 1, type, typed: '', optionIds: [] as number[] },
    ...empty,
    optionIds: [] as number[],
  }
  expect(toAttributes([draft], toNumber)).toEqual([])
})

test('a change of one leaves the others', () => {
  const next = withAttribute(drafts, { attributeId: 3, type: 'text', typed: 'len', optionIds: [] })
  expect(toAttributes(next, toNumber)).toContainEqual({ attributeId: 3, value: 'len' })
  expect(next).toHaveLength(4)
})
