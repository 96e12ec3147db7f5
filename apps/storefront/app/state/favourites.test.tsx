// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesChanged, useFavourites } from './favourites.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let drawings: string[] = []
let root: Root | undefined

function Heart() {
  const ids = useFavourites().join()
  drawings.push(ids)
  return <p>{ids}</p>
}

async function comeAlive(): Promise<void> {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Heart />)
  drawings = []
  await act(async () => {
    root = hydrateRoot(place, <Heart />)
  })
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server's answer writes
  document.cookie = 'other=1'
})

afterEach(() => act(() => root?.unmount()))

test('who has no favourites has every heart drawn once while the page comes to life', async () => {
  await comeAlive()
  expect(drawings).toEqual([''])
})

test('a heart is drawn again for who has some, and when the cookie has changed', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server's answer writes
  document.cookie = 'cenich_oblibene=7.5'
  await comeAlive()
  expect(drawings).toEqual(['', '7,5'])
  // biome-ignore lint/suspicious/noDocumentCookie: what the server's answer writes
  document.cookie = 'cenich_oblibene=5'
  await act(async () => favouritesChanged())
  expect(drawings).toEqual(['', '7,5', '5'])
})
