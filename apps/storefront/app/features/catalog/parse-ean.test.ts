import { describe, expect, it } from 'vitest'
import { parseEan } from './parse-ean.ts'

describe('parseEan', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['4006381 333931', '4006381333931'],
    ['96385074', '96385074'],
    ['4006381333932', null],
    ['400638133393', null],
    ['abc', null],
    ['', null],
  ])('reads %j as %j', (text, ean) => {
    expect(parseEan(text)).toBe(ean)
  })
})
