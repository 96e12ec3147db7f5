// @vitest-environment happy-dom
import type { PackAsOf } from '@shop/contract/staff/row-history'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { PACK_COLUMNS, toPackWord } from '#app/texts/shop/product-packs.ts'
import { PacksAsOf } from './packs-as-of.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const row = { id: 7, name: '2 kg', sku: 'CN-1', ean: null, status: 'sell_out', gross_weight_g: 2100 }

async function textOf(packs: PackAsOf[]): Promise<string> {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<PacksAsOf packs={packs} words={{ fields: PACK_COLUMNS, format: toPackWord }} />))
  const text = place.textContent?.replaceAll('\u00a0', ' ') ?? ''
  await act(async () => root.unmount())
  return text
}

test.each<[string, Partial<PackAsOf>, string]>([
  ['a price', { price: { amount: 399_00, kind: 'regular', regular: 399_00 } }, 'Cena399 Kč'],
  ['a sale', { price: { amount: 349_00, kind: 'sale', regular: 399_00 } }, '349 Kč v akci, běžně 399 Kč'],
  ['no price', { price: null }, 'bez ceny'],
  ['the VAT of the day', { vatPercent: 15 }, 'DPH15 %'],
  ['a state in words', {}, 'doprodej'],
])('a pack of a day says %s', async (_, change, expected) => {
  const text = await textOf([{ row, price: null, vatPercent: 12, ...change }])
  expect(text).toContain('Balení 2 kg')
  expect(text).toContain(expected)
})

test('a product that had no packs says so', async () => {
  expect(await textOf([])).toBe('Žádné balení ještě nemělo.')
})
