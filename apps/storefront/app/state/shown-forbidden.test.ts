import { afterEach, expect, test, vi } from 'vitest'
import { hideForbidden, showForbidden } from './shown-forbidden.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})

afterEach(() => kept.clear())

test('what is shown once is hidden again by its own word only', () => {
  showForbidden(['kure'])
  showForbidden(['kure', 'ryby'])
  hideForbidden(['kure'])
  expect([...kept.values()]).toEqual(['ryby'])
})
