import { expect, test } from 'vitest'
import { readVideo } from './video-file.ts'

type Part = number[]

const text = (word: string): Part => [...word].map((letter) => letter.charCodeAt(0))
const long = (value: number): Part => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const box = (type: string, ...parts: Part[]): Part => {
  const body = parts.flat()
  return [...long(body.length + 8), ...text(type), ...body]
}
const zeros = (count: number): Part => Array.from({ length: count }, () => 0)

const UPRIGHT = [long(65_536), zeros(12), long(65_536), zeros(16)].flat()
const TURNED = [zeros(4), long(65_536), zeros(4), long(0xff_ff_00_00), zeros(20)].flat()

function track(handler: string, codec: string, { matrix = UPRIGHT, more = [] as Part } = {}): Part {
  const head = box('tkhd', zeros(40), matrix, long(640 << 16), long(360 << 16))
  const samples = box('stbl', box('stsd', zeros(4), long(1), box(codec, zeros(8))))
  return box('trak', head, more, box('mdia', box('hdlr', zeros(8), text(handler), zeros(13)), box('minf', samples)))
}

const MOVIE = box('mvhd', zeros(12), long(1000), long(12_400), zeros(80))
function film(...tracks: Part[]): Uint8Array {
  const parts = [box('ftyp', text('isom'), zeros(4)), box('moov', MOVIE, ...tracks), box('mdat', text('obraz a zvuk'))]
  return new Uint8Array(parts.flat())
}
const WHOLE = film(track('vide', 'avc1'), track('soun', 'mp4a'))

test('says how large and how long it is, and keeps every byte of picture and sound', () => {
  const read = readVideo(WHOLE)
  expect(read).toMatchObject({ ok: true, value: { width: 640, height: 360, seconds: 12 } })
  expect(read.ok && [...read.value.bytes]).toEqual([...WHOLE])
})

test('a film held upright is higher than wide', () => {
  const read = readVideo(film(track('vide', 'vp09', { matrix: TURNED })))
  expect(read).toMatchObject({ ok: true, value: { width: 360, height: 640 } })
})

test('the place, the owner and what sensors said are emptied, and nothing moves', () => {
  const place = box('udta', box('©xyz', text('+49.1951+016.6068/')))
  const sensors = track('meta', 'mebx', { more: box('uuid', text('49.1951')) })
  const told = film(track('vide', 'avc1', { more: place }), place, sensors)
  const read = readVideo(told)
  if (!read.ok) throw new Error('not read')
  expect(read.value.bytes.length).toBe(told.length)
  expect(String.fromCharCode(...told)).toContain('+49.1951')
  expect(String.fromCharCode(...read.value.bytes)).not.toContain('49.1951')
  // What it was made into is read as well as the first.
  const again = readVideo(read.value.bytes)
  expect(again.ok && [...again.value.bytes]).toEqual([...read.value.bytes])
})

test.each([
  ['nothing', new Uint8Array(), 'format'],
  ['a picture', new Uint8Array([0x89, ...text('PNG'), ...zeros(40)]), 'format'],
  ['a page that calls itself a film', new Uint8Array(text('<html><script>alert(1)</script>')), 'format'],
  ['half of a film', WHOLE.slice(0, WHOLE.length - 5), 'format'],
  ['a film without pictures', film(track('soun', 'mp4a')), 'format'],
  ['a film nobody plays', film(track('vide', 'hvc1')), 'codec'],
  ['a box that is longer than its film', new Uint8Array([...WHOLE, ...long(4000), ...text('free')]), 'format'],
  ['a box of no length', new Uint8Array([...WHOLE, ...long(4), ...text('free')]), 'format'],
])('%s is refused', (_, file, reason) => {
  expect(readVideo(file)).toMatchObject({ ok: false, code: 'file_broken', details: { reason } })
})

test('whatever the bytes, it answers', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const broken = WHOLE.slice()
    for (let hit = 0; hit < 4; hit += 1)
      broken[(seed * 7919 * (hit + 1)) % broken.length] = (seed * 31 + hit * 97) % 256
    expect(typeof readVideo(broken).ok).toBe('boolean')
  }
})
