import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePacketa, startFakePacketa } from './fake-packeta.ts'

let fake: FakePacketa
let script: string

beforeAll(async () => {
  fake = await startFakePacketa()
  const response = await fetch(`${fake.url}/v6/www/js/library.js`)
  expect(response.headers.get('content-type')).toContain('javascript')
  script = await response.text()
})
afterAll(() => fake.stop())

type Point = { id: string; group: string; error: string | null } | null

/** A page that has loaded the script, as the shop's would. */
function openPage() {
  const window = new Window()
  const { document } = window
  const load = new Function('globalThis', 'document', script)
  const page = window as unknown as {
    Packeta: {
      Widget: {
        pick(key: string, done: (point: Point) => void, options?: object, inside?: unknown): void
        close(): void
      }
    }
  }
  load(page, document)
  const chosen: Point[] = []
  const buttons = () => [...document.querySelectorAll('button')].filter((button) => button.textContent !== 'Zavřít')
  return {
    document,
    Event: window.Event,
    chosen,
    buttons,
    labels: () => buttons().map((button) => button.textContent),
    close: () => page.Packeta.Widget.close(),
    pick: (options?: object, inside?: unknown) =>
      page.Packeta.Widget.pick('key', (point) => void chosen.push(point), options, inside),
  }
}

test('opens a named dialog and calls back with the chosen point, once', () => {
  const page = openPage()
  page.pick({ country: 'cz', language: 'cs' })
  const dialog = page.document.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  expect(page.document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Výběr výdejního místa',
  )

  page
    .buttons()
    .find((button) => button.textContent === 'Vybrat Praha, Korunní 44')
    ?.click()
  expect(page.chosen).toMatchObject([
    { id: '70001', name: 'Praha, Korunní 44', zip: '120 00', pickupPointType: 'internal', group: '', maxWeight: 20 },
  ])
  expect(page.document.querySelector('dialog')).toBeNull()
})

test.each(['button', 'escape', 'code'])('closed by %s without a choice it calls back with null', (how) => {
  const page = openPage()
  page.pick()
  const dialog = page.document.querySelector('dialog')
  if (how === 'button') [...page.document.querySelectorAll('button')].at(-1)?.click()
  if (how === 'escape') dialog?.dispatchEvent(new page.Event('cancel'))
  if (how === 'code') page.close()
  expect(page.chosen).toEqual([null])
})

test('honours the vendors and the weight, and searches without accents', () => {
  const page = openPage()
  page.pick({ vendors: [{ country: 'cz', group: 'zbox' }], weight: 9 })
  expect(page.labels()).toHaveLength(6)
  const search = page.document.querySelector('input')
  if (!search) throw new Error('no search')
  search.value = 'plzen'
  search.dispatchEvent(new page.Event('input'))
  expect(page.labels()).toHaveLength(1)
  expect(page.document.querySelector('[role=status]')?.textContent).toBe('Nalezená místa: 1')
})

test('a point that cannot be used is shown with the reason and cannot be chosen', () => {
  const page = openPage()
  page.pick()
  const full = page.buttons().find((button) => button.disabled)
  expect(full?.closest('li')?.textContent).toContain('plné')
  expect(page.buttons().filter((button) => button.disabled)).toHaveLength(4)
})

test('renders into an element of the page when it is given one', () => {
  const page = openPage()
  const place = page.document.createElement('div')
  page.document.body.append(place)
  page.pick({}, place)
  expect(page.document.querySelector('dialog')).toBeNull()
  expect(place.querySelectorAll('li')).toHaveLength(24)
  page.buttons()[0]?.click()
  expect(page.chosen).toHaveLength(1)
  expect(place.childElementCount).toBe(0)
})
