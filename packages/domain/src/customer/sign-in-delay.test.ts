import { expect, test } from 'vitest'
import { signInDelaySeconds } from './sign-in-delay.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [7, 60],
  [10, 480],
  [11, 900],
  [5000, 900],
])('after %i failures the wait is %i seconds', (failures, seconds) => {
  expect(signInDelaySeconds(failures)).toBe(seconds)
})
