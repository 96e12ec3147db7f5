import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isPublic,
  publicPage,
  publicPageUntil,
  setCacheHeaders,
  setDataCacheHeaders,
  setRetryAfter,
} from './page-cache.server.ts'

const NOW = new Date('2026-11-15T08:00:00Z')

describe('page cache', () => {
  test('tags a public page for every kind of edge', () => {
    const headers = new Headers(publicPage('section:o-nas', 'faq'))
    expect(isPublic(headers)).toBe(true)
    expect(headers.get('Surrogate-Key')).toBe('shell section:o-nas faq')
    expect(headers.get('xkey')).toBe('shell section:o-nas faq')
    expect(headers.get('Cache-Tag')).toBe('shell,section:o-nas,faq')
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=\d+/)
  })

  test('a page that names a product also falls with many of them, and names each once', () => {
    const headers = new Headers(publicPage('catalog', 'product:7', 'product:7'))
    expect(headers.get('xkey')).toBe('shell products catalog product:7')
  })

  test('an old page is shown for days when nobody answers', () => {
    expect(publicPage()['Cache-Control']).toContain('stale-if-error=604800')
  })

  test.each([
    ['in a minute', 60, 's-maxage=30, stale-while-revalidate=30, stale-if-error=30'],
    ['in two hours', 7200, 's-maxage=3600, stale-while-revalidate=3600, stale-if-error=3600'],
    ['in a month', 30 * 86_400, 's-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800'],
    ['that has passed', -5, 's-maxage=1, stale-while-revalidate=0, stale-if-error=0'],
  ])('lets no copy outlive a change planned %s', (_name, seconds, expected) => {
    const headers = new Headers(publicPageUntil(new Date(NOW.getTime() + seconds * 1000), NOW, 'blog'))
    expect(headers.get('Cache-Control')).toBe(`public, max-age=0, ${expected}`)
    expect(headers.get('xkey')).toBe('shell blog')
  })

  test('whatever is allowed to a copy ends before its moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 * 86_400 }), (seconds) => {
        const { 'Cache-Control': value = '' } = publicPageUntil(new Date(NOW.getTime() + seconds * 1000), NOW)
        const [age = 0, stale = 0, onError = 0] = [...value.matchAll(/(?:s-maxage|stale-[a-z-]+)=(\d+)/g)].map(
          ([, n]) => Number(n),
        )
        expect(age).toBeGreaterThan(0)
        expect(age + Math.max(stale, onError)).toBeLessThanOrEqual(seconds)
      }),
    )
  })

  test.each([
    [200, null],
    [404, null],
    [500, null],
    [503, '30'],
  ])('a page that answers %i says when to come again: %s', (status, expected) => {
    const headers = new Headers()
    setRetryAfter(headers, status)
    expect(headers.get('Retry-After')).toBe(expected)
  })

  test('takes a page without a word about caching for a private one', () => {
    const headers = new Headers()
    setCacheHeaders(headers, 200, 'GET')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('lets the edge keep a missing page briefly and never a fault', () => {
    const missing = new Headers()
    setCacheHeaders(missing, 404, 'GET')
    expect(isPublic(missing)).toBe(true)
    const fault = new Headers(publicPage())
    setCacheHeaders(fault, 500, 'GET')
    expect(fault.get('Cache-Control')).toBe('private, no-store')
  })

  test('an answer to a form holds what was typed, on a public page too', () => {
    const headers = new Headers(publicPage())
    setCacheHeaders(headers, 400, 'POST')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
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
