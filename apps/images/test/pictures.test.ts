import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noisy, plain, writeMedia } from './fixtures.ts'
import { getRaw, removeFolders, startService, type TestService } from './service.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await writeMedia(service.mediaDir, 'packshots/bag.png', noisy(700, 500).png())
  await writeMedia(service.mediaDir, 'clear.png', plain(400, 400, '#ff000000').png())
  const turned = noisy(400, 200)
    .withExif({ IFD0: { Copyright: 'someone at home' } })
    .withMetadata({ orientation: 6 })
  await writeMedia(service.mediaDir, 'turned.jpg', turned.jpeg())
})

afterAll(async () => {
  await service.stop()
  await removeFolders(service)
})

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpeg', 'image/jpeg', 'jpeg'],
])('serves %s as %s, resized and for ever', async (format, type, decoded) => {
  const response = await service.get(await service.address('bag', 320, format))

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(response.headers.has('set-cookie')).toBe(false)
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format: decoded, width: 320, height: 229 })
})

test('answers HEAD with the headers of GET and no body', async () => {
  const address = await service.address('bag', 480, 'webp')
  const head = await service.get(address, 'HEAD')
  const body = await bytesOf(await service.get(address))

  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(body.length))
  expect(head.headers.get('cache-control')).toContain('immutable')
  expect((await bytesOf(head)).length).toBe(0)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const response = await service.get(await service.address('bag', 320, 'webp'), method)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each([
  ['a width off the list', 333, 'webp'],
  ['a width over the original', 960, 'webp'],
  ['a format off the list', 320, 'gif'],
])('answers 404 to %s without making anything', async (_what, width, format) => {
  const before = await service.made()
  const response = await service.get(await service.address('bag', width, format))

  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('public, max-age=10')
  expect(await service.made()).toBe(before)
})

test('answers 404 to a wrong hash, also when the picture is kept', async () => {
  const address = await service.address('bag', 320, 'jpeg')
  expect((await service.get(address)).status).toBe(200)
  expect((await service.get(`/0000000000000000${address.slice(17)}`)).status).toBe(404)
})

test('answers 404 to the right hash under another name, so that a picture has one address', async () => {
  const address = await service.address('bag', 320, 'jpeg')
  expect((await service.get(address.replace('/bag.', '/turned.'))).status).toBe(404)
})

test.each([
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/0123456789abcdef/320/../../../../etc/passwd.webp',
  '/0123456789abcdef/320/..%2f..%2fetc%2fpasswd.webp',
  '/0123456789abcdef/320/%00.webp',
  '/0123456789abcdef/320/a\\..\\b.webp',
  '/%zz',
  '//evil.test/0123456789abcdef/320/a.webp',
])('answers 404 to %s', async (path) => {
  expect(await getRaw(service.url, path)).toBe(404)
})

test('paints what is transparent white in a JPEG', async () => {
  const response = await service.get(await service.address('clear', 160, 'jpeg'))
  const { dominant } = await sharp(await bytesOf(response)).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})

test('paints the white around a pack in the tint of a mail', async () => {
  const response = await service.get(await service.address('clear', 160, 'blue.png'))
  const { dominant } = await sharp(await bytesOf(response)).stats()
  expect(response.headers.get('content-type')).toBe('image/png')
  // Of the ground #dde7ee; the statistics tell a colour in steps of sixteen.
  expect([dominant.r, dominant.g, dominant.b].map((channel) => channel >> 4)).toEqual([0xd, 0xe, 0xe])
})

test('turns a photograph upright and leaves out what the camera wrote into it', async () => {
  const { turned } = await service.manifest()
  const response = await service.get(await service.address('turned', 160, 'jpeg'))
  const { width, height, exif, orientation } = await sharp(await bytesOf(response)).metadata()

  expect([turned?.width, turned?.height]).toEqual([200, 400])
  expect({ width, height, exif, orientation }).toEqual({ width: 160, height: 320 })
})

test('keeps what it made over a restart', async () => {
  const address = await service.address('bag', 640, 'avif')
  const first = await bytesOf(await service.get(address))
  const restarted = await startService({ mediaDir: service.mediaDir, cacheDir: service.cacheDir })
  const second = await bytesOf(await restarted.get(address))

  expect(second.equals(first)).toBe(true)
  expect(await restarted.made()).toBe(0)
  await restarted.stop()
})

test('logs one line for a request, with its id', async () => {
  const address = await service.address('bag', 160, 'webp')
  await fetch(service.url + address, { headers: { 'x-request-id': 'from-the-edge-1' } })
  const lines = service.log.filter((line) => line.requestId === 'from-the-edge-1')
  expect(lines).toMatchObject([{ route: '/*', status: 200, ms: expect.any(Number) }])
})
