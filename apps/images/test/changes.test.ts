import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noisy, plain, writeMedia } from './fixtures.ts'
import { removeFolders, startService, type TestService } from './service.ts'

let service: TestService

beforeEach(async () => {
  service = await startService()
  await writeMedia(service.mediaDir, 'bag.png', noisy(400, 400, 1).png())
})

afterEach(async () => {
  await service.stop()
  await removeFolders(service)
})

async function statusOf(address: string, from = service): Promise<number> {
  return (await from.get(address)).status
}

test('gives a changed picture a new address and forgets the old one', async () => {
  const old = await service.address('bag', 160, 'webp')
  expect(await statusOf(old)).toBe(200)
  await writeMedia(service.mediaDir, 'bag.png', noisy(400, 400, 2).png())
  const now = await service.address('bag', 160, 'webp')

  expect(now).not.toBe(old)
  expect([await statusOf(now), await statusOf(old)]).toEqual([200, 404])
})

test('forgets the old address also after a restart', async () => {
  const old = await service.address('bag', 160, 'webp')
  await statusOf(old)
  await writeMedia(service.mediaDir, 'bag.png', noisy(400, 400, 2).png())
  const restarted = await startService({ mediaDir: service.mediaDir, cacheDir: service.cacheDir })

  expect(await statusOf(old, restarted)).toBe(404)
  await restarted.stop()
})

test('never stores new bytes under an old address, even when size and time of change did not move', async () => {
  const file = join(service.mediaDir, 'bag.png')
  const old = await service.address('bag', 160, 'webp')
  const { atime, mtime } = await stat(file)
  const other = await plain(400, 400, '#ffffff').png().toBuffer()
  const { size } = await stat(file)
  // Bytes after the end of a PNG are ignored, so that another picture can be made exactly as long.
  await writeFile(file, Buffer.concat([other, Buffer.alloc(size - other.length)]))
  await utimes(file, atime, mtime)

  expect(await statusOf(old)).toBe(404)
  const now = await service.address('bag', 160, 'webp')
  expect(now).not.toBe(old)
  expect(await statusOf(now)).toBe(200)
})

test('finds a new picture without a restart', async () => {
  await writeMedia(service.mediaDir, 'blog/new.webp', noisy(400, 400).webp())
  expect(await statusOf(await service.address('new', 160, 'jpeg'))).toBe(200)
})

test('answers 404 when the original is gone', async () => {
  const address = await service.address('bag', 160, 'webp')
  await rm(join(service.mediaDir, 'bag.png'))
  expect(await statusOf(address)).toBe(404)
})

test('reads the folder at most once in the given time, however many wrong addresses come', async () => {
  const patient = await startService({ mediaDir: service.mediaDir, rescanMs: 60_000 })
  await writeMedia(service.mediaDir, 'late.png', noisy(400, 400).png())
  expect(await patient.manifest()).not.toHaveProperty('late')
  await patient.stop()
  await rm(patient.cacheDir, { recursive: true })
})

test('starts from the kept list without decoding the pictures again', async () => {
  await service.manifest()
  const list = join(service.cacheDir, 'recipe-1', 'originals.json')
  await writeFile(list, (await readFile(list, 'utf8')).replaceAll(/#[0-9a-f]{6}/g, '#00beef'))
  const restarted = await startService({ mediaDir: service.mediaDir, cacheDir: service.cacheDir })

  expect((await restarted.manifest()).bag?.color).toBe('#00beef')
  await restarted.stop()
})

test('starts also when the kept list is damaged', async () => {
  await service.manifest()
  await writeFile(join(service.cacheDir, 'recipe-1', 'originals.json'), '[{"name":')
  const restarted = await startService({ mediaDir: service.mediaDir, cacheDir: service.cacheDir })

  expect(Object.keys(await restarted.manifest())).toEqual(['bag'])
  await restarted.stop()
})

test('clears away what a crash left, but not what another process may be writing now', async () => {
  const unfinished = join(service.cacheDir, 'recipe-1', 'unfinished')
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  await writeFile(join(unfinished, 'left'), 'half a picture')
  await utimes(join(unfinished, 'left'), yesterday, yesterday)
  await writeFile(join(unfinished, 'being-written'), 'half a picture')
  const restarted = await startService({ mediaDir: service.mediaDir, cacheDir: service.cacheDir })

  expect(await readdir(unfinished)).toEqual(['being-written'])
  await restarted.stop()
})

test('leaves no temporary file behind', async () => {
  await statusOf(await service.address('bag', 160, 'webp'))
  expect(await readdir(join(service.cacheDir, 'recipe-1', 'unfinished'))).toEqual([])
})
