import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PARTS } from './parts.ts'

interface Service {
  image: string
  command?: string[]
  working_dir?: string
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
  ports?: string[]
  read_only?: boolean
  cap_drop?: string[]
  mem_limit?: string
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

const ROOT = join(import.meta.dirname, '../..')
const compose: { services: Record<string, Service>; secrets: Record<string, { file: string }> } = parse(
  await readFile(join(ROOT, 'deploy/compose.yaml'), 'utf8'),
  { merge: true },
)
const serviceOf = (name: string) => compose.services[name] as Service
const names = Object.keys(PARTS) as (keyof typeof PARTS)[]

test('every part of the table runs, and nothing else of ours', () => {
  const ours = Object.entries(compose.services).filter(([, { image }]) => image.startsWith('${IMAGE'))
  expect(ours.map(([name]) => name).toSorted()).toEqual([...names, 'migrate', 'assets'].toSorted())
})

test.each(names)('%s runs as the table says', (name) => {
  const { folder, entry, health, metricsPort, memoryMegabytes, read, writable } = PARTS[name]
  const service = serviceOf(name)
  expect(service.working_dir).toBe(`/app/${folder}`)
  expect(service.command).toEqual(['node', entry])
  expect(service.mem_limit).toBe(`${memoryMegabytes}m`)
  expect(service.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${health.port}${health.path}'`)
  // What counts nowhere else does it on a port that only others inside reach.
  const isApart = metricsPort !== health.port
  expect(service.environment?.OPS_PORT).toBe(isApart ? String(metricsPort) : undefined)
  expect(service.read_only).toBe(true)
  expect(service.cap_drop).toEqual(['ALL'])
  const written = (service.volumes ?? []).filter((volume) => !volume.endsWith(':ro'))
  expect(written.map((volume) => volume.split(':')[1])).toEqual(writable)
  const readOnly = (service.volumes ?? []).filter((volume) => volume.endsWith(':ro'))
  expect(readOnly.map((volume) => volume.split(':')[1])).toEqual(read)
})

test.each(names)('%s gets its secrets as files that are there', (name) => {
  const { environment = {}, secrets = [] } = serviceOf(name)
  const files = Object.entries(environment).filter(([key]) => key.endsWith('_FILE'))
  expect(files.map(([, file]) => file.replace('/run/secrets/', '')).toSorted()).toEqual(secrets.toSorted())
  const keys = files.map(([key]) => key.replace(/_FILE$/, ''))
  expect(PARTS[name].secrets.filter((secret) => !keys.includes(secret))).toEqual([])
  for (const secret of secrets) expect(compose.secrets[secret]?.file).toBe(`secrets/${secret}`)
})

test.each(names)('%s is told nothing it does not read', async (name) => {
  const known = Object.keys(parseEnv(await readFile(join(ROOT, PARTS[name].folder, '.env.example'), 'utf8')))
  const told = Object.keys(serviceOf(name).environment ?? {}).map((key) => key.replace(/_FILE$/, ''))
  expect(told.filter((key) => !known.includes(key))).toEqual([])
})

test('the files of a release lie beside those of the others before its pages start', () => {
  const assets = serviceOf('assets')
  expect(assets.working_dir).toBe(`/app/${PARTS.storefront.folder}`)
  expect(assets.command).toEqual(['node', 'server/keep-assets.ts', 'serve'])
  expect(assets.volumes).toEqual(['assets:/srv/assets'])
  expect(serviceOf('storefront').volumes).toEqual(['assets:/srv/assets:ro'])
  expect(serviceOf('storefront').depends_on).toMatchObject({ assets: { condition: 'service_completed_successfully' } })
})

test('the worker alone hears of letters that came back, on one port in both ways of running it', async () => {
  expect(serviceOf('worker').environment).toMatchObject({ BOUNCE_PORT: '4025' })
  expect(serviceOf('worker').ports).toEqual([expect.stringMatching(/^\$\{BOUNCE_DOOR:-127\.0\.0\.1:4025\}:4025$/)])
  expect(serviceOf('services').environment).not.toHaveProperty('BOUNCE_PORT')
  const unit = await readFile(join(ROOT, 'deploy/systemd/cenich-worker.service'), 'utf8')
  expect(unit).toContain('\nEnvironment=BOUNCE_PORT=4025\n')
})
