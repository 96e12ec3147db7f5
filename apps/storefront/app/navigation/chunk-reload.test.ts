import { beforeEach, describe, expect, test } from 'vitest'
import { RELOAD_THROTTLE, takeReload } from './chunk-reload.ts'

describe('takeReload', () => {
  let stored: Map<string, string>
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }

  beforeEach(() => {
    stored = new Map()
  })

  test('allows the first reload', () => {
    expect(takeReload(storage, 1_000)).toBe(true)
  })

  test('refuses a second one within a minute and allows it after', () => {
    takeReload(storage, 1_000)
    expect(takeReload(storage, 1_000 + RELOAD_THROTTLE - 1)).toBe(false)
    expect(takeReload(storage, 1_000 + RELOAD_THROTTLE)).toBe(true)
  })

  test('survives a value somebody else wrote', () => {
    stored.set('chunk-reload-at', 'nonsense')
    expect(takeReload(storage, 1_000)).toBe(true)
  })
})
