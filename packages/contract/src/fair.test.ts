import { expect, test } from 'vitest'
import { EnterFair } from './fair.ts'
import { parse } from './parse.fixture.ts'

const FORM = {
  ...{ session: 's', clientKey: '7b1d3a52-3f0e-4c8e-9c43-2f6f0d5f6c11', firstName: 'Jana', email: ' Jana@Example.cz ' },
  acceptsRules: true,
}

test.each([
  ['18400', 18_400],
  [18_400, 18_400],
  [null, null],
  [undefined, null],
  ['', { refused: 'weight_range' }],
  ['499', { refused: 'weight_range' }],
  ['18.4', { refused: 'weight_range' }],
  ['osm', { refused: 'weight_range' }],
])('the weight %j is kept as %j', (dogWeightGrams, kept) => {
  const answer = parse(EnterFair, { ...FORM, dogWeightGrams })
  expect(typeof kept === 'object' && kept ? answer : (answer as EnterFair).dogWeightGrams).toEqual(kept)
})

test('what nobody wrote is empty, and nobody is signed up for the newsletter by silence', () => {
  expect(parse(EnterFair, FORM)).toMatchObject({
    ...{ email: 'jana@example.cz', dogName: '', currentFood: '', wantsNewsletter: false },
  })
})

test('without the rules nobody plays', () => {
  expect(parse(EnterFair, { ...FORM, acceptsRules: false })).toEqual({ refused: 'required' })
})
