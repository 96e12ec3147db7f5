import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashOriginal } from '#app/originals'
import { noisy, pngBomb, writeMedia } from './fixtures.ts'
import { removeFolders, startService, type TestService } from './service.ts'

// Making pictures takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let service: TestService

beforeEach(async () => {
  service = await startService({ jobs: 1, waiting: 1 })
})

afterEach(async () => {
  await service.stop()
  await removeFolders(service)
})

test('makes a picture once for a hundred visitors who come together', async () => {
  await writeMedia(service.mediaDir, 'bag.png', noisy(700, 500).png())
  const address = await service.address('bag', 640, 'avif')
  const responses = await Promise.all(Array.from({ length: 100 }, () => service.get(address)))
  const bodies = await Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer())))

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
  expect(await service.made()).toBe(1)
})

test('sends visitors away when too many pictures are waiting, and serves them later', async () => {
  await writeMedia(service.mediaDir, 'scene.png', noisy(960, 720).png())
  const widths = [960, 640, 480, 320, 160]
  const addresses = await Promise.all(widths.map((width) => service.address('scene', width, 'avif')))
  const responses = await Promise.all(addresses.map((address) => service.get(address)))

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503, 503])
  const refused = responses.find(({ status }) => status === 503)
  expect([refused?.headers.get('retry-after'), refused?.headers.get('cache-control')]).toEqual(['2', 'no-store'])
  const last = addresses[responses.findIndex(({ status }) => status === 503)] ?? ''
  expect((await service.get(last)).status).toBe(200)
})

test('serves kept pictures while the queue is full', async () => {
  await writeMedia(service.mediaDir, 'scene.png', noisy(960, 720).png())
  const kept = await service.address('scene', 160, 'webp')
  await service.get(kept)
  const slow = await Promise.all([960, 640, 480].map((width) => service.address('scene', width, 'avif')))
  const pending = Promise.all(slow.map((address) => service.get(address)))

  expect((await service.get(kept)).status).toBe(200)
  expect((await pending).map(({ status }) => status).sort()).toEqual([200, 200, 503])
})

test.each<[string, () => Promise<Buffer>]>([
  ['a decompression bomb', async () => pngBomb()],
  ['a file that is no picture', async () => Buffer.from('this is not a picture, whatever its name says')],
  ['an empty file', async () => Buffer.alloc(0)],
  ['a truncated picture', async () => (await noisy(600, 600).png().toBuffer()).subarray(0, 100_000)],
  [
    'a vector picture in disguise',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'),
  ],
  ['a picture too small to be served', async () => noisy(100, 100).png().toBuffer()],
])('answers 500 to %s, says so in the log and goes on', async (_what, bytes) => {
  await writeMedia(service.mediaDir, 'good.png', noisy(400, 400).png())
  const broken = await writeMedia(service.mediaDir, 'broken.png', await bytes())
  const response = await service.get(`/${hashOriginal(broken)}/160/broken.webp`)

  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(service.log).toContainEqual(
    expect.objectContaining({ level: 'error', msg: 'picture.broken', file: 'broken.png' }),
  )
  expect(await service.manifest()).not.toHaveProperty('broken')
  expect((await service.get(await service.address('good', 160, 'webp'))).status).toBe(200)
})

test('serves a picture that it cannot keep, and says so in the log', async () => {
  await writeMedia(service.mediaDir, 'bag.png', noisy(400, 400).png())
  const address = await service.address('bag', 160, 'webp')
  const unfinished = join(service.cacheDir, 'recipe-1', 'unfinished')
  await rm(unfinished, { recursive: true })
  await writeFile(unfinished, 'a file where a folder should be')

  expect((await service.get(address)).status).toBe(200)
  expect(service.log).toContainEqual(expect.objectContaining({ level: 'error', msg: 'cache.not_written' }))
})

test('lives but takes no requests before it has read the originals', async () => {
  const unprepared = await startService({ mediaDir: service.mediaDir, cacheDir: service.cacheDir }, false)
  const [live, ready, picture] = await Promise.all(
    ['/live', '/ready', '/0123456789abcdef/160/bag.webp'].map((path) => unprepared.get(path)),
  )
  expect([live?.status, ready?.status, picture?.status]).toEqual([200, 503, 503])
  await unprepared.stop()
})
