import { expect, test } from 'vitest'
import { deliveryInterval } from './delivery-interval.ts'

const OFFERED = [2, 3, 4, 5, 6, 8]

test.each([
  [51, 6],
  [56, 8],
  [200, 8],
  [14, 2],
  [13, null],
])('a pack for %i days comes every %s weeks', (days, weeks) => {
  expect(deliveryInterval(days, OFFERED)).toBe(weeks)
})
