import { expect, test } from 'vitest'
import { ApiError } from '#app/errors.ts'
import { parseSelect } from './select.ts'

const field = (name: string, more: object = {}) => ({
  kind: 'field',
  field: { name, path: [] },
  isAggregate: false,
  ...more,
})
const embed = (target: string, items: unknown[], more: object = {}) => ({
  kind: 'embed',
  target,
  isInner: false,
  isSpread: false,
  items,
  ...more,
})

test.each([
  ['', [field('*')]],
  ['*', [field('*')]],
  ['id, name', [field('id'), field('name')]],
  ['key:id::text', [field('id', { alias: 'key', cast: 'text' })]],
  ['when::timestamp with time zone', [field('when', { cast: 'timestamp with time zone' })]],
  ['"a,b":"c""', undefined],
  ['"a,b":"c.d"', [field('c.d', { alias: 'a,b' })]],
  ['two-words', [field('two-words')]],
  ['rel(*)', [embed('rel', [field('*')])]],
  ['rel()', [embed('rel', [])]],
  ['a:rel!hint!inner(id)', [embed('rel', [field('id')], { alias: 'a', hint: 'hint', isInner: true })]],
  ['rel!left(id)', [embed('rel', [field('id')])]],
  ['...rel(id)', [embed('rel', [field('id')], { isSpread: true })]],
  ['a(b(c))', [embed('a', [embed('b', [field('c')])])]],
  ['count()', [field('count', { isAggregate: true })]],
  ['price.sum()', [field('price', { isAggregate: true })]],
  ['id,', undefined],
  ['id)', undefined],
  ['rel(', undefined],
  ['rel!', undefined],
  ['a->b(c)', undefined],
  ['id::', undefined],
  ['id::text)', undefined],
  ["id::text'", undefined],
  ['(select 1)', undefined],
])('select=%s', (text, expected) => {
  if (expected) expect(parseSelect(text).value).toEqual(expected)
  else expect(() => parseSelect(text)).toThrow(ApiError)
})

test('a json path keeps its arrows, keys and indexes', () => {
  expect(parseSelect('a->b->>-1,c->"x,y"').value).toMatchObject([
    {
      field: {
        name: 'a',
        path: [
          { arrow: '->', key: 'b', isIndex: false },
          { arrow: '->>', key: '-1', isIndex: true },
        ],
      },
    },
    { field: { name: 'c', path: [{ arrow: '->', key: 'x,y', isIndex: false }] } },
  ])
})
