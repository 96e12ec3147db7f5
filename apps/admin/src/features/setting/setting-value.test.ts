import type { SettingShape } from '@shop/domain/setting/shop-settings'
import { expect, test } from 'vitest'
import { fromTyped, toReadable, toTyped } from './setting-value.ts'

const MONEY: SettingShape = { kind: 'money', min: 0, max: 1 }
const WHOLE: SettingShape = { kind: 'integer', min: 0, max: 1 }
const NUMBERS: SettingShape = { kind: 'numbers', min: 0, max: 1, most: 3 }

test.each([
  [MONEY, 129_000, '1290', '1 290 Kč'],
  [MONEY, 50, '0,5', '0,50 Kč'],
  [WHOLE, 48, '48', '48 hodin'],
  [{ kind: 'percent', min: 0, max: 1 } as const, 12.5, '12,5', '12,5 hodin'],
  [{ kind: 'time', earliest: '12:00' } as const, '12:00', '12:00', '12:00'],
  [{ kind: 'boolean' } as const, true, 'true', 'ano'],
  [NUMBERS, [1, 7, 14], '1, 7, 14', '1, 7, 14 hodin'],
  [{ kind: 'traits' } as const, ['on_sale', 'bundle'], 'on_sale\nbundle', 'zboží v akci, výhodné sady'],
  [{ kind: 'categories' } as const, [], '', 'nic'],
])('a value of %j goes into its field and comes back', (shape, value, typed, readable) => {
  expect(toTyped(shape, value)).toBe(typed)
  expect(fromTyped(shape, typed)).toEqual(value)
  expect(toReadable(shape, value, { unit: () => 'hodin' }).replaceAll(/\s/g, ' ')).toBe(readable)
})

test.each([
  [MONEY, '1 290,50', 129_050],
  [MONEY, 'zdarma', null],
  [MONEY, '', null],
  [WHOLE, '4e2', null],
  [NUMBERS, '1; 7,14', [1, 7, 14]],
  [NUMBERS, '1, , 7', null],
])('%j typed as „%s“', (shape, typed, value) => {
  expect(fromTyped(shape, typed)).toEqual(value)
})
