import { expect, test } from 'vitest'
import { type Cursor, startCursor } from './cursor.ts'
import { formatArray, looksLikeFilter, parseOperation } from './operation.ts'
import type { Value } from './value.ts'

function readRest(cursor: Cursor): string {
  return cursor.text.slice(cursor.at)
}

function parse(text: string) {
  const values: Value[] = []
  return { operation: parseOperation(startCursor(text, `filter (${text})`), readRest, values), values }
}

test.each([
  ['eq.a.b', { kind: 'compare', operator: 'eq', negated: false }, ['a.b']],
  ['not.gt.3', { kind: 'compare', operator: 'gt', negated: true }, ['3']],
  ['like.*a*', { kind: 'compare', operator: 'like' }, ['%a%']],
  ['eq.*a*', { kind: 'compare', operator: 'eq' }, ['*a*']],
  ['ilike(any).{*a,b*}', { kind: 'compare', quantifier: 'any' }, ['{%a,b%}']],
  ['in.(1,"a,b",c"d)', { kind: 'in' }, ['{"1","a,b","c\\"d"}']],
  ['in.()', { kind: 'in' }, ['{}']],
  ['in. ( 1 ) ', { kind: 'in' }, ['{" 1 "}']],
  ['is.NULL', { kind: 'is', word: 'null' }, []],
  ['not.is.not_null', { kind: 'is', word: 'not_null', negated: true }, []],
  ['wfts(czech).a b', { kind: 'search', search: 'wfts', configSlot: 1 }, ['a b', 'czech']],
  ['fts.a', { kind: 'search', search: 'fts' }, ['a']],
])('reads %s', (text, operation, values) => {
  const parsed = parse(text)
  expect(parsed.operation).toMatchObject(operation)
  expect(parsed.values).toEqual(values)
})

test.each([
  '',
  '1',
  'eq',
  'noop.1',
  'in.1',
  'in(any).{1}',
  'is.nothing',
  'constructor.1',
  'not.1',
  'fts().x',
  'cs(any).{1}',
])('refuses %j', (text) => {
  expect(() => parse(text)).toThrow('failed to parse filter')
})

test('array elements are quoted so that nothing ends them early', () => {
  expect(formatArray(['a"b', 'c\\d', '}', 'NULL', ''])).toBe('{"a\\"b","c\\\\d","}","NULL",""}')
})

test.each([
  ['eq.x', true],
  ['not.here', true],
  ['in.(1)', true],
  ['fts(english).x', true],
  ['eq', false],
  ['in', false],
  ['mug', false],
  ['a.b', false],
  ['{a,b}', false],
])('%s as an argument looks like a filter: %s', (value, isFilter) => {
  expect(looksLikeFilter(value)).toBe(isFilter)
})
