import { describe, expect, test } from 'vitest'
import { parsePictureAddress } from '#app/widths'

const HASH = '0123456789abcdef'

describe('parsePictureAddress', () => {
  test('reads hash, width, name and format', () => {
    expect(parsePictureAddress(`/${HASH}/640/acc-lano.avif`)).toEqual({
      hash: HASH,
      width: 640,
      name: 'acc-lano',
      format: 'avif',
    })
  })

  test('reads a picture on a tint', () => {
    expect(parsePictureAddress(`/${HASH}/480/acc-lano.blue.png`)).toMatchObject({ width: 480, format: 'blue.png' })
  })

  test.each([
    ['a tint off the list', `/${HASH}/480/a.teal.png`],
    ['a tint of a width that no mail asks for', `/${HASH}/640/a.blue.png`],
    ['a tint of another format', `/${HASH}/480/a.blue.webp`],
    ['a width off the list', `/${HASH}/641/a.webp`],
    ['a width written differently', `/${HASH}/0640/a.webp`],
    ['a huge width', `/${HASH}/20000/a.webp`],
    ['a format off the list', `/${HASH}/640/a.png`],
    ['a vector format', `/${HASH}/640/a.svg`],
    ['a format in capitals', `/${HASH}/640/a.AVIF`],
    ['a short hash', `/${HASH.slice(1)}/640/a.webp`],
    ['a hash that is none', '/zzzzzzzzzzzzzzzz/640/a.webp'],
    ['a step up', `/${HASH}/640/../a.webp`],
    ['an escaped step up', `/${HASH}/640/%2e%2e%2fa.webp`],
    ['a folder', `/${HASH}/640/packshots/a.webp`],
    ['an empty folder', `/${HASH}/640//a.webp`],
    ['a name that starts with a hyphen', `/${HASH}/640/-a.webp`],
    ['a null byte', `/${HASH}/640/a%00.webp`],
    ['a query that would split a CDN cache', `/${HASH}/640/a.webp?x=1`],
    ['no name', `/${HASH}/640/.webp`],
    ['an endless name', `/${HASH}/640/${'a'.repeat(201)}.webp`],
  ])('refuses %s', (_what, url) => {
    expect(parsePictureAddress(url)).toBeNull()
  })
})
