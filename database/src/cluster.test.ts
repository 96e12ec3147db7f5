import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a process that has failed stays failed although it had a database', () => {
  const program = `await import('${join(import.meta.dirname, 'cluster.ts')}'); process.exitCode = 3`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program])
  expect(status).toBe(3)
})
