import { describe, expect, test } from 'vitest'
import { parsePastedLink } from './parse-pasted-link.ts'

const token = 'a'.repeat(43)

describe('parsePastedLink', () => {
  test('finds the path in a whole address, also with a dot behind it', () => {
    expect(parsePastedLink(`https://cenich.example/l/heslo/${token}.`)).toBe(`/l/heslo/${token}`)
  })

  test('never leads to another host', () => {
    expect(parsePastedLink(`https://evil.example/l/heslo/${token}`)).toBe(`/l/heslo/${token}`)
  })

  test('refuses a link that was cut', () => {
    expect(parsePastedLink('https://cenich.example/l/heslo/abc')).toBeNull()
  })
})
