import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '@shop/stack/figure'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** The journeys of the gate, but over the page of every product: a dog saved on one device warns on another. */
export async function run(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'dog-warnings-'))
  const report = join(folder, 'report.json')
  try {
    const code = await walk(report)
    const { stats }: Report = JSON.parse(await readFile(report, 'utf8'))
    const passed = stats.expected + stats.flaky
    return {
      question: 'dog-warnings',
      figure: `93 products: ${passed} walks passed, ${stats.unexpected} failed`,
      goal: 'every walk',
      holds: code === 0 && passed > 0 && stats.unexpected === 0,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function walk(report: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('pnpm', ['--silent', 'test:e2e', 'dog-warnings.spec.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WALK_EVERY_PAGE: '1', TEST_REPORT: report },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
