import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOriginal } from '#app/originals'
import { noisy, plain, writeMedia } from './fixtures.ts'
import { removeFolders, startService, startStore, type TestService } from './service.ts'

let service: TestService

beforeEach(async () => {
  service = await startService()
})

afterEach(async () => {
  await service.stop()
  await removeFolders(service)
})

async function upload(name: string, color = '#aa3311'): Promise<string> {
  const bytes = await plain(800, 600, color).webp().toBuffer()
  const hash = hashOriginal(bytes)
  service.store.pictures.set(`${hash}/${name}`, bytes)
  return hash
}

test('shows a picture that only the store has, and asks for it once', async () => {
  const hash = await upload('losos')
  const answers = await Promise.all(
    [160, 480, 640].flatMap((width) => [
      service.get(`/${hash}/${width}/losos.webp`),
      service.get(`/${hash}/${width}/losos.avif`),
    ]),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable')
  const first = (await answers[0]?.arrayBuffer()) ?? new ArrayBuffer(0)
  expect(await sharp(Buffer.from(first)).metadata()).toMatchObject({ width: 160, height: 120, format: 'webp' })
  expect(service.store.questions).toEqual([`${hash}/losos`])
  // Wider than it is, under another name, or not there at all.
  const wrong = [`/${hash}/960/losos.webp`, `/${hash}/160/kure.webp`, `/${'0'.repeat(16)}/160/losos.webp`]
  for (const address of wrong) expect((await service.get(address)).status).toBe(404)
})

test('keeps it on its disk: the next process need not ask, and an emptied disk asks again', async () => {
  const hash = await upload('losos')
  await service.get(`/${hash}/160/losos.webp`)
  const { mediaDir, cacheDir } = service
  const next = await startService({ mediaDir, cacheDir })
  expect((await next.get(`/${hash}/320/losos.webp`)).status).toBe(200)
  expect(next.store.questions).toEqual([])
  await next.stop()

  await rm(join(cacheDir, 'recipe-1', 'uploads'), { recursive: true })
  expect((await service.get(`/${hash}/640/losos.webp`)).status).toBe(200)
  expect(service.store.questions).toHaveLength(2)
})

test('never shows other bytes under an address', async () => {
  const hash = await upload('losos')
  service.store.pictures.set(`${hash}/losos`, await plain(800, 600, '#000000').webp().toBuffer())
  expect((await service.get(`/${hash}/160/losos.webp`)).status).toBe(503)
  await upload('losos')
  expect((await service.get(`/${hash}/160/losos.webp`)).status).toBe(200)
})

test('says nothing that would be remembered while nobody can be asked', async () => {
  const store = await startStore()
  store.stop()
  const alone = await startService({ servicesUrl: store.url })
  await writeMedia(alone.mediaDir, 'bag.png', noisy(400, 400).png())
  const answer = await alone.get(`/${'a'.repeat(16)}/160/losos.webp`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect((await alone.get(await alone.address('bag', 160, 'webp'))).status).toBe(200)
  await alone.stop()
  await removeFolders(alone)
})

test('asks once for a wrong address, however often it comes', async () => {
  const wrong = `/${'b'.repeat(16)}/160/nic.webp`
  for (let count = 0; count < 5; count += 1) expect((await service.get(wrong)).status).toBe(404)
  expect(service.store.questions).toHaveLength(1)
})
