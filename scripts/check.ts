import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { countTests } from './count-tests.ts'
import { formatTimes } from './format-times.ts'

interface Step {
  name: string
  command: string[]
}

// Cheap steps first, so that a typo is known in seconds. The demo shop is loaded once and copied by all who need it. The budgets stand
// in the gate because a heavier page is a fault; weighing a page builds the shop, which customers and crashes then use. Steps of one
// row run side by side: one of them mostly waits.
const STEPS: Step[][] = [
  [{ name: 'format', command: ['format:check'] }],
  [{ name: 'lint', command: ['lint'] }],
  [
    { name: 'the demo shop', command: ['db:seed', '--kept'] },
    { name: 'types of the database', command: ['db:types', '--verify'] },
    { name: 'typecheck', command: ['typecheck'] },
  ],
  [{ name: 'test', command: ['test'] }],
  [{ name: 'test:db', command: ['test:db'] }],
  [{ name: 'test:e2e', command: ['test:e2e'] }],
  [{ name: 'page weight', command: ['bench', 'page-weight'] }],
  [
    { name: 'taps and fields of customers', command: ['bench', 'journeys', 'built'] },
    { name: 'lives of orders, in short', command: ['drill', 'order-lives', '1', '500'] },
  ],
  [
    { name: 'orders while everything crashes, in short', command: ['drill', 'order-crash', '1', '30', '8'] },
    { name: 'alerts fire', command: ['drill', 'alerts'] },
    { name: 'two months of plans', command: ['drill', 'plans', '200', '60', '1', '4'] },
  ],
]

const reports = join(import.meta.dirname, '../.local/reports')
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

const began = Date.now()
const failed: string[] = []
const times: { name: string; ms: number }[] = []
for (const row of STEPS) {
  console.log(`\n▶ ${row.map(({ name }) => name).join(', ')}`)
  await Promise.all(row.map(takeStep))
}

const tests = await countTests(reports)
console.log(`\n${formatTimes({ steps: times, files: tests.files, totalMs: Date.now() - began })}\n`)
for (const name of tests.flaky) console.log(`Passed only at the second try: ${name}`)
for (const name of tests.failed) console.log(`Failed: ${name}`)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
console.log(`${tests.passed} passed, ${tests.failed.length} failed`)
process.exit(failed.length > 0 || tests.failed.length > 0 ? 1 : 0)

async function takeStep({ name, command }: Step): Promise<void> {
  const started = Date.now()
  const code = await runStep(command, join(reports, `${name.replaceAll(/\W+/g, '-')}.json`))
  const ms = Date.now() - started
  times.push({ name, ms })
  if (code !== 0) failed.push(name)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${Math.round(ms / 1000)} s`)
}

function runStep(command: string[], report: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('pnpm', ['--silent', 'run', ...command], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TEST_REPORT: report },
    })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
