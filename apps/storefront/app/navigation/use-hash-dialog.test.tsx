// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHashDialog } from './use-hash-dialog.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let drawings: string[] = []

function Page() {
  const { hash } = useHashDialog()
  drawings.push(hash)
  return <p>{hash || 'closed'}</p>
}

const toRouter = (address: string) =>
  createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [address] })

/** The server never sees what stands behind the hash. */
async function comeAlive(address: string): Promise<HTMLElement> {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<RouterProvider router={toRouter('/')} />)
  drawings = []
  await act(async () => {
    hydrateRoot(place, <RouterProvider router={toRouter(address)} />)
  })
  return place
}

beforeEach(() => {
  drawings = []
})

test('a page without an open dialog is drawn once while it comes to life', async () => {
  await comeAlive('/')
  expect(drawings).toEqual([''])
})

test('one that was opened before the page lived is found open', async () => {
  const place = await comeAlive('/#filtry')
  expect(drawings).toEqual(['', '#filtry'])
  expect(place.textContent).toBe('#filtry')
})
