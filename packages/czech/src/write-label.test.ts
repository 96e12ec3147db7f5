import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFeedType, writeAdditives, writeComposition } from './write-label.ts'

const line = { note: null, percent: null, mgPerKg: null }

test('a composition is written as the label prints it', () => {
  const written = writeComposition([
    { ...line, label: 'čerstvé kuřecí maso', percent: 30 },
    { ...line, label: 'semena jitrocele', percent: 9, note: 'psyllium' },
    { ...line, label: 'lněné semínko', percent: 2.5 },
    { ...line, label: 'zelenina' },
    { ...line, label: 'glukosamin', mgPerKg: 1700 },
  ])
  expect(written).toBe(
    'Čerstvé kuřecí maso (30 %), semena jitrocele 9 % (psyllium), lněné semínko (2,5 %), zelenina, glukosamin (1 700 mg/kg).',
  )
  expect(writeComposition([])).toBe('')
})

test('additives stand under the headings of the register, in its order', () => {
  const written = writeAdditives([
    { category: 'technological', name: 'antioxidanty', code: '1b306(i)', amount: null },
    { category: 'nutritional', name: 'vitamin A', code: '3a672a', amount: '16 000 m. j.' },
    { category: 'nutritional', name: 'taurin', code: null, amount: null },
  ])
  expect(written).toBe(
    'Nutriční doplňkové látky na kg: vitamin A (3a672a) 16 000 m. j., taurin. Technologické doplňkové látky: antioxidanty (1b306(i)).',
  )
  expect(writeAdditives([])).toBeNull()
})

test('the words of a label say whether it is a whole meal', () => {
  expect(toFeedType('kompletní krmivo pro psy')).toBe('complete')
  expect(toFeedType('doplňkové krmivo pro psy')).toBe('complementary')
  expect(toFeedType(null)).toBeNull()
})

test('every ingredient and every share is in the text, in the order given', () => {
  const share = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
  const lines = fc.array(
    fc.record({
      ...{ label: fc.stringMatching(/^[a-z]{3,9}$/), percent: share },
      note: fc.constant(null),
      mgPerKg: fc.constant(null),
    }),
    {
      minLength: 1,
    },
  )
  fc.assert(
    fc.property(lines, (recipe) => {
      const read = [...writeComposition(recipe).matchAll(/([A-Za-z]+) \(([\d,]+) %\)/g)]
      expect(read.map(([, label]) => label?.toLowerCase())).toEqual(recipe.map(({ label }) => label))
      expect(read.map(([, , percent]) => Number(percent?.replace(',', '.')))).toEqual(
        recipe.map(({ percent }) => percent),
      )
    }),
  )
})
