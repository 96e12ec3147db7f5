import { expect, test } from 'vitest'
import { meritsOf, REVIEW_MERITS } from './review-merits.ts'

test('asks what suited the dog only of what it eats', () => {
  expect(meritsOf({ isFood: true })).toEqual(REVIEW_MERITS)
  expect(meritsOf({ isFood: false })).toEqual([])
})
