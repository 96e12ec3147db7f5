import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

test('never holds more than its limit', () => {
  const lru = createLru<number>(10)
  for (let number = 0; number < 1000; number += 1) {
    lru.set(`key ${number}`, number)
    expect(lru.size).toBeLessThanOrEqual(10)
  }
  expect(lru.get('key 999')).toBe(999)
  expect(lru.get('key 0')).toBeUndefined()
})

test('keeps what is used, however much else comes by', () => {
  const lru = createLru<string>(10)
  lru.set('hot', 'still here')
  for (let number = 0; number < 1000; number += 1) {
    lru.set(`key ${number}`, 'passing')
    expect(lru.get('hot')).toBe('still here')
  }
})

test('hands out everything that leaves, once', () => {
  const left: number[] = []
  const lru = createLru<number>(4, (value) => left.push(value))
  for (let number = 0; number < 20; number += 1) {
    lru.set(`key ${number}`, number)
    lru.get('key 0')
  }
  expect(new Set(left).size).toBe(left.length)
  expect(left.length + lru.size).toBe(20)
  expect(left).not.toContain(0)
})

test('replacing a value evicts nothing', () => {
  const left: number[] = []
  const lru = createLru<number>(4, (value) => left.push(value))
  lru.set('a', 1)
  lru.set('a', 2)
  expect([lru.get('a'), lru.size, left]).toEqual([2, 1, []])
})

test('forgets one key or all of them', () => {
  const lru = createLru<number>(10)
  lru.set('a', 1)
  lru.set('b', 2)
  lru.delete('a')
  expect(lru.get('a')).toBeUndefined()
  lru.clear()
  expect(lru.size).toBe(0)
})
