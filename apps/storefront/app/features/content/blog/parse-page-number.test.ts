import { describe, expect, test } from 'vitest'
import { parsePageNumber } from './parse-page-number.ts'

describe('parsePageNumber', () => {
  test.each([
    [undefined, 1],
    ['1', 1],
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['02', null],
    ['2a', null],
    ['1.5', null],
    ['', null],
    ['999999', null],
  ])('reads %j as %j', (text, page) => {
    expect(parsePageNumber(text)).toBe(page)
  })
})
