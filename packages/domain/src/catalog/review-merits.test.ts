import { expect, it } from 'vitest'
import { meritsOf, REVIEW_MERITS } from './review-merits.ts'

it('asks what suited the dog only of what it eats', () => {
  expect(meritsOf({ isFood: true })).toEqual(REVIEW_MERITS)
  expect(meritsOf({ isFood: false })).toEqual([])
})
