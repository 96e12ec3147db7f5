import { expect, test } from 'vitest'
import { createScannerReader } from './read-scanner.ts'

/** Keys of a text as a scanner with an American keyboard sends them, so many milliseconds apart. */
function type(read: ReturnType<typeof createScannerReader>, codes: string[], gap: number, start = 1000) {
  return codes.map((code, index) => read({ code, isShifted: false, at: start + index * gap }))
}
const digits = (text: string) => [...text].map((digit) => `Digit${digit}`)

test('what comes after the prefix is a scan, however fast, and types nowhere', () => {
  const heard = type(createScannerReader(), ['F13', ...digits('8594'), 'Enter'], 200)
  expect(heard.at(-1)).toEqual({ kind: 'scan', raw: '8594' })
  expect(heard.slice(0, -1).every(({ kind }) => kind === 'swallowed')).toBe(true)
})

test('without a prefix speed tells a scanner from a hand', () => {
  expect(type(createScannerReader(), [...digits('8594000000013'), 'Enter'], 5).at(-1)).toEqual({
    kind: 'scan',
    raw: '8594000000013',
  })
  expect(type(createScannerReader(), [...digits('8594000000013'), 'Enter'], 120).at(-1)).toEqual({ kind: 'typing' })
  expect(type(createScannerReader(), [...digits('12'), 'Enter'], 5).at(-1)).toEqual({ kind: 'typing' })
})

test('one pull of the trigger that sends twice is one scan', () => {
  const read = createScannerReader()
  const codes = ['F13', 'KeyX', 'KeyN', 'KeyE', 'KeyX', 'KeyT', 'Enter']
  expect(type(read, codes, 1).at(-1)).toEqual({ kind: 'scan', raw: 'xnext' })
  expect(type(read, codes, 1, 1100).at(-1)).toEqual({ kind: 'swallowed' })
  expect(type(read, codes, 1, 2000).at(-1)).toEqual({ kind: 'scan', raw: 'xnext' })
})

test('the separator and signs of a batch come through', () => {
  const codes = ['F13', ...digits('10'), 'KeyA', 'Minus', 'Digit1', 'F14', ...digits('15'), 'Slash', 'Enter']
  expect(type(createScannerReader(), codes, 1).at(-1)).toEqual({ kind: 'scan', raw: '10a-1␝15/' })
})
