import { describe, expect, test } from 'vitest'
import { isPublic, publicPage, publicPageUntil, setCacheHeaders, setDataCacheHeaders } from './page-cache.server.ts'

describe('page cache', () => {
  test('tags a public page for both kinds of edge', () => {
    const headers = new Headers(publicPage('page:o-nas'))
    expect(isPublic(headers)).toBe(true)
    expect(headers.get('Surrogate-Key')).toBe('shell page:o-nas')
    expect(headers.get('xkey')).toBe('shell page:o-nas')
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=\d+/)
  })

  test.each([
    ['in a minute', 60, 's-maxage=60, stale-while-revalidate=0'],
    ['in two hours', 7200, 's-maxage=3600, stale-while-revalidate=3600'],
    ['in a month', 30 * 86_400, 's-maxage=3600, stale-while-revalidate=86400'],
    ['that has passed', -5, 's-maxage=1, stale-while-revalidate=0'],
  ])('lets no copy outlive a change planned %s', (_name, seconds, expected) => {
    const now = new Date('2026-11-15T08:00:00Z')
    const headers = new Headers(publicPageUntil(new Date(now.getTime() + seconds * 1000), now, 'blog'))
    expect(headers.get('Cache-Control')).toBe(`public, max-age=0, ${expected}`)
    expect(headers.get('xkey')).toBe('shell blog')
  })

  test('takes a page without a word about caching for a private one', () => {
    const headers = new Headers()
    setCacheHeaders(headers, 200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('lets the edge keep a missing page briefly and never a fault', () => {
    const missing = new Headers()
    setCacheHeaders(missing, 404)
    expect(isPublic(missing)).toBe(true)
    const fault = new Headers(publicPage())
    setCacheHeaders(fault, 500)
    expect(fault.get('Cache-Control')).toBe('private, no-store')
  })

  test('gives the payload of a public page a short life in the browser, so that a prefetch is used', () => {
    const shared = new Headers(publicPage())
    setDataCacheHeaders(shared)
    expect(shared.get('Cache-Control')).toContain('max-age=30,')
    const own = new Headers()
    setDataCacheHeaders(own)
    expect(own.get('Cache-Control')).toBe('private, no-store')
  })
})
