import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodeQr, toPng, toSvgPath } from './qr-code.ts'

const SPAYD = 'SPD*1.0*ACC:CZ6508000000192000145399*AM:1688.00*CC:CZK*X-VS:2026000123'

describe('encodeQr', () => {
  test('leaves a quiet edge around a square code with its three corners', () => {
    const code = encodeQr(SPAYD)
    expect(code.every((row) => row.length === code.length)).toBe(true)
    expect(code.slice(0, 4).flat().some(Boolean)).toBe(false)
    const corner = code[4]?.slice(4, 11)
    expect(corner).toEqual([true, true, true, true, true, true, true])
  })
})

describe('toSvgPath', () => {
  test('draws dark squares of a row together', () => {
    expect(toSvgPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
  })
})

describe('toPng', () => {
  test('is a picture whose pixels are the code', () => {
    const code = encodeQr(SPAYD)
    const png = toPng(code, 2)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    const side = png.readUInt32BE(16)
    expect(side).toBe(code.length * 2)
    const from = png.indexOf('IDAT')
    const pixels = inflateSync(png.subarray(from + 4, from + 4 + png.readUInt32BE(from - 4)))
    const line = 1 + Math.ceil(side / 8)
    const isDark = (x: number, y: number) => {
      const byte = pixels[y * line + 1 + (x >> 3)] ?? 0
      return (byte & (0x80 >> (x & 7))) === 0
    }
    for (const [y, row] of code.entries())
      for (const [x, dark] of row.entries()) expect(isDark(2 * x, 2 * y + 1)).toBe(dark)
  })
})
