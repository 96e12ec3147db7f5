import type { ReorderReason } from '@shop/contract/reorder'
import { expect, test } from 'vitest'
import { describeDifference } from './describe-difference.ts'

const RABBIT = { variantId: 1, name: 'Mono Králík' }
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('a sale that ended: the difference, the reason, and that the rest is as it was', () => {
  const reasons: ReorderReason[] = [{ kind: 'price', ...RABBIT, by: 2_000, was: 122_900, is: 124_900, saleEnded: true }]
  const said = describeDifference({ difference: 2_000, reasons, isWhole: true })
  expect(said?.tone).toBe('warn')
  expect(plain(said?.headline)).toBe('O 20 Kč víc než minule.')
  expect(said?.reasons.map(plain)).toEqual(['Mono Králík: sleva skončila, minule 1 229 Kč.', 'Zbytek beze změny.'])
})

test('nothing to say when nothing changed', () => {
  expect(describeDifference({ difference: 0, reasons: [], isWhole: true })).toBeNull()
})

test.each<[string, ReorderReason, number, string, string]>([
  [
    'cheaper is good news',
    { kind: 'price', ...RABBIT, by: -2_000, was: 124_900, is: 122_900, saleEnded: false },
    -2_000,
    'success',
    'Mono Králík: teď 1 229 Kč, minule 1 249 Kč.',
  ],
  [
    'goods that do not come',
    { kind: 'pieces', ...RABBIT, by: -124_900, was: 1, is: 0 },
    -124_900,
    'success',
    'Mono Králík tentokrát nepřijde.',
  ],
  [
    'something more',
    { kind: 'pieces', ...RABBIT, by: 5_000, was: 0, is: 2 },
    5_000,
    'warn',
    'Navíc Mono Králík, 2 ks.',
  ],
  [
    'other pieces',
    { kind: 'pieces', ...RABBIT, by: 5_000, was: 1, is: 2 },
    5_000,
    'warn',
    'Mono Králík: 2 ks místo 1 ks.',
  ],
  [
    'a coupon',
    { kind: 'coupon', by: 10_000, was: 10_000, is: 0 },
    10_000,
    'warn',
    'Minule pomohl slevový kód za 100 Kč.',
  ],
  [
    'credits',
    { kind: 'credits', by: 5_000, was: 5_000, is: 0 },
    5_000,
    'warn',
    'Minule jste uplatnili kredity za 50 Kč.',
  ],
  [
    'a volume discount',
    { kind: 'volume', by: -5_000, was: 0, is: 5_000 },
    -5_000,
    'success',
    'Množstevní sleva je 50 Kč, minule žádná.',
  ],
  [
    'shipping no longer free',
    { kind: 'shipping', by: 7_900, was: 0, is: 7_900 },
    7_900,
    'warn',
    'Doprava je 79 Kč, minule zdarma.',
  ],
  ['a fee', { kind: 'payment', by: -3_900, was: 3_900, is: 0 }, -3_900, 'success', 'Platba je zdarma, minule 39 Kč.'],
])('%s', (_, reason, difference, tone, sentence) => {
  const said = describeDifference({ difference, reasons: [reason], isWhole: false })
  expect(said?.tone).toBe(tone)
  expect(said?.reasons.map(plain)).toEqual([sentence])
})
