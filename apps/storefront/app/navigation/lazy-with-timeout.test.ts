import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadPiece } from './lazy-with-timeout.ts'

const APP = join(import.meta.dirname, '..')

describe('a piece of code that comes later', () => {
  afterEach(() => void vi.useRealTimers())

  test('is given as it came', async () => {
    await expect(loadPiece(async () => ({ PlaceMap: 'map' }))).resolves.toEqual({ PlaceMap: 'map' })
  })

  test('is given up after 120 s, not sooner', async () => {
    vi.useFakeTimers()
    const outcome = vi.fn()
    loadPiece(() => new Promise(() => undefined)).catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: 'No answer within 120000 ms' }))
  })

  test('is never asked for in any other way', () => {
    const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(server|test)\.|^navigation\/(lazy-with|load-route)/.test(path))
      .filter((path) => !path.startsWith('routes/probes/'))
    const bare = files.filter((path) => {
      const text = readFileSync(join(APP, path), 'utf8')
      const asked = text.match(/\bimport\(/g)?.length ?? 0
      const limited = text.match(/\b(lazyWithTimeout|loadPiece)\(\s*\(\) => import\(/g)?.length ?? 0
      return asked !== limited || /\blazy\(/.test(text)
    })
    expect(bare).toEqual([])
  })
})
