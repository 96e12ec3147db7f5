import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALERT_FILES, type Alert, readAlerts } from '@shop/deploy/cluster/read-alerts'
import { fillVariables, readDashboards } from '@shop/deploy/cluster/read-dashboards'
import type { Figure } from '@shop/stack/figure'
import { FIRINGS, QUIET, QUIET_AT_MINUTE } from './firings.ts'

const PACKAGE = join(import.meta.dirname, '../../.local/promtool')

/**
 * Every rule is checked by Prometheus' own tool, has its bad hour in which it fires, and is silent in a good one. Questions of the
 * dashboards are read by the same tool.
 */
export async function run(): Promise<Figure> {
  const promtool = openPromtool()
  const alerts = await readAlerts()
  const checked = execFileSync(promtool, ['check', 'rules', ...ALERT_FILES], { encoding: 'utf8' })
  console.log(checked.trim())
  const without = alerts.filter(({ alert }) => !FIRINGS[alert]).map(({ alert }) => alert)
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  try {
    const fired = alerts.filter((rule) => FIRINGS[rule.alert] && passes(promtool, folder, toFiring(rule), stepOf(rule)))
    const quiet = passes(promtool, folder, toSilence(alerts.map(({ alert }) => alert)))
    const boards = await checkDashboards(promtool, folder)
    return {
      question: 'alerts',
      figure: `${fired.length} of ${alerts.length} alerts fire in their bad hour, ${quiet ? 'none' : 'some'} in a good one; ${boards.refused} of ${boards.asked} questions of dashboards refused`,
      goal: 'all, none, 0',
      holds: without.length === 0 && fired.length === alerts.length && quiet && boards.refused === 0,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As rules that record something: that is how promtool reads a question by itself. */
async function checkDashboards(promtool: string, folder: string): Promise<{ asked: number; refused: number }> {
  const dashboards = await readDashboards()
  const questions = dashboards.flatMap(({ dashboard }) =>
    dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => fillVariables(expr))),
  )
  const file = join(folder, 'dashboards.yml')
  const isRead = (expr: string) => {
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboards', rules: [{ record: 'asked', expr }] }] }))
    const { status, stderr } = spawnSync(promtool, ['check', 'rules', file], { encoding: 'utf8' })
    if (status !== 0) console.log(expr, stderr)
    return status === 0
  }
  return { asked: questions.length, refused: questions.filter((expr) => !isRead(expr)).length }
}

function toFiring({ alert, labels, annotations }: Alert): object {
  const { seen, atMinute, labels: own } = FIRINGS[alert] ?? { seen: {}, atMinute: 0 }
  const expected = { exp_labels: { ...labels, ...own }, exp_annotations: annotations }
  return toTest(seen, [{ eval_time: `${atMinute}m`, alertname: alert, exp_alerts: [expected] }])
}

function toSilence(names: string[]): object {
  return toTest(
    QUIET,
    names.map((alertname) => ({ eval_time: `${QUIET_AT_MINUTE}m`, alertname, exp_alerts: [] })),
  )
}

function toTest(seen: Record<string, string>, questions: object[]): object {
  const series = Object.entries(seen).map(([name, values]) => ({ series: name, values }))
  return { interval: '1m', input_series: series, alert_rule_test: questions }
}

/** Days are walked in longer steps than minutes. */
function stepOf({ alert }: Alert): string {
  return (FIRINGS[alert]?.atMinute ?? 0) > 24 * 60 ? '10m' : '1m'
}

function passes(promtool: string, folder: string, test: object, step = '1m'): boolean {
  const file = join(folder, 'test.yml')
  // JSON is YAML too.
  writeFileSync(file, JSON.stringify({ rule_files: ALERT_FILES, evaluation_interval: step, tests: [test] }))
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' })
  if (status !== 0) console.log(stdout, stderr)
  return status === 0
}

/** One program out of Debian's package; nothing of it is installed. */
function openPromtool(): string {
  const program = join(PACKAGE, 'usr/bin/promtool')
  if (existsSync(program)) return program
  mkdirSync(PACKAGE, { recursive: true })
  const download = () => execFileSync('apt-get', ['download', 'prometheus'], { cwd: PACKAGE, stdio: 'inherit' })
  try {
    download()
  } catch {
    // A machine that has never asked what there is.
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    download()
  }
  const archive = readdirSync(PACKAGE).find((name) => name.endsWith('.deb'))
  if (!archive) throw new Error('Debian has no package of Prometheus here.')
  execFileSync('dpkg-deb', ['--extract', join(PACKAGE, archive), PACKAGE])
  return program
}
