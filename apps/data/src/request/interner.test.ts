import { expect, test } from 'vitest'
import { createInterner } from './interner.ts'

test('parses a text once and marks equal texts alike', () => {
  const parsed: string[] = []
  const intern = createInterner(10, (text) => parsed.push(text))
  expect(intern('a').mark).toBe(intern('a').mark)
  expect(intern('a').mark).not.toBe(intern('b').mark)
  expect(parsed).toEqual(['a', 'b'])
})

test('a text that looks like a mark is not taken for one', () => {
  const intern = createInterner(10, (text) => text)
  const { mark } = intern('a')
  expect(intern(mark).mark).not.toBe(mark)
  const long = `${mark}\n${'x'.repeat(2000)}`
  expect(intern(long).mark).toBe(JSON.stringify(long))
})

test('what was forgotten gets a new mark, never that of another text', () => {
  const intern = createInterner(4, (text) => text)
  const marks = Array.from({ length: 50 }, (_, index) => intern(`text ${index}`).mark)
  expect(new Set([...marks, intern('text 0').mark]).size).toBe(51)
})

test('an error is not remembered', () => {
  let times = 0
  const intern = createInterner(4, () => {
    times += 1
    throw new Error('bad')
  })
  expect(() => intern('a')).toThrow('bad')
  expect(() => intern('a')).toThrow('bad')
  expect(times).toBe(2)
})
