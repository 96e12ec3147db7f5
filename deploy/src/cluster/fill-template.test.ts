import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLUSTER_SECRETS, readClusterSecrets } from './cluster-secrets.ts'
import { fillTemplate } from './fill-template.ts'

test('puts values in their places; a list keeps the indent of its word', () => {
  const text = 'name: {{node}}\nlist:\n  {{rows}}\n'
  expect(fillTemplate(text, { node: 'db1', rows: ['a', 'b'] })).toBe('name: db1\nlist:\n  a\n  b\n')
})

test('refuses a word that nobody explains', () => {
  expect(() => fillTemplate('{{nobody}}', {})).toThrow('{{nobody}}')
})

test.each([
  ['a quote', 'a"b'],
  ['nothing', ''],
  ['a space inside', 'a b'],
])('refuses a secret with %s, and does not repeat it', async (_, value) => {
  const folder = await mkdtemp(join(tmpdir(), 'cenich-secrets-'))
  try {
    for (const name of CLUSTER_SECRETS) await writeFile(join(folder, name), name === 'farCipher' ? value : 'fine')
    await expect(readClusterSecrets(folder)).rejects.toThrow(/^farCipher is empty or has a sign/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
