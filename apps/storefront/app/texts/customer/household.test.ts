import { expect, test } from 'vitest'
import { householdTexts } from './household.ts'

const supply = {
  ...{ food: { name: 'Losos s bramborem' }, open: {}, sealedBags: 0, comingBags: 0, emptyOn: '2027-02-02' },
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['the open bag alone', {}, 'Losos s bramborem, počítáno z dávky.'],
  ['another at home', { sealedBags: 2 }, 'Další máte doma, vystačí asi do 2. 2.'],
  ['another on its way', { comingBags: 1 }, 'Další máte na cestě, vystačí asi do 2. 2.'],
  ['both', { sealedBags: 1, comingBags: 1 }, 'Další máte doma i na cestě, vystačí asi do 2. 2.'],
  ['only one on its way', { open: null, comingBags: 1 }, 'Losos s bramborem je na cestě.'],
  ['none at all', { open: null }, 'Losos s bramborem.'],
])('what comes after the day: %s', (_name, known, sentence) => {
  expect(spaced(householdTexts.supplyAfter({ ...supply, ...known }))).toBe(sentence)
})

test('the day a bag runs out ends its sentence with one dot', () => {
  expect(householdTexts.supplyEnds(true, '2026-11-27')).toMatch(/^Pytel dojde asi v\spátek\s27\.\s11\.$/)
})
