import { expect, test } from 'vitest'
import { isUnmeasured } from './is-unmeasured.ts'

test.each([
  [[undefined, {}], '', false],
  [[{ unmeasured: true }, {}], '', true],
  [[undefined, { unmeasured: true }], '?q=pes', true],
  [[undefined, { unmeasured: ['zadost'] }], '', false],
  [[undefined, { unmeasured: ['zadost'] }], '?q=pes', false],
  [[undefined, { unmeasured: ['zadost'] }], '?zadost=tajne', true],
  [[undefined, { unmeasured: ['zadost'] }], '?zadost=', true],
])('%j at %j: nobody measures there is %s', (handles, search, expected) => {
  expect(isUnmeasured(handles, new URLSearchParams(search))).toBe(expected)
})
