import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

interface TestCount {
  passed: number
  /** Names, because the end of a long output is often all one gets to see. */
  failed: string[]
  /** Browser tests that needed a second try: named, so that somebody mends them. */
  flaky: string[]
  /** How long each file ran; several run at once. */
  files: { file: string; ms: number }[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string }[]
  }[]
}
interface PlaywrightSuite {
  file: string
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  stats: { expected: number }
  suites: PlaywrightSuite[]
}

const ROOT = join(import.meta.dirname, '..')

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
    files: counts.flatMap((count) => count.files),
  }
}

export function toCount(report: VitestReport | PlaywrightReport): TestCount {
  if ('stats' in report) {
    const flaky = report.suites.flatMap((suite) => titlesWith(suite, 'flaky'))
    const failed = report.suites.flatMap((suite) => titlesWith(suite, 'unexpected'))
    const files = report.suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) }))
    return { passed: report.stats.expected + flaky.length, failed, flaky, files }
  }
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    ms: endTime - startTime,
  }))
  return { passed: report.numPassedTests, failed: report.testResults.flatMap(failedIn), flaky: [], files }
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

function durationOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0)
}
