import type { CheckoutView } from '@shop/contract/checkout'
import { expect, test } from 'vitest'
import { describeAdvice } from './describe-advice.ts'

const NAMES = [
  { code: 'ppl', name: 'PPL – na adresu' },
  { code: 'zasilkovna', name: 'Zásilkovna – na adresu' },
]

function said(advice: CheckoutView['advice']): string | undefined {
  const cart = { shippingOptions: NAMES } as CheckoutView['cart']
  return describeAdvice({ advice, cart })?.replaceAll('\u00a0', ' ')
}

const way = (code: string, parcels: number, cost: number) => ({ code, parcels, cost })

test.each([
  [
    'one parcel against two',
    { best: way('ppl', 1, 12_900), dearer: way('zasilkovna', 2, 15_800), hasFee: false },
    'Nejlevněji: PPL – na adresu, 1 balík za 129 Kč. Zásilkovna – na adresu vyjde ve 2 balících na 158 Kč.',
  ],
  [
    'the cheapest is free',
    { best: way('ppl', 1, 0), dearer: way('zasilkovna', 2, 10_900), hasFee: false },
    'Nejlevněji: PPL – na adresu, 1 balík zdarma. Zásilkovna – na adresu vyjde ve 2 balících na 109 Kč.',
  ],
  [
    'several either way, paid at the door',
    { best: way('zasilkovna', 5, 47_500), dearer: way('ppl', 6, 63_400), hasFee: true },
    'Nejlevněji: Zásilkovna – na adresu, 5 balíků za 475 Kč. PPL – na adresu vyjde v 6 balících na 634 Kč. Ceny jsou i s dobírkou.',
  ],
])('%s', (_title, advice, text) => {
  expect(said(advice)).toBe(text)
})

test.each([
  ['nothing to say', null],
  ['a way that is not offered', { best: way('dpd', 1, 0), dearer: way('ppl', 2, 11_900), hasFee: false }],
])('silence: %s', (_title, advice) => {
  expect(said(advice)).toBeUndefined()
})
