import { expect, test } from 'vitest'
import { toGridJsonLd } from './to-grid-json-ld.server.ts'

type Page = Parameters<typeof toGridJsonLd>[0]
interface Item {
  position: number
  name: string
  url: string
}

const CARDS = [
  { slug: 'kure', name: 'Kuře s\u00a0rýží' },
  { slug: 'losos', name: 'Losos' },
]

function graphOf({ cards = CARDS, page = 1, above = [] as Page['above'], heading = 'Granule' } = {}) {
  const grid = { filters: { page }, total: 51, cards }
  return JSON.parse(toGridJsonLd({ above, heading, grid } as unknown as Page))['@graph']
}

test.each([
  ['the first page counts from one', 1, [1, 2]],
  ['the second goes on where the first ended', 2, [25, 26]],
  ['and the third', 3, [49, 50]],
])('%s', (_title, page, positions) => {
  expect(graphOf({ page })[1].itemListElement.map(({ position }: Item) => position)).toEqual(positions)
})

test('goods are named without typesetting, by whole addresses, and all of them are counted', () => {
  const [, list] = graphOf()
  expect(list).toMatchObject({ '@type': 'ItemList', name: 'Granule', numberOfItems: 51 })
  expect(list.itemListElement[0]).toMatchObject({ name: 'Kuře s rýží', url: 'https://cenich.test/produkt/kure' })
})

test('a grid that nothing fits is an empty list', () => {
  expect(graphOf({ cards: [] })[1].itemListElement).toEqual([])
})

test.each([
  ['the top of the catalogue', [], ['Čenich', 'Granule']],
  ['a branch of it', [{ label: 'Produkty', to: '/produkty' as const }], ['Čenich', 'Produkty', 'Granule']],
])('%s stands under the home page', (_title, above, names) => {
  expect(graphOf({ above })[0].itemListElement.map(({ name }: Item) => name)).toEqual(names)
})

test('a name cannot end the script it stands in', () => {
  const grid = { filters: { page: 1 }, total: 1, cards: [{ slug: 'x', name: '</script>' }] }
  expect(toGridJsonLd({ above: [], heading: '<b>', grid } as unknown as Page)).not.toContain('<')
})
