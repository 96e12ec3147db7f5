// @vitest-environment happy-dom
import { act, useContext, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, type DataRouter, Link, RouterProvider, UNSAFE_DataRouterContext } from 'react-router'
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

const log: string[] = []
let press: () => void = () => undefined

function Around({ router }: { router: DataRouter }) {
  const [path, setPath] = useState('/')
  const [presses, setPresses] = useState(0)
  useLayoutEffect(() => router.subscribe(({ location }) => setPath(location.pathname)), [router])
  press = () => setPresses((before) => before + 1)
  log.push(`${path} ${presses}`)
  return null
}

test('what somebody has pressed is drawn before what the router draws for a change', async () => {
  const router = createMemoryRouter([{ path: '/' }, { path: '/blog' }])
  heedChanges(router)
  await act(async () => createRoot(document.createElement('div')).render(<Around router={router} />))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  void router.navigate('/blog')
  await Promise.resolve()
  expect(router.state.location.pathname).toBe('/blog')
  flushSync(() => press())
  expect(log).toEqual(['/ 0', '/ 1'])
  await vi.waitFor(() => expect(log.at(-1)).toBe('/blog 1'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
