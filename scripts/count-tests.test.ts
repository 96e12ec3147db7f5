import { expect, test } from 'vitest'
import { toCount } from './count-tests.ts'

test('counts the tests of a Vitest report', () => {
  expect(toCount({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 })).toEqual({ passed: 7, failed: 2 })
})

test('a test file that does not load is a failure', () => {
  expect(toCount({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({ passed: 7, failed: 1 })
})

test('a flaky browser test is a failure', () => {
  expect(toCount({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 3, failed: 2 })
})
