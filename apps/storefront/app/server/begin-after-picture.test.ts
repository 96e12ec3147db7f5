// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferHydration } from './defer-hydration.server.ts'

/** What the page runs, taken out of it as the browser would. */
const [, script = ''] =
  /<script nonce="n">([\s\S]+)<\/script>/.exec(
    deferHydration(Buffer.from('<body><script type="module">go()</script></body>'), 'n').toString(),
  ) ?? []

/** What the browser says once something is on the screen. */
let tell: (element: Element | null) => void = () => undefined

class FakeObserver {
  constructor(onEntries: (list: { getEntries: () => { element: Element | null }[] }) => void) {
    tell = (element) => onEntries({ getEntries: () => [{ element }] })
  }
  observe() {}
}

function open(picture: string): void {
  document.head.innerHTML = ''
  document.body.innerHTML = `<h1>Granule</h1>${picture}<link rel="later" href="/a.js"/>`
  Object.defineProperty(document, 'currentScript', { value: { remove: () => undefined }, configurable: true })
  new Function(script)()
}

const hasBegun = () => document.querySelector('link[href="/a.js"]')?.getAttribute('rel') === 'modulepreload'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', FakeObserver)
})
afterEach(() => void vi.useRealTimers())

test('a page begins once its first picture is on the screen, however early it is loaded', async () => {
  open('<img fetchpriority="high" src="/a.avif"/>')
  window.dispatchEvent(new Event('load'))
  tell(document.querySelector('h1'))
  await vi.advanceTimersByTimeAsync(100)
  expect(hasBegun()).toBe(false)
  tell(document.querySelector('img'))
  await vi.advanceTimersByTimeAsync(50)
  expect(hasBegun()).toBe(true)
})

test('where no browser tells, it begins a moment after the page is loaded', async () => {
  open('<img fetchpriority="high" src="/a.avif"/>')
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(299)
  expect(hasBegun()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(hasBegun()).toBe(true)
})

test('a page without such a picture begins with the next frame', async () => {
  open('')
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(50)
  expect(hasBegun()).toBe(true)
})
