import { describe, expect, test, vi } from 'vitest'
import { withDocumentFallback } from './payload-fallback.ts'

const ADDRESS = 'http://shop.test/blog.data?q=maso'
const payload = () => new Response('x', { headers: { 'Content-Type': 'text/x-script' } })
const badGateway = () => new Response('bad gateway', { status: 502, headers: { 'Content-Type': 'text/html' } })

function browserOn(way: { pathname: string; search?: string } | undefined, isOnline = true) {
  const open = vi.fn()
  const location = way ? { pathname: way.pathname, search: way.search ?? '', hash: '' } : undefined
  const router = () => ({ state: { navigation: { location } } }) as never
  return { open, router, isOnline: () => isOnline }
}

const toBlog = { pathname: '/blog', search: '?q=maso' }

/** What the page met: the answer, an error, or nothing any more because the document leaves. */
async function outcome(asked: Promise<Response>): Promise<unknown> {
  const left = new Promise((resolve) => setTimeout(() => resolve('left'), 20))
  return Promise.race([asked.then(({ status }) => status, String), left])
}

describe('the payload of a page', () => {
  test('is given to the router when it came, whatever its status', async () => {
    const browser = browserOn(toBlog)
    for (const status of [200, 202, 404, 500]) {
      const answer = new Response('x', { status, headers: { 'Content-Type': 'text/x-script; charset=utf-8' } })
      expect(await outcome(withDocumentFallback(async () => answer, browser)(ADDRESS))).toBe(status)
    }
    expect(browser.open).not.toHaveBeenCalled()
  })

  test.each([
    ['a proxy answers instead', async () => badGateway()],
    [
      'the connection breaks',
      async () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('opens the page as a document, once, when %s', async (_what, ask) => {
    const browser = browserOn(toBlog)
    expect(await outcome(withDocumentFallback(ask, browser)(ADDRESS))).toBe('left')
    expect(browser.open).toHaveBeenCalledExactlyOnceWith('/blog?q=maso')
  })

  test.each([
    ['/_root.data', '/'],
    ['/blog.data', '/blog'],
    ['/blog/_.data', '/blog/'],
  ])('of %s is the page %s', async (path, pathname) => {
    const browser = browserOn({ pathname })
    await outcome(withDocumentFallback(async () => badGateway(), browser)(`http://shop.test${path}`))
    expect(browser.open).toHaveBeenCalledExactlyOnceWith(pathname)
  })

  test('is left to the router when nobody is on the way there', async () => {
    for (const browser of [browserOn(undefined), browserOn({ pathname: '/kontakt' })]) {
      expect(await outcome(withDocumentFallback(async () => badGateway(), browser)(ADDRESS))).toBe(502)
      expect(browser.open).not.toHaveBeenCalled()
    }
  })

  test('is left to the router without a connection', async () => {
    const browser = browserOn(toBlog, false)
    expect(await outcome(withDocumentFallback(async () => badGateway(), browser)(ADDRESS))).toBe(502)
    expect(browser.open).not.toHaveBeenCalled()
  })

  test('of a form is never asked for twice', async () => {
    const browser = browserOn(toBlog)
    const sent = withDocumentFallback(async () => badGateway(), browser)(ADDRESS, { method: 'POST' })
    expect(await outcome(sent)).toBe(502)
    expect(browser.open).not.toHaveBeenCalled()
  })

  test('that was given up on purpose is not opened', async () => {
    const browser = browserOn(toBlog)
    const leaving = new AbortController()
    leaving.abort()
    const ask = async () => {
      throw leaving.signal.reason
    }
    const asked = withDocumentFallback(ask, browser)(ADDRESS, { signal: leaving.signal })
    expect(await outcome(asked)).toContain('AbortError')
    expect(browser.open).not.toHaveBeenCalled()
  })

  test('does not read the body of what it passes on', async () => {
    const sent = new Request('http://shop.test/kontakt.data', { method: 'POST', body: 'a=1' })
    const ask = async (input: RequestInfo | URL) => new Response(await (input as Request).text())
    const answer = await withDocumentFallback(ask, browserOn({ pathname: '/kontakt' }))(sent)
    expect(await answer.text()).toBe('a=1')
  })

  test('leaves every other question alone', async () => {
    const browser = browserOn(toBlog)
    const asked = withDocumentFallback(async () => payload(), browser)('http://shop.test/api/kosik')
    expect(await outcome(asked)).toBe(200)
  })
})
