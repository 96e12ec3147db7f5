// @vitest-environment happy-dom
import { act, memo, Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShopLink, ShopNavLink } from './shop-link.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const drawn = vi.fn()

const Links = memo(function Links() {
  return (
    <Profiler id="links" onRender={drawn}>
      <ShopLink to="/blog">Blog</ShopLink>
      <ShopLink to="/blog" target="_blank">
        Jinde
      </ShopLink>
      <ShopLink to="/blog" download="blog.pdf">
        Soubor
      </ShopLink>
      <ShopLink to="/blog" onClick={(event) => event.preventDefault()}>
        Nikam
      </ShopLink>
      <ShopLink to="/blog" state={{ isDialog: true }} preventScrollReset>
        Stav
      </ShopLink>
      <ShopLink to="tel:+420800123456">Zavolat</ShopLink>
      <ShopLink to="/ucet/prehled" prefetch="none">
        Účet
      </ShopLink>
    </Profiler>
  )
})

function Page() {
  return (
    <>
      <Links />
      <ShopNavLink to="/blog">Čtení</ShopNavLink>
      <ShopNavLink to="/blog" end>
        Seznam
      </ShopNavLink>
      <Outlet />
    </>
  )
}

let place = document.createElement('div')

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/o-nas'] })
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  return router
}

function link(name: string): HTMLAnchorElement {
  const found = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No link ${name}`)
  return found
}

/** Whether the page took the press for itself. What is left to the browser must not leave the page of the test. */
async function press(name: string, options: MouseEventInit = {}): Promise<boolean> {
  let isTaken = false
  const note = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', note, { once: true })
  await act(async () => {
    link(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
    // The press is painted before anything follows from it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
  return isTaken
}

beforeEach(() => {
  drawn.mockClear()
  place = document.createElement('div')
  document.body.replaceChildren(place)
})

test('a press goes there without loading the document', async () => {
  const router = await open()
  expect(await press('Blog')).toBe(true)
  expect(router.state.location.pathname).toBe('/blog')
  expect(router.state.historyAction).toBe('PUSH')
})

test('a press upon the address that is open makes no second entry of the history', async () => {
  const router = await open()
  await press('Blog')
  await press('Blog')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('what belongs to the address goes with it', async () => {
  const router = await open()
  await press('Stav')
  expect(router.state.location.state).toEqual({ isDialog: true })
  expect(router.state.preventScrollReset).toBe(true)
})

test.each([
  ['another tab', 'Blog', { ctrlKey: true }],
  ['another tab on a Mac', 'Blog', { metaKey: true }],
  ['another window', 'Blog', { shiftKey: true }],
  ['a file to keep', 'Blog', { altKey: true }],
  ['the middle button', 'Blog', { button: 1 }],
  ['a link with a target', 'Jinde', {}],
  ['a file', 'Soubor', {}],
  ['a call', 'Zavolat', {}],
] as const)('%s is left to the browser', async (_what, name, options) => {
  const router = await open()
  expect(await press(name, options)).toBe(false)
  expect(router.state.location.pathname).toBe('/o-nas')
})

test('who handles a press alone goes nowhere', async () => {
  const router = await open()
  await press('Nikam')
  expect(router.state.location.pathname).toBe('/o-nas')
})

test('links are not drawn again when the address changes', async () => {
  await open()
  expect(drawn).toHaveBeenCalledTimes(1)
  await press('Blog')
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('a link of the navigation says that it leads here, or above here', async () => {
  const router = await open()
  expect(link('Čtení').getAttribute('aria-current')).toBeNull()
  await act(() => router.navigate('/blog'))
  expect([link('Čtení'), link('Seznam')].map((one) => one.getAttribute('aria-current'))).toEqual(['page', 'page'])
  await act(() => router.navigate('/blog/jak-krmit'))
  expect([link('Čtení'), link('Seznam')].map((one) => one.getAttribute('aria-current'))).toEqual(['page', null])
})

test('only pages of the shop are learned by the router, and what is one person’s own is not fetched ahead', async () => {
  await open()
  expect(link('Zavolat').hasAttribute('data-discover')).toBe(false)
  expect(link('Blog').getAttribute('data-discover')).toBe('true')
  expect(link('Účet').getAttribute('data-prefetch')).toBe('none')
})
