import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { partnerEnv } from '@shop/stack/partners'
import { adminPart, backendParts, storefrontPart } from '@shop/stack/parts'
import { DEVELOPMENT_PORTS } from '@shop/stack/processes'
import { expect, test, vi } from 'vitest'

// Processes of the whole shop start on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const ROOT = join(import.meta.dirname, '..')
const SERVICES = [
  ...[
    'DATABASE_URL',
    'STOREFRONT_URL',
    'AUTH_SECRET',
    'MAIL_FROM',
    'ARES_URL',
    'IMAGES_URL',
    'NOTIFICATIONS_URL',
    'VIES_URL',
  ],
  ...['GOPAY_URL', 'GOPAY_GOID', 'GOPAY_CLIENT_ID', 'GOPAY_CLIENT_SECRET', 'FIO_URL', 'FIO_TOKEN'],
  ...['PACKETA_FEED_URL', 'PACKETA_WIDGET_URL', 'PACKETA_API_KEY', 'PACKETA_URL', 'PACKETA_API_PASSWORD'],
  ...['PACKETA_WEBHOOK_KEY', 'PPL_URL', 'PPL_CLIENT_ID', 'PPL_CLIENT_SECRET'],
]

/** The entry point alone, with these variables and none of ours. */
async function start(app: string, entry: string, env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [entry], {
    cwd: join(ROOT, 'apps', app),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [said, , [code]] = await Promise.all([text(child.stderr), text(child.stdout), ended])
  const named = [...said.matchAll(/^ {2}([A-Z_]+): (?!is missing)/gm)].map(([, key]) => key)
  return { code, said, named: named.toSorted() }
}

async function example(app: string): Promise<Record<string, string | undefined>> {
  return parseEnv(await readFile(join(ROOT, 'apps', app, '.env.example'), 'utf8'))
}

test.each([
  ['services', 'src/server.ts', SERVICES],
  ['services', 'src/worker.ts', SERVICES],
  ['storefront', 'server/server.ts', ['PUBLIC_URL', 'IMAGES_URL']],
  ['admin', 'server/server.ts', ['ADMIN_URL', 'IMAGES_URL']],
  ['data', 'src/server.ts', ['DATABASE_URL']],
])('%s %s refuses its .env.example and names every unsafe line', async (app, entry, unsafe) => {
  const env = await example(app)
  const { code, said, named } = await start(app, entry, env)
  expect(code).toBeGreaterThan(0)
  expect(named).toEqual(unsafe.toSorted())
  for (const key of unsafe) expect(said).not.toContain(env[key])
})

test('images refuses the pictures of the demo shop', async () => {
  const env = { ...(await example('images')), MEDIA_DIR: join(ROOT, 'database/seed/demo/media') }
  const { code, named } = await start('images', 'src/server.ts', env)
  expect(code).toBeGreaterThan(0)
  expect(named).toEqual(['MEDIA_DIR'])
})

test('an address left out is as unsafe as the default that takes its place', async () => {
  const { named } = await start('storefront', 'server/server.ts', { DATA_URL: 'http://127.0.0.1:4001' })
  expect(named).toEqual(['PUBLIC_URL'])
})

test('whatever opens the demo shop is refused, and its parts ask for development by name', async () => {
  const databases = {
    authenticatorUrl: 'postgres://authenticator:authenticator@db/shop',
    servicesUrl: 'postgres://services:services@db/shop',
  }
  const ours = ['services', 'worker', 'data', 'images', 'storefront', 'admin']
  const pages = [storefrontPart, adminPart].map((part) => part('production', DEVELOPMENT_PORTS))
  const parts = [...backendParts(databases, DEVELOPMENT_PORTS).flat(), ...pages]
  const started = parts.filter(({ name }) => ours.includes(name))
  expect(started.map(({ name }) => name).toSorted()).toEqual(ours.toSorted())
  for (const { env } of started) expect(env.SHOP_MODE).toBe('development')
  const services = started.find(({ name }) => name === 'services')?.env ?? {}
  const { named } = await start('services', 'src/server.ts', { ...services, SHOP_MODE: '' })
  const secrets = ['AUTH_SECRET', 'ANALYTICS_API_SECRET', 'ANALYTICS_MEASUREMENT_ID', ...Object.keys(partnerEnv({}))]
  // The name of a sender opens nothing, and a printer of labels may stand beside this very machine.
  const harmless = ['PACKETA_SENDER', 'PRINTERS']
  expect(secrets.filter((key) => !harmless.includes(key) && !named.includes(key))).toEqual([])
})
