import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from '../parts.ts'
import { listSeries, TOLD_BY_UNITS } from './exported-metrics.ts'
import { readAlerts } from './read-alerts.ts'
import { findUnknown } from './read-promql.ts'

const ROOT = join(import.meta.dirname, '../../..')
const rules = await readAlerts()
const toAnchor = (heading: string) => heading.toLowerCase().replaceAll(' ', '-')

test.each(rules)('$alert says how bad it is and leads to a page that is there', async ({ labels, annotations }) => {
  expect(['page', 'ticket']).toContain(labels.severity)
  expect(annotations.summary).toMatch(/\.$/)
  const [file = '', anchor] = annotations.runbook.split('#')
  const page = await readFile(join(ROOT, file), 'utf8')
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => toAnchor(heading ?? ''))
  expect(headings).toContain(anchor)
})

test('no alert is said twice', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
})

test.each(rules)('$alert asks for what somebody tells', ({ expr }) => {
  expect(findUnknown(expr, listSeries())).toEqual([])
})

test('what units of the hosts tell is written by one of them', async () => {
  const folder = join(ROOT, 'deploy/cluster')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    /\.(service|sh)$/.test(entry.name),
  )
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  for (const name of Object.keys(TOLD_BY_UNITS)) expect(texts.join('\n')).toContain(`${name} `)
})

test('whoever grows is noticed before the system ends it', () => {
  const expr = rules.find(({ alert }) => alert === 'MemoryGrows')?.expr ?? ''
  const limits = new Map(
    [...expr.matchAll(/job=~?"([^"]+)"\} > (\S+)/g)].flatMap(([, jobs = '', bytes]) =>
      jobs.split('|').map((job) => [job, Number(bytes)] as const),
    ),
  )
  for (const [part, { memoryMegabytes }] of Object.entries(PARTS)) {
    expect(limits.get(part), part).toBeLessThan(memoryMegabytes * 0.95e6)
  }
})
