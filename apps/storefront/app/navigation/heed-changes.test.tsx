// @vitest-environment happy-dom
import { act, useContext, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, RouterProvider, UNSAFE_DataRouterContext } from 'react-router'
import { expect, test, vi } from 'vitest'
import { heedChanges } from './heed-changes.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let drawings = 0

function Page() {
  drawings += 1
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useLayoutEffect(() => router && heedChanges(router), [router])
  return <Link to="/blog">Blog</Link>
}

test('a page is not drawn again when the router learns another route, and is when somebody goes there', async () => {
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <Page /> }])
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  expect(drawings).toBe(1)

  await act(async () => router.patchRoutes(null, [{ id: 'blog', path: '/blog', element: <h1>Blog</h1> }]))
  expect(drawings).toBe(1)

  await act(() => router.navigate('/blog'))
  expect(place.textContent).toBe('Blog')
  expect(place.querySelector('h1')).not.toBeNull()
})

test('what is being loaded is still told', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const router = createMemoryRouter([{ path: '/' }, { path: '/data', loader: () => promise }])
  heedChanges(router)
  const states: string[] = []
  router.subscribe(({ fetchers }) => states.push(fetchers.get('one')?.state ?? 'none'))
  const loading = router.fetch('one', 'root', '/data')
  expect(states).toEqual(['loading'])
  resolve('here')
  await loading
  expect(states.at(-1)).toBe('idle')
})
