import { videoPath } from '@shop/contract/images'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOriginal } from '#app/originals'
import { parseRange, parseVideoAddress } from '#app/videos'
import { removeFolders, startService, type TestService } from './service.ts'

const FILM = Buffer.from('film o granulích, deset vteřin v misce')
const HASH = hashOriginal(FILM)
let service: TestService

beforeEach(async () => {
  service = await startService()
  service.store.pictures.set(`${HASH}/miska`, FILM)
})

afterEach(async () => {
  await service.stop()
  await removeFolders(service)
})

const ask = (range?: string, path = `/${HASH}/video/miska.mp4`) =>
  fetch(service.url + path, range ? { headers: { range } } : {})

test('shows a film as it is stored, asks for it once, and names it for ever', async () => {
  const [one, other] = await Promise.all([ask(), ask()])
  expect(Buffer.from(await one.arrayBuffer())).toEqual(FILM)
  expect(other.headers.get('content-type')).toBe('video/mp4')
  expect(other.headers.get('cache-control')).toContain('immutable')
  expect(other.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await ask()).status).toBe(200)
  expect(service.store.questions).toEqual([`${HASH}/miska`])
  const head = await service.get(`/${HASH}/video/miska.mp4`, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(FILM.length)])
})

test('gives the part that is asked for', async () => {
  const part = await ask('bytes=5-9')
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 5-9/${FILM.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(FILM.subarray(5, 10))
  expect((await ask(`bytes=${FILM.length}-`)).status).toBe(416)
})

test('a film that is not there, other bytes and other addresses show nothing', async () => {
  expect((await ask(undefined, `/${'0'.repeat(16)}/video/miska.mp4`)).status).toBe(404)
  expect((await ask(undefined, `/${HASH}/video/jina.mp4`)).status).toBe(404)
  service.store.pictures.set(`${'1'.repeat(16)}/miska`, FILM)
  expect((await ask(undefined, `/${'1'.repeat(16)}/video/miska.mp4`)).status).toBe(503)
})

test.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=10-1000', { from: 10, to: 99 }],
  ['bytes=-20', { from: 80, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'none'],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
])('the part %s of a hundred bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected)
})

test('the shop builds the same address', () => {
  expect(parseVideoAddress(videoPath({ hash: HASH, name: 'miska' }))).toEqual({ hash: HASH, name: 'miska' })
})
