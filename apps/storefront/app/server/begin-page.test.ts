// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { deferHydration } from './defer-hydration.server.ts'

/** What the page runs, taken out of it as the browser would. */
const [, script = ''] =
  /<script nonce="n">([\s\S]+)<\/script>/.exec(
    deferHydration(Buffer.from('<body><script type="module">go()</script></body>'), 'n').toString(),
  ) ?? []

const sheet = (path: string) => document.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
const applying = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ media }) => media !== 'not all')
    .map((link) => link.getAttribute('href'))

function addSheet(path: string, before: Element | null): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('href', path)
  document.head.insertBefore(link, before)
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="styles-later" href="/a.css"/><link rel="styles-later" href="/b.css"/>'
  document.body.innerHTML = '<link rel="later" href="/a.js"/>'
  Object.defineProperty(document, 'currentScript', { value: { remove: () => undefined }, configurable: true })
  new Function(script)()
  window.dispatchEvent(new Event('keydown'))
})

test('at the first key the code is asked for, and the files of the style sheets that the page brought along do not apply', () => {
  expect(document.querySelector('link[href="/a.js"]')?.getAttribute('rel')).toBe('modulepreload')
  expect(sheet('/a.css')?.rel).toBe('stylesheet')
  expect(applying()).toEqual([])
})

test('a sheet of another page that stands before them makes all of them apply, in the order of the links', async () => {
  addSheet('/other.css', sheet('/b.css'))
  await vi.waitFor(() => expect(applying()).toEqual(['/a.css', '/other.css', '/b.css']))
})

test('one that comes after them all, such as that of a late piece, changes nothing', async () => {
  addSheet('/late.css', null)
  addSheet('/later.css', null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(applying()).toEqual(['/late.css', '/later.css'])
})

test('so does one before a link that is gone', async () => {
  sheet('/b.css')?.remove()
  addSheet('/other.css', null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(applying()).toEqual(['/other.css'])
})
