import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface TestCount {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Adds up the JSON reports that the test runners left in a folder. */
export async function countTests(folder: string): Promise<TestCount> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const counts = await Promise.all(
    files.map(async (name) => toCount(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
  return counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}

export function toCount(report: VitestReport | PlaywrightReport): TestCount {
  if ('stats' in report) {
    // A flaky test passed only on a second try: that is a failure here.
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  }
  // A file that fails to load has no failed test of its own, but it must not count as nothing.
  const brokenFiles = report.numFailedTests === 0 ? report.numFailedTestSuites : 0
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
}
