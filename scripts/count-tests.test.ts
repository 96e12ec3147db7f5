import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toCount } from './count-tests.ts'

const ROOT = join(import.meta.dirname, '..')

const file = (status: string, ...tests: [name: string, status: string][]) => ({
  name: join(ROOT, 'cart.test.ts'),
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: tests.map(([fullName, one]) => ({ fullName, status: one })),
})
const browser = (title: string, status: string) => ({
  file: 'cart.spec.ts',
  specs: [{ title, tests: [{ status, results: [{ duration: 700 }, { duration: 300 }] }] }],
})

test('names the failed tests of a Vitest report', () => {
  const report = { numPassedTests: 7, testResults: [file('failed', ['adds', 'passed'], ['merges', 'failed'])] }
  expect(toCount(report)).toMatchObject({ passed: 7, failed: [`${ROOT}/cart.test.ts › merges`], flaky: [] })
})

test('a test file that does not load is a failure', () => {
  expect(toCount({ numPassedTests: 7, testResults: [file('failed')] }).failed).toEqual([`${ROOT}/cart.test.ts`])
})

test('a browser test that failed twice is a failure; one that passed the second time is named', () => {
  const suites = [
    { ...browser('buys', 'unexpected'), suites: [browser('pays', 'flaky'), browser('reads', 'expected')] },
  ]
  expect(toCount({ stats: { expected: 1 }, suites })).toMatchObject({
    passed: 2,
    failed: ['cart.spec.ts › buys'],
    flaky: ['cart.spec.ts › pays'],
  })
})

test('tells how long each file took, with every try of a browser test', () => {
  expect(toCount({ numPassedTests: 1, testResults: [file('passed')] }).files).toEqual([
    { file: 'cart.test.ts', ms: 2500 },
  ])
  const suites = [{ ...browser('buys', 'expected'), suites: [browser('pays', 'expected')] }]
  expect(toCount({ stats: { expected: 2 }, suites }).files).toEqual([{ file: 'e2e/cart.spec.ts', ms: 2000 }])
})
