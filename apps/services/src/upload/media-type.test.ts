import { expect, test } from 'vitest'
import { detectMediaType } from './media-type.ts'

test.each([
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image/png'],
  ['a WebP', Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'latin1'), 'image/webp'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), null],
  ['a vector picture, which may hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['nothing', Buffer.alloc(0), null],
])('recognises %s', (_name, bytes, expected) => {
  expect(detectMediaType(bytes)).toBe(expected)
})
