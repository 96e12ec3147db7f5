import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { takePort } from '@shop/database/take-port'
import { OUR_METRICS } from '@shop/deploy/cluster/exported-metrics'
import { compareExposition } from '@shop/deploy/cluster/read-exposition'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Manifest } from '#app/manifest'
import { WIDTHS } from '#app/widths'
import { noisy, writeMedia } from './fixtures.ts'
import { temporaryFolder } from './service.ts'

// Three starts of a process and large pictures take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const SERVER = join(import.meta.dirname, '../src/server.ts')

let mediaDir: string
let cacheDir: string
let started: ChildProcess[]

beforeEach(async () => {
  mediaDir = await temporaryFolder()
  cacheDir = await temporaryFolder()
  started = []
  await writeMedia(mediaDir, 'scene.png', noisy(1200, 900).png())
})

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(mediaDir, { recursive: true })
  await rm(cacheDir, { recursive: true })
})

interface Running {
  child: ChildProcess
  url: string
  /** Where its metrics are. */
  opsUrl: string
  /** Exit code, once the process has ended. */
  ended: Promise<number | null>
}

/** The real entry point in a process of its own; resolves when it says that it is ready. */
async function startProcess(env: Record<string, string> = {}): Promise<Running> {
  const port = String(await takePort())
  const opsPort = String(await takePort())
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...{ MEDIA_DIR: mediaDir, CACHE_DIR: cacheDir, PORT: port, OPS_PORT: opsPort },
      ...{ SERVICES_URL: 'http://127.0.0.1:9', ...env },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  for await (const output of child.stdout ?? []) if (String(output).includes('service.ready')) break
  return { child, url: `http://127.0.0.1:${port}`, opsUrl: `http://127.0.0.1:${opsPort}`, ended }
}

async function addresses(url: string, format: string): Promise<string[]> {
  const { scene } = (await (await fetch(`${url}/manifest.json`)).json()) as Manifest
  return WIDTHS.filter((width) => width <= 1200).map((width) => `${url}/${scene?.hash}/${width}/scene.${format}`)
}

test('says that it lives, is ready and how it does', async () => {
  const { url, opsUrl } = await startProcess({ RELEASE: '2026.11.16-1a2b3c4d5e6f' })
  const asked = [`${url}/live`, `${url}/ready`, `${url}/metrics`, `${opsUrl}/metrics`]
  const answers = await Promise.all(asked.map((address) => fetch(address)))

  // Visitors reach the first port only.
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200])
  expect(new Set(answers.map(({ headers }) => headers.get('x-release')))).toEqual(new Set(['2026.11.16-1a2b3c4d5e6f']))
  const text = await answers[3]?.text()
  expect(text).toContain('images_waiting 0')
  expect(compareExposition(text ?? '', OUR_METRICS.images)).toEqual([])
})

test('answers what it has begun before it ends', async () => {
  const { child, url, opsUrl, ended } = await startProcess()
  const largest = (await addresses(url, 'avif')).at(-1) ?? ''
  const answer = fetch(largest)
  await expect
    .poll(async () => (await fetch(`${opsUrl}/metrics`)).text(), { interval: 10 })
    .toContain('images_running 1')
  child.kill('SIGTERM')

  const response = await answer
  expect(response.status).toBe(200)
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 1200 })
  expect(await ended).toBe(0)
})

test('leaves no half picture behind when it is killed while making some', async () => {
  const { child, url, ended } = await startProcess()
  const wanted = await addresses(url, 'jpeg')
  const answers = wanted.map((address) => fetch(address).then((response) => response.arrayBuffer()))
  await Promise.any(answers)
  child.kill('SIGKILL')
  await Promise.allSettled(answers)
  await ended

  const kept = (await readdir(cacheDir, { recursive: true })).filter((file) => file.endsWith('.jpeg'))
  const widths = await Promise.all(
    kept.map(async (file) => (await sharp(join(cacheDir, file)).toBuffer({ resolveWithObject: true })).info.width),
  )
  expect(widths.sort()).toEqual(kept.map((file) => Number(file.match(/(\d+)\.jpeg$/)?.[1])).sort())

  const again = await startProcess()
  const statuses = await Promise.all(
    wanted.map(async (address) => (await fetch(address.replace(url, again.url))).status),
  )
  expect(statuses).toEqual(wanted.map(() => 200))
})

test('does not start without its folders and names them', async () => {
  const child = spawn(process.execPath, [SERVER], { env: {}, stdio: ['ignore', 'ignore', 'pipe'] })
  started.push(child)
  let said = ''
  for await (const output of child.stderr) said += output
  expect(said).toMatch(/MEDIA_DIR: is missing\s+CACHE_DIR: is missing/)
})

test('reports its errors with the release that made them', async () => {
  const envelopes: string[] = []
  const sink = createHttpServer(async (request, response) => {
    for await (const chunk of request) envelopes.push(String(chunk))
    response.end('{}')
  })
  await once(sink.listen(0, '127.0.0.1'), 'listening')
  const { port } = sink.address() as AddressInfo
  await writeFile(join(mediaDir, 'broken.png'), 'no picture')

  const env = { SHOP_MODE: 'development', SENTRY_DSN: `http://key@127.0.0.1:${port}/1`, RELEASE: '2026-11-15.3' }
  await startProcess(env)
  await expect.poll(() => envelopes.join('\n'), { timeout: 10_000 }).toContain('original.broken')
  expect(envelopes.join('\n')).toContain('"release":"2026-11-15.3"')
  expect(envelopes.join('\n')).toContain('"app":"images"')
  sink.close()
})
