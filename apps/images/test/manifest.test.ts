import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readManifest } from '#app/manifest'
import { noisy, plain, writeMedia } from './fixtures.ts'
import { removeFolders, startService, type TestService, temporaryFolder } from './service.ts'

let service: TestService

beforeEach(async () => {
  service = await startService()
})

afterEach(async () => {
  await service.stop()
  await removeFolders(service)
})

test('tells the hash, the size, the main colour and a tiny picture of every original', async () => {
  await writeMedia(service.mediaDir, 'packshots/red.png', plain(800, 400, '#c80000').png())
  expect(await service.manifest()).toEqual({
    red: {
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      width: 800,
      height: 400,
      color: expect.stringMatching(/^#c[0-9a-f]0[0-9a-f]0[0-9a-f]$/),
      blur: expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/=]{40,400}$/),
    },
  })
})

test('is not kept by caches', async () => {
  expect((await service.get('/manifest.json')).headers.get('cache-control')).toBe('no-cache')
})

test('is the same for a loader that reads the folder itself', async () => {
  await writeMedia(service.mediaDir, 'packshots/bag.webp', noisy(400, 300).webp())
  await writeMedia(service.mediaDir, 'scenes/hero.jpg', noisy(500, 300).jpeg())
  expect(await readManifest(service.mediaDir)).toEqual(await service.manifest())
})

test('stops a loader that meets pictures nobody could see, and names them all', async () => {
  const mediaDir = await temporaryFolder()
  await writeMedia(mediaDir, 'broken.png', Buffer.from('broken'))
  await writeMedia(mediaDir, 'Big Dog.png', noisy(400, 300).png())
  await writeMedia(mediaDir, 'twice.jpg', noisy(400, 300).jpeg())
  await writeMedia(mediaDir, 'more/twice.png', noisy(400, 300).png())

  const failure = await readManifest(mediaDir).catch((error: Error) => error.message)
  expect(failure).toMatch(/broken\.png/)
  expect(failure).toMatch(/Big Dog\.png: A name is made of/)
  expect(failure).toMatch(/twice\.jpg: more\/twice\.png has the same name/)
  await rm(mediaDir, { recursive: true })
})

test('does not follow links out of the folder, nor list what is no picture', async () => {
  const elsewhere = await temporaryFolder()
  await writeMedia(elsewhere, 'secret.png', noisy(400, 300).png())
  await symlink(join(elsewhere, 'secret.png'), join(service.mediaDir, 'secret.png'))
  await symlink(elsewhere, join(service.mediaDir, 'folder'))
  await writeMedia(service.mediaDir, 'README.md', Buffer.from('# Media'))

  expect(await service.manifest()).toEqual({})
  await rm(elsewhere, { recursive: true })
})
