import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../cluster/systemd')

test('systemd finds no fault in any unit of the cluster', async () => {
  const names = await readdir(FOLDER)
  // A template is looked at as one of its instances.
  const files = names.map((name) => join(FOLDER, name.replace('@.', '@full.')))
  const { stderr, error } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
  if (error) throw error
  // The engines are not installed on the machine that builds the shop.
  const faults = stderr.split('\n').filter((line) => line !== '' && !/is not executable: No such file/.test(line))
  expect(names).toContain('cenich-edge.service')
  expect(faults).toEqual([])
})
