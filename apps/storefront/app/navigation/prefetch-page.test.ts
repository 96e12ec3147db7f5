// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchPage } from './prefetch-page.ts'

const FILES = {
  root: { module: '/assets/root.js', imports: ['/assets/framework.js'], hasLoader: true },
  shelf: { module: '/assets/shelf.js', imports: ['/assets/framework.js', '/assets/cards.js'], hasLoader: true },
  product: {
    module: '/assets/product.js',
    imports: ['/assets/framework.js', '/assets/cards.js'],
    hasLoader: true,
  },
  about: { module: '/assets/about.js', hasLoader: false },
}

/** Work for the browser's next rest; one piece at a time. */
let idle: (() => void)[] = []

function rest(): boolean {
  const [work, ...others] = idle
  idle = others
  work?.()
  return work !== undefined
}

function routerAt(address: string) {
  return createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        shouldRevalidate: () => false,
        children: [
          {
            id: 'shelf',
            path: 'shelf',
            shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
          },
          { id: 'product', path: 'product/:slug' },
          { id: 'about', path: 'about' },
        ],
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { root: {}, shelf: {}, product: {} } } },
  )
}

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`).toSorted()

function ahead(from: string, to: string): string[] {
  prefetchPage(routerAt(from), new URL(to, location.origin))
  while (rest());
  return asked()
}

beforeEach(() => {
  document.head.innerHTML = ''
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  Object.assign(window, {
    __reactRouterManifest: { routes: FILES },
    __reactRouterRouteModules: { root: { shouldRevalidate: () => false }, shelf: { shouldRevalidate: () => true } },
  })
})

test('code and data of a page, without the data of what stays', () => {
  expect(ahead('/shelf', '/product/losos?varianta=2')).toEqual([
    'modulepreload /assets/cards.js',
    'modulepreload /assets/framework.js',
    'modulepreload /assets/product.js',
    'modulepreload /assets/root.js',
    'prefetch /product/losos.data?varianta=2&_routes=product',
  ])
})

test('what the document has is not asked for again', () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/framework.js"/>'
  expect(ahead('/shelf', '/about')).toEqual([
    'modulepreload /assets/about.js',
    'modulepreload /assets/framework.js',
    'modulepreload /assets/root.js',
  ])
})

test('on a slow phone each file has a turn of its own, and the data the first', () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  prefetchPage(routerAt('/shelf'), new URL('/product/losos', location.origin))
  expect(asked()).toEqual([])
  rest()
  expect(asked()).toEqual(['prefetch /product/losos.data?_routes=product'])
  rest()
  expect(asked()).toHaveLength(2)
  while (rest());
  expect(asked()).toHaveLength(5)
  vi.restoreAllMocks()
})

test.each([
  ['another product', '/product/losos', '/product/kure', '/product/kure.data?_routes=product'],
  ['the same shelf with a filter', '/shelf', '/shelf?maso=kure', '/shelf.data?maso=kure&_routes=shelf'],
])('data of %s', (_what, from, to, data) => {
  expect(ahead(from, to)).toContain(`prefetch ${data}`)
})

test('no data of the page that is shown', () => {
  expect(ahead('/shelf', '/shelf').filter((link) => link.startsWith('prefetch'))).toEqual([])
})

test('data that has come may be asked for again', () => {
  ahead('/shelf', '/product/kure')
  const link = document.head.querySelector('link[rel=prefetch]')
  link?.dispatchEvent(new Event('load'))
  expect(asked().join()).not.toContain('/product/kure.data')
})
