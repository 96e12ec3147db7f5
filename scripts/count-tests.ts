import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface TestCount {
  passed: number
  /** Names, because the end of a long output is often all one gets to see. */
  failed: string[]
  /** Browser tests that needed a second try: named, so that somebody mends them. */
  flaky: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}
interface PlaywrightSuite {
  file: string
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  stats: { expected: number }
  suites: PlaywrightSuite[]
}

/** Adds up the JSON reports that the test runners left in a folder. */
export async function countTests(folder: string): Promise<TestCount> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const counts = await Promise.all(
    files.map(async (name) => toCount(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.flatMap(({ failed }) => failed),
    flaky: counts.flatMap(({ flaky }) => flaky),
  }
}

export function toCount(report: VitestReport | PlaywrightReport): TestCount {
  if ('stats' in report) {
    const flaky = report.suites.flatMap((suite) => titlesWith(suite, 'flaky'))
    const failed = report.suites.flatMap((suite) => titlesWith(suite, 'unexpected'))
    return { passed: report.stats.expected + flaky.length, failed, flaky }
  }
  return { passed: report.numPassedTests, failed: report.testResults.flatMap(failedIn), flaky: [] }
}

function failedIn({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => `${name} › ${test.fullName}`)
  // A file that fails to load has no failed test of its own, but it must not count as nothing.
  return tests.length === 0 && status === 'failed' ? [name] : tests
}

function titlesWith({ file, specs = [], suites = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap((suite) => titlesWith(suite, status))]
}
