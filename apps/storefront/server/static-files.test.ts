import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const SCRIPT = 'export const dogs = 1\n'.repeat(100)
const FOREVER = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  for (const path of ['client/assets', 'kept/assets', 'kept/releases']) {
    await mkdir(join(folder, path), { recursive: true })
  }
  const files: Record<string, string | Buffer> = {
    'client/assets/app-1a2b.js': SCRIPT,
    'client/assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'client/assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'client/assets/dog-3c4d.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    'client/assets/film-5e6f.png': Buffer.alloc(8_000_000),
    'client/favicon.svg': '<svg/>',
    'client/site.webmanifest': '{"name":"Čenich"}',
    'client/gone.svg': '<svg/>',
    'kept/assets/app-0a0b.js': SCRIPT,
    'kept/assets/app-0a0b.js.br': brotliCompressSync(SCRIPT),
    'kept/releases/old.json': '"not for the browser"',
    'secret.txt': 'not for the browser',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const app = express()
  app.use(await staticFiles(join(folder, 'client'), join(folder, 'kept')))
  app.use((incoming, response) => void response.send(`page ${incoming.url}`))
  server = createServer(app).listen(0)
})

afterAll(() => void server.close())

/** How many descriptors of this process lead to the largest file. */
async function openFilms(): Promise<number> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((path) => path.endsWith('film-5e6f.png')).length
}

interface Reply {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Not `fetch`: it tidies paths and unpacks bodies by itself. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk) => chunks.push(chunk))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', reject).end()
  })
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)('a browser that accepts %s gets %s', async (accepted, encoding, unpack) => {
  const { status, headers, body } = await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted })
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe(FOREVER)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(unpack(body).toString()).toBe(SCRIPT)
})

test.each([
  ['/assets/dog-3c4d.png', 'image/png', FOREVER],
  ['/favicon.svg', 'image/svg+xml', HOUR],
  ['/site.webmanifest', 'application/manifest+json', HOUR],
])('%s has its type and its age, and no second form', async (path, type, age) => {
  const { status, headers } = await ask(path, { 'accept-encoding': 'gzip, br' })
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, undefined, undefined])
  expect(headers['content-type']).toContain(type)
  expect(headers['cache-control']).toBe(age)
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', undefined, (body: Buffer) => body],
] as const)('a chunk of another release is served for good to who accepts %s', async (accepted, encoding, unpack) => {
  const { status, headers, body } = await ask('/assets/app-0a0b.js', { 'accept-encoding': accepted })
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, encoding, FOREVER])
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers.vary).toBe('Accept-Encoding')
  expect(unpack(body).toString()).toBe(SCRIPT)
})

test('a chunk that came after the server had started is found', async () => {
  await writeFile(join(folder, 'kept/assets/late-1c1d.js'), SCRIPT)
  expect((await ask('/assets/late-1c1d.js')).status).toBe(200)
})

test('a chunk of a release that is forgotten is missing, and nobody remembers that it was', async () => {
  const { status, headers, body } = await ask('/assets/app-0000.js')
  expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'no-store', 'Not Found'])
})

test.each(['/', '/granule', '/favicon', '/favicon.svg/', '/assets'])('%s is no file', async (path) => {
  const { body, headers } = await ask(path)
  expect(body.toString()).not.toContain('<svg')
  expect(headers['cache-control']).not.toBe(HOUR)
})

test('HEAD has the headers and no body', async () => {
  const { status, headers, body } = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' }, 'HEAD')
  expect([status, headers['content-encoding'], headers['cache-control'], body.length]).toEqual([200, 'br', FOREVER, 0])
  expect(Number(headers['content-length'])).toBeGreaterThan(0)
})

test('a form is never answered with a file', async () => {
  expect((await ask('/favicon.svg', {}, 'POST')).body.toString()).toBe('page /favicon.svg')
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..%2Freleases%2Fold.json',
  '/%00',
  '/%E0%A4%A',
])('%s leads to nothing outside', async (path) => {
  const { body } = await ask(path)
  expect(body.toString()).not.toContain('not for the browser')
})

test('who has the file is told so, with its age', async () => {
  const accepted = { 'accept-encoding': 'br' }
  const { headers } = await ask('/assets/app-1a2b.js', accepted)
  const etag = String(headers.etag)
  for (const condition of [etag, `"other", ${etag}`, '*']) {
    const again = await ask('/assets/app-1a2b.js', { ...accepted, 'if-none-match': condition })
    expect([condition, again.status, again.headers['cache-control'], again.body.length]).toEqual([
      condition,
      304,
      FOREVER,
      0,
    ])
    expect(again.headers.vary).toBe('Accept-Encoding')
  }
  const since = await ask('/assets/app-1a2b.js', { ...accepted, 'if-modified-since': String(headers['last-modified']) })
  expect(since.status).toBe(304)
  expect((await ask('/assets/app-1a2b.js', { ...accepted, 'if-none-match': '"other"' })).status).toBe(200)
})

// Descriptors are counted where the system shows them.
test.runIf(process.platform === 'linux')('a download that is broken off leaves no file open', async () => {
  const { port } = server.address() as AddressInfo
  for (let turn = 0; turn < 20; turn += 1) {
    const socket = connect(port).on('error', () => {})
    socket.write('GET /assets/film-5e6f.png HTTP/1.1\r\nHost: shop.test\r\n\r\n')
    await once(socket, 'data')
    socket.destroy()
  }
  await expect.poll(openFilms, { timeout: 5000 }).toBe(0)
})

test('a file that was removed while the server runs is missing, and the server lives', async () => {
  expect((await ask('/gone.svg')).status).toBe(200)
  await rm(join(folder, 'client/gone.svg'))
  expect((await ask('/gone.svg')).body.toString()).toBe('page /gone.svg')
  expect((await ask('/favicon.svg')).status).toBe(200)
})
