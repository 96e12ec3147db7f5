import { expect, test } from 'vitest'
import { describeValue, stepOf } from './describe-value.ts'

const plain = (text: string) => text.replaceAll(/\s/gu, ' ')

test.each([
  ['ean', null, '–'],
  ['subtitle', '', '–'],
  ['tags', [], '–'],
  ['categories', ['granule', 'novinky'], 'granule, novinky'],
  ['vatClass', 'goods', 'zboží'],
  ['packStatus', 'discontinued', 'ukončeno'],
  ['grossWeightG', 12_400, '12 400'],
  ['price', { amount: 164_900, kind: 'sale' }, '1 649 Kč akční'],
  ['description', 'a'.repeat(80), `${'a'.repeat(59)}…`],
] as const)('%s %j is read as %s', (field, value, text) => expect(plain(describeValue(field, value))).toBe(text))

test.each([
  [
    { amount: 224_900, kind: 'regular' },
    { amount: 317_900, kind: 'regular' },
    { percent: 41.4, isJump: true },
  ],
  [
    { amount: 164_900, kind: 'regular' },
    { amount: 169_900, kind: 'regular' },
    { percent: 3, isJump: false },
  ],
  [455, 462, { percent: 1.5, isJump: false }],
  [100, 200, { percent: 100, isJump: false }],
  [null, 462, null],
  ['a', 'b', null],
] as const)('from %j to %j', (before, after, step) => expect(stepOf({ before, after })).toEqual(step))
