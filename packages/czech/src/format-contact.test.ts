import { describe, expect, test } from 'vitest'
import { formatPhone, formatZip } from './format-contact.ts'

describe('formatZip', () => {
  test('parts the post code as people write it', () => {
    expect(formatZip('60200')).toBe('602\u00a000')
  })
})

describe('formatPhone', () => {
  test('leaves the country out at home and keeps it abroad', () => {
    expect(formatPhone('+420777123456')).toBe('777\u00a0123\u00a0456')
    expect(formatPhone('+421905123456')).toBe('+421\u00a0905\u00a0123\u00a0456')
  })
})
