import { expect, test } from 'vitest'
import { toCount } from './count-tests.ts'

const file = (status: string, ...tests: [name: string, status: string][]) => ({
  name: 'cart.test.ts',
  status,
  assertionResults: tests.map(([fullName, one]) => ({ fullName, status: one })),
})
const browser = (title: string, status: string) => ({ file: 'cart.spec.ts', specs: [{ title, tests: [{ status }] }] })

test('names the failed tests of a Vitest report', () => {
  const report = { numPassedTests: 7, testResults: [file('failed', ['adds', 'passed'], ['merges', 'failed'])] }
  expect(toCount(report)).toEqual({ passed: 7, failed: ['cart.test.ts › merges'], flaky: [] })
})

test('a test file that does not load is a failure', () => {
  expect(toCount({ numPassedTests: 7, testResults: [file('failed')] }).failed).toEqual(['cart.test.ts'])
})

test('a browser test that failed twice is a failure; one that passed the second time is named', () => {
  const suites = [
    { ...browser('buys', 'unexpected'), suites: [browser('pays', 'flaky'), browser('reads', 'expected')] },
  ]
  expect(toCount({ stats: { expected: 1 }, suites })).toEqual({
    passed: 2,
    failed: ['cart.spec.ts › buys'],
    flaky: ['cart.spec.ts › pays'],
  })
})
