import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

test('keeps what was used last and hands out what leaves', () => {
  const lru = createLru<number>(2)
  lru.set('a', 1)
  lru.set('b', 2)
  lru.get('a')
  expect(lru.set('c', 3)).toBe(2)
  expect(lru.get('b')).toBeUndefined()
  expect(lru.get('a')).toBe(1)
  expect(lru.size).toBe(2)
})

test('replacing a value evicts nothing', () => {
  const lru = createLru<number>(1)
  lru.set('a', 1)
  expect(lru.set('a', 2)).toBeUndefined()
  expect(lru.get('a')).toBe(2)
})

test('forgets one key or all of them', () => {
  const lru = createLru<number>(3)
  lru.set('a', 1)
  lru.set('b', 2)
  lru.delete('a')
  expect(lru.get('a')).toBeUndefined()
  lru.clear()
  expect(lru.size).toBe(0)
})
