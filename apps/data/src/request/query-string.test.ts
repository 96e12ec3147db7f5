import { expect, test } from 'vitest'
import { formatCanonicalQuery, splitQueryString } from './query-string.ts'

test.each([
  [
    'a=1&b=2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'a=1;b=2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['a=1%3Bb=2', [['a', '1;b=2']]],
  [
    'flag&a=',
    [
      ['flag', undefined],
      ['a', ''],
    ],
  ],
  ['a=x+y%20z', [['a', 'x y z']]],
  ['a=%zz%4', [['a', '%zz%4']]],
  ['&&', []],
  ['%C5%BE=%C5%BE', [['ž', 'ž']]],
])('splits %s', (raw, parameters) => {
  expect(splitQueryString(raw)).toEqual(parameters)
})

test('refuses what is not UTF-8', () => {
  expect(() => splitQueryString('a=%FF')).toThrow('not valid UTF-8')
})

test('the canonical form is sorted by name and encoded', () => {
  expect(formatCanonicalQuery(splitQueryString("b=2&a=(x)&a='y'&c"))).toBe('a=%28x%29&a=%27y%27&b=2&c=')
})
