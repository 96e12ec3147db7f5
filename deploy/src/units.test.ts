import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from './parts.ts'

const FOLDER = join(import.meta.dirname, '../systemd')
const names = Object.keys(PARTS) as (keyof typeof PARTS)[]
const unitOf = (name: string) => readFile(join(FOLDER, `cenich-${name}.service`), 'utf8')

test.each(names)('the unit of %s says what the table says', async (name) => {
  const { folder, entry, health, metricsPort, memoryMegabytes, secrets, writable } = PARTS[name]
  const unit = await unitOf(name)
  expect(unit).toContain(`\nWorkingDirectory=/app/${folder}\n`)
  expect(unit).toContain(`\nExecStart=/usr/local/bin/node ${entry}\n`)
  expect(unit).toContain(`\nMemoryMax=${memoryMegabytes}M\n`)
  const isApart = metricsPort !== health.port
  expect(unit.includes(`\nEnvironment=OPS_PORT=${metricsPort}\n`)).toBe(isApart)
  const given = [...unit.matchAll(/^LoadCredential=([A-Z_]+):/gm)].map(([, key]) => key)
  expect(secrets.filter((secret) => !given.includes(secret))).toEqual([])
  for (const key of given) expect(unit).toContain(`\nEnvironment=${key}_FILE=%d/${key}\n`)
  expect(unit.includes('CacheDirectory=')).toBe(writable.length > 0)
  // What the image calls itself; its variables reach containers only.
  expect(unit).toContain('\nEnvironmentFile=-/opt/cenich/current/app/release.env\n')
})

test('systemd finds no fault in any unit', async () => {
  const files = (await readdir(FOLDER)).map((file) => join(FOLDER, file))
  const { stderr, error } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
  if (error) throw error
  // The image is not installed on the machine that builds it.
  const faults = stderr.split('\n').filter((line) => line !== '' && !/node is not executable: No such file/.test(line))
  expect(faults).toEqual([])
})

test('the data service of public pages is the other one over standbys, on ports of its own', async () => {
  const unit = await readFile(join(FOLDER, '../cluster/systemd/cenich-public-data.service'), 'utf8')
  const [own, other] = [unit, await unitOf('data')].map((text) => new Set(text.split('\n')))
  expect([...(own ?? [])].filter((line) => !other?.has(line))).toEqual([
    'Description=Čenich: the data service of public pages, over standbys',
    'Environment=DATA_PORT=4031 DATA_ADMIN_PORT=4041',
    'LoadCredential=DATABASE_REPLICA_URL:/etc/cenich/secrets/data/DATABASE_REPLICA_URL',
    'Environment=DATABASE_REPLICA_URL_FILE=%d/DATABASE_REPLICA_URL',
  ])
})
