import { describe, expect, test } from 'vitest'
import { parseCompared, toCompareAddress } from './compared-slugs.ts'

describe('foods in the address', () => {
  test.each([
    ['', []],
    ['krmivo=losos', ['losos']],
    ['krmivo=losos&krmivo=kralik', ['losos', 'kralik']],
    ['krmivo=losos&krmivo=losos', ['losos']],
    ['krmivo=a&krmivo=b&krmivo=c&krmivo=d', ['a', 'b', 'c']],
    ['krmivo=../etc&krmivo=%3Cb%3E&krmivo=', []],
    [`krmivo=${'a'.repeat(101)}`, []],
  ])('%s', (query, slugs) => {
    expect(parseCompared(new URLSearchParams(query))).toEqual(slugs)
  })

  test('are written as a form would write them', () => {
    expect(toCompareAddress(['losos', 'kralik'])).toBe('/porovnani?krmivo=losos&krmivo=kralik')
    expect(toCompareAddress([])).toBe('/porovnani')
  })
})
