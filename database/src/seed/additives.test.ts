import { expect, test } from 'vitest'
import { parseAdditives, printAdditives } from './additives.ts'

const LABEL =
  'Nutriční doplňkové látky na kg: vitamin A (3a672a) 16 000 m. j., vitamin B12 0,05 mg. ' +
  'Zootechnické doplňkové látky na kg: Enterococcus faecium NCIMB 10415 (4b1705) 1 × 10⁹ KTJ. ' +
  'Technologické doplňkové látky: antioxidanty – extrakty tokoferolů z rostlinných olejů (1b306(i)).'

test('reads categories, register codes and amounts, and prints them back letter by letter', () => {
  const additives = parseAdditives(LABEL)
  expect(additives).toEqual([
    { category: 'nutritional', name: 'vitamin A', code: '3a672a', amount: '16 000 m. j.' },
    { category: 'nutritional', name: 'vitamin B12', code: null, amount: '0,05 mg' },
    { category: 'zootechnical', name: 'Enterococcus faecium NCIMB 10415', code: '4b1705', amount: '1 × 10⁹ KTJ' },
    {
      category: 'technological',
      name: 'antioxidanty – extrakty tokoferolů z rostlinných olejů',
      code: '1b306(i)',
      amount: null,
    },
  ])
  expect(printAdditives(additives)).toBe(LABEL)
})

test('refuses a category of additives it does not know', () => {
  expect(() => parseAdditives('Kouzelné doplňkové látky: prach víl.')).toThrow('not a category')
})
