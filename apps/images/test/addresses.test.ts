import { IMAGE_FORMATS, IMAGE_TINTS, IMAGE_WIDTHS, imagePath, TINTED_WIDTHS, tintedPath } from '@shop/contract/images'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TINTS } from '#app/tints'
import { FORMATS, WIDTHS } from '#app/widths'
import { noisy, writeMedia } from './fixtures.ts'
import { removeFolders, startService, type TestService } from './service.ts'

// The service may not know the shop, so each side keeps its own list. Here the shop's side meets the running service.
let service: TestService

beforeAll(async () => {
  service = await startService()
  await writeMedia(service.mediaDir, 'scenes/hero.webp', noisy(2000, 100).webp())
})

afterAll(async () => {
  await service.stop()
  await removeFolders(service)
})

test('makes exactly the widths and formats that the shop knows', () => {
  expect([WIDTHS, FORMATS, Object.keys(TINTS)]).toEqual([IMAGE_WIDTHS, IMAGE_FORMATS, IMAGE_TINTS])
})

test('answers every address that the shop can build', async () => {
  const hash = (await service.manifest()).hero?.hash ?? ''
  const paths = IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => imagePath({ name: 'hero', hash }, width, format)),
  )
  const tinted = IMAGE_TINTS.flatMap((tint) =>
    TINTED_WIDTHS.map((width) => tintedPath({ name: 'hero', hash }, width, tint)),
  )
  paths.push(...tinted)
  const statuses = await Promise.all(paths.map(async (path) => (await service.get(path)).status))
  expect(statuses).toEqual(paths.map(() => 200))
})
