import { expect, test } from 'vitest'
import { trainerEarnings } from './trainer-earnings.ts'

test.each([
  [
    { dogs: 8, coursesPerYear: 10, buyersOfTen: 3 },
    { clients: 24, creditsPerYear: 2400, creditsPerMonth: 200 },
  ],
  [
    { dogs: 5, coursesPerYear: 1, buyersOfTen: 3 },
    { clients: 1, creditsPerYear: 100, creditsPerMonth: 8 },
  ],
  [
    { dogs: 8, coursesPerYear: 10, buyersOfTen: 0 },
    { clients: 0, creditsPerYear: 0, creditsPerMonth: 0 },
  ],
  [
    { dogs: 1, coursesPerYear: 1, buyersOfTen: 9 },
    { clients: 0, creditsPerYear: 0, creditsPerMonth: 0 },
  ],
])('a class of %o brings %o', (trainerClass, earnings) => {
  expect(trainerEarnings(trainerClass, 100)).toEqual(earnings)
})
