import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from './parts.ts'

const FOLDER = join(import.meta.dirname, '../systemd')
const names = Object.keys(PARTS) as (keyof typeof PARTS)[]
const unitOf = (name: string) => readFile(join(FOLDER, `cenich-${name}.service`), 'utf8')

test.each(names)('the unit of %s says what the table says', async (name) => {
  const { folder, entry, port, health, metricsPort, memoryMegabytes, secrets, read, writable } = PARTS[name]
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
  // Folders of the host that it reads; the image has an empty one in their place.
  expect(/^BindReadOnlyPaths=(.*)$/m.exec(unit)?.[1]).toBe(['/etc/resolv.conf', '/etc/hosts', ...read].join(' '))
  // Whoever is asked by others lets them see that it is about to end.
  expect(unit.includes('\nEnvironment=DRAIN_SECONDS=')).toBe(port !== null)
  // What the image calls itself; its variables reach containers only.
  expect(unit).toContain('\nEnvironmentFile=-/opt/cenich/current/app/release.env\n')
})

test('systemd finds no fault in any unit', async () => {
  // A template is looked at as one of its instances.
  const files = (await readdir(FOLDER)).map((file) => join(FOLDER, file.replace('@.', '@stage.')))
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
