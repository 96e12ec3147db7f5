import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from '../parts.ts'
import { readAlerts } from './read-alerts.ts'

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

/** Where our own metrics are named; those of the engines are their own. */
const SOURCES = [
  ...['apps/data/src', 'apps/images/src', 'apps/services/src', 'apps/storefront/server', 'packages/runtime/src'],
  'deploy/cluster/systemd',
]
const OURS = /\b(?:http|data|jobs?|truth|edge|images|process|cenich)_\w+/g

test('every metric of ours that an alert asks for is told by somebody', async () => {
  const asked = new Set(
    rules.flatMap(({ expr }) => [...expr.matchAll(OURS)].map(([name]) => name.replace(/_(count|bucket|sum)$/, ''))),
  )
  expect(asked.size).toBeGreaterThan(10)
  const files = (
    await Promise.all(
      SOURCES.map(async (folder) =>
        (
          await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
        )
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
      ),
    )
  ).flat()
  const texts = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  expect([...asked].filter((name) => !texts.includes(name))).toEqual([])
})

test('whoever grows is noticed before the system ends it', () => {
  const expr = rules.find(({ alert }) => alert === 'MemoryGrows')?.expr ?? ''
  const limits = new Map(
    [...expr.matchAll(/job=~"([^"]+)"\} > (\S+)/g)].flatMap(([, jobs = '', bytes]) =>
      jobs.split('|').map((job) => [job, Number(bytes)] as const),
    ),
  )
  for (const [part, { memoryMegabytes }] of Object.entries(PARTS)) {
    expect(limits.get(part), part).toBeLessThan(memoryMegabytes * 0.95e6)
  }
})
