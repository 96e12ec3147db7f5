import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { PARTS } from './parts.ts'

// Some hundred small processes; a machine that others use too needs its time for them.
vi.setConfig({ testTimeout: 60_000 })

const FOLDER = join(import.meta.dirname, '..')
const HOSTS = ['app1', 'app2']
const ASKING = 'cenich-storefront.service cenich-admin.service'
const ASKED = ['images', 'data', 'services', 'worker'].map((part) => `cenich-${part}.service`).join(' ')

/** Two hosts without systemd: whatever the scripts ask of it is written down, and everybody is ready at once. */
function openHosts() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const [bin, log] = [join(folder, 'bin'), join(folder, 'log')]
  mkdirSync(bin)
  writeFileSync(log, '')
  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  program(
    'systemctl',
    `[ "$1" = cat ] && [ "$2" != cenich-public-data.service ] && exit 0
[ "$1" = cat ] && exit 1
echo "$CENICH_HOST $*" >> ${log}
shift
for unit in "$@"; do [ ! -e "${folder}/broken-$unit" ] || exit 1; done`,
  )
  program(
    'curl',
    `case "$*" in *PURGE*) echo "$CENICH_HOST purge" >> ${log} && exit ;; esac
echo "200 $(basename "$(readlink "$CENICH_BASE/current")")"`,
  )
  program(
    'on',
    `host=$1; shift 2
CENICH_BASE=${folder}/$host CENICH_HOST=$host CENICH_SETTLE=0 exec sh ${FOLDER}/release.sh "$@"`,
  )
  const run = (args: string[]) => {
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, CENICH_ON: join(bin, 'on') }
    const { status, stderr } = spawnSync('sh', [join(FOLDER, 'roll-out.sh'), ...args], { env, encoding: 'utf8' })
    const asked = readFileSync(log, 'utf8').trim().split('\n')
    writeFileSync(log, '')
    return { status, stderr, asked }
  }
  const makeRelease = (release: string) => {
    const root = join(folder, 'images', release)
    mkdirSync(join(root, 'app'), { recursive: true })
    writeFileSync(join(root, 'app/release.env'), `RELEASE=${release}\n`)
    execFileSync('tar', ['--create', '--file', `${root}.tar`, '--directory', root, '.'])
    return `${root}.tar`
  }
  const isAt = (link: string) => HOSTS.map((host) => readlinkSync(join(folder, host, link)).replace('releases/', ''))
  const breakUnit = (unit: string) => writeFileSync(join(folder, `broken-${unit}`), '')
  const mendUnit = (unit: string) => rmSync(join(folder, `broken-${unit}`))
  return { run, makeRelease, isAt, breakUnit, mendUnit }
}

const restarts = (asked: string[]) => asked.filter((line) => line.includes(' restart '))
const onAll = (what: string) => HOSTS.map((host) => `${host} ${what}`)

test('files first, then the database, then one host at a time, and who asks comes last', () => {
  const { run, makeRelease, isAt } = openHosts()
  const { status, stderr, asked } = run(['deploy', makeRelease('2026.11.16-a'), ...HOSTS])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(asked).toEqual([
    ...onAll('start cenich-assets@stage.service'),
    'app1 start cenich-migrate.service',
    ...onAll('start cenich-assets@serve.service'),
    ...onAll(`restart ${ASKED}`),
    ...onAll(`restart ${ASKING}`),
    ...onAll('purge'),
  ])
  expect(isAt('current')).toEqual(['2026.11.16-a', '2026.11.16-a'])
})

test('the way back is the same in the other order, and leaves the database as it is', () => {
  const { run, makeRelease, isAt } = openHosts()
  run(['deploy', makeRelease('a'), ...HOSTS])
  run(['deploy', makeRelease('b'), ...HOSTS])
  expect([isAt('current'), isAt('previous')]).toEqual([
    ['b', 'b'],
    ['a', 'a'],
  ])
  const { status, asked } = run(['back', ...HOSTS])
  expect(status).toBe(0)
  expect(asked).toEqual([
    ...onAll('start cenich-assets@serve.service'),
    ...onAll(`restart ${ASKING}`),
    ...onAll(`restart ${ASKED}`),
    ...onAll('purge'),
  ])
  expect(isAt('current')).toEqual(['a', 'a'])
})

test('a roll that stopped before the second host took over goes back to what both ran', () => {
  const { run, makeRelease, isAt, breakUnit, mendUnit } = openHosts()
  for (const release of ['a', 'b']) run(['deploy', makeRelease(release), ...HOSTS])
  breakUnit('cenich-assets@serve.service')
  expect(run(['deploy', makeRelease('c'), ...HOSTS]).status).not.toBe(0)
  expect(isAt('current')).toEqual(['c', 'b'])
  mendUnit('cenich-assets@serve.service')
  expect(run(['back', ...HOSTS]).status).toBe(0)
  expect(isAt('current')).toEqual(['b', 'b'])
})

test('a release that waits for a quieter hour is not what is left', () => {
  const { run, makeRelease, isAt, breakUnit } = openHosts()
  for (const release of ['a', 'b']) run(['deploy', makeRelease(release), ...HOSTS])
  breakUnit('cenich-migrate.service')
  run(['deploy', makeRelease('c'), ...HOSTS])
  expect(isAt('next')).toEqual(['c', 'c'])
  expect(run(['back', ...HOSTS]).status).toBe(0)
  expect(isAt('current')).toEqual(['a', 'a'])
})

test('hosts that would go apart are left as they are, and it is said', () => {
  const { run, makeRelease, isAt } = openHosts()
  for (const release of ['a', 'b']) run(['deploy', makeRelease(release), ...HOSTS])
  run(['deploy', makeRelease('c'), 'app1'])
  const { status, stderr, asked } = run(['back', 'app2', 'app1'])
  expect(status).not.toBe(0)
  expect(stderr).toContain('app1 would go to c, others to a.')
  expect(restarts(asked)).toEqual([])
  expect(isAt('current')).toEqual(['c', 'b'])
})

test.each([
  ['cenich-assets@stage.service', 'Nothing has changed for anybody.'],
  ['cenich-migrate.service', 'the release that runs works with it'],
])('when %s fails, nobody is restarted, and it is said', (unit, said) => {
  const { run, makeRelease, isAt, breakUnit } = openHosts()
  run(['deploy', makeRelease('a'), ...HOSTS])
  breakUnit(unit)
  const { status, stderr, asked } = run(['deploy', makeRelease('b'), ...HOSTS])
  expect(status).not.toBe(0)
  expect(stderr).toContain(said)
  expect(restarts(asked)).toEqual([])
  expect(isAt('current')).toEqual(['a', 'a'])
})

test('a part that does not start stops the rest, and the way back is named', () => {
  const { run, makeRelease, breakUnit } = openHosts()
  breakUnit('cenich-services.service')
  const { status, stderr, asked } = run(['deploy', makeRelease('a'), ...HOSTS])
  expect(status).not.toBe(0)
  expect(stderr).toContain('roll-out.sh back app1 app2')
  expect(restarts(asked).at(-1)).toBe(`app1 restart ${ASKED}`)
})

test('an image that is none is refused', () => {
  const { run, makeRelease } = openHosts()
  expect(run(['deploy', makeRelease('no/release'), ...HOSTS]).stderr).toContain('no image of the shop')
})

test('every part is restarted, and asked where it says whether it is well', () => {
  const [release, rollOut] = ['release.sh', 'roll-out.sh'].map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  const healths = [...(release ?? '').matchAll(/^ {4}([a-z-]+)\) echo "\$host:(\d+)"/gm)].map(([, part, port]) => [
    part,
    port,
  ])
  const expected = Object.entries(PARTS).map(([part, { health }]) => [part, String(health.port)])
  expect(healths.toSorted()).toEqual([...expected, ['public-data', '4041']].toSorted())
  const waves = [...(rollOut ?? '').matchAll(/^ASK\w+="(.*)"$/gm)].flatMap(([, wave = '']) => wave.split(' '))
  expect(waves.toSorted()).toEqual(healths.map(([part]) => part).toSorted())
})
