// @vitest-environment happy-dom
import { act, type ComponentType, Suspense } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LatePart, LiveWhenNear } from './live-when-near.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Values {
  word: string
}

/** What the browser would say once the part is near. */
let comeNear: () => void = () => undefined
let watched = 0
/** The browser has answered everything and has time. */
let rest: () => void = () => undefined

class FakeObserver {
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => onSeen([{ isIntersecting: true }])
  }
  observe() {
    watched += 1
  }
  disconnect() {
    comeNear = () => undefined
  }
}

const Part: ComponentType<Values> = ({ word }) => (
  <form>
    <input name="email" />
    <button type="button">{word}</button>
  </form>
)

let place: HTMLElement
let root: Root | undefined
const load = vi.fn((): Promise<ComponentType<Values>> => Promise.resolve(Part))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    rest = work
  })
  rest = () => undefined
  watched = 0
  load.mockClear()
  place = document.createElement('main')
  document.body.replaceChildren(place)
})

afterEach(async () => {
  await act(async () => root?.unmount())
})

/** The page as the server has drawn it, taken over by a browser that has no code of the part yet. */
async function open({ isStill = false, isUrgent = false } = {}) {
  const page = (part: LatePart<Values>, word: string) => (
    <LiveWhenNear part={part} values={{ word }} isStill={isStill} isUrgent={isUrgent} />
  )
  place.innerHTML = renderToString(page({ drawn: Part, load }, 'Ano'))
  const part: LatePart<Values> = { drawn: null, load }
  root = await act(async () => hydrateRoot(place, page(part, 'Ano')))
  return { say: (word: string) => nextTo(() => root?.render(page(part, word))) }
}

/** What is done, and everything that follows from it within a task or two. */
async function nextTo(doing: () => void): Promise<void> {
  await act(async () => doing())
  await act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
}

const drawnButton = () => place.querySelector('button')

test('what the server has drawn stays as it came until it is near', async () => {
  await open()
  const before = drawnButton()
  expect(before?.textContent).toBe('Ano')
  expect(load).not.toHaveBeenCalled()
  await nextTo(comeNear)
  expect(load).toHaveBeenCalledTimes(1)
  expect(drawnButton()?.textContent).toBe('Ano')
  expect(drawnButton()).not.toBe(before)
  expect(place.querySelectorAll('form')).toHaveLength(1)
})

test('what has something else to show waits for a rest of the browser, not to be near', async () => {
  const { say } = await open()
  await say('Ne')
  await nextTo(() => rest())
  expect(load).toHaveBeenCalledTimes(1)
  expect(drawnButton()?.textContent).toBe('Ano')
  await nextTo(() => rest())
  expect(drawnButton()?.textContent).toBe('Ne')
})

test('what has something else to show and is near does not wait for that rest', async () => {
  const { say } = await open()
  await say('Ne')
  await nextTo(comeNear)
  expect(drawnButton()?.textContent).toBe('Ne')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was filled in before it lived is still there, and so is the focus', async () => {
  await open()
  const field = place.querySelector('input')
  field?.focus()
  if (field) field.value = 'jana@priklad.cz'
  await nextTo(comeNear)
  expect(place.querySelector('input')).not.toBe(field)
  expect(place.querySelector('input')?.value).toBe('jana@priklad.cz')
  expect(document.activeElement).toBe(place.querySelector('input'))
})

test('what must not wait does not', async () => {
  await open({ isUrgent: true })
  await nextTo(() => undefined)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part in which nothing can be touched brings its code only to show something else', async () => {
  const { say } = await open({ isStill: true })
  expect(watched).toBe(0)
  expect(load).not.toHaveBeenCalled()
  await say('Ne')
  await nextTo(() => rest())
  await nextTo(() => rest())
  expect(drawnButton()?.textContent).toBe('Ne')
})

test('a page that was not drawn by the server waits for the part, and the next one has it at once', async () => {
  const part: LatePart<Values> = { drawn: null, load }
  const page = (word: string) => (
    <Suspense fallback="waits">
      <LiveWhenNear key={word} part={part} values={{ word }} />
    </Suspense>
  )
  root = createRoot(place)
  const { promise, resolve } = Promise.withResolvers<ComponentType<Values>>()
  load.mockReturnValueOnce(promise)
  await act(async () => root?.render(page('Ano')))
  expect(place.textContent).toBe('waits')
  await act(async () => resolve(Part))
  expect(drawnButton()?.textContent).toBe('Ano')
  await act(async () => root?.render(page('Ne')))
  expect(drawnButton()?.textContent).toBe('Ne')
  expect(load).toHaveBeenCalledTimes(1)
})
