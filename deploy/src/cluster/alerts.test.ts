import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const ROOT = join(import.meta.dirname, '../../..')
const { groups }: { groups: { rules: Rule[] }[] } = parse(
  await readFile(join(ROOT, 'deploy/cluster/alerts.yml'), 'utf8'),
)
const rules = groups.flatMap((group) => group.rules)
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
