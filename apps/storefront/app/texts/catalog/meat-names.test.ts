import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeTexts } from '#app/texts/content/home.ts'
import { PROTEINS } from '#app/texts/shell/navigation.ts'
import { facetTexts } from './facets.ts'
import { breakMeatName } from './meat-name.ts'

const DEMO = join(import.meta.dirname, '../../../../../database/seed/demo')
const NAMES = {
  kure: 'Kuře',
  hovezi: 'Hovězí',
  losos: 'Losos',
  jehneci: 'Jehněčí',
  kachna: 'Kachna',
  zverina: 'Zvěřina',
  kruta: 'Krůta',
  kralik: 'Králík',
  vege: 'Vegetariánské',
}

const readDemo = (path: string) => JSON.parse(readFileSync(join(DEMO, path), 'utf8'))
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test('the menu calls every meat by its one name', () => {
  expect(Object.fromEntries(PROTEINS.map(({ code, label }) => [code, plain(label)]))).toEqual(NAMES)
})

test('cards, filters and search call every meat by its one name', () => {
  expect(readDemo('catalogue/labels.json').protein).toEqual(NAMES)
})

test('the longest name has a place to break and loses no letter', () => {
  expect(breakMeatName('Vegetariánské')).toBe('Vegeta\u00adriánské')
  expect(breakMeatName('Kuře')).toBe('Kuře')
})

test('weights of a dog have the same bounds on the home page and in the filter', () => {
  const bounds = (label: string) => /(do|nad|\d+–)\s?\d+ kg$/.exec(plain(label))?.[0]
  const weights = homeTexts.finder.weights.map(({ value, label }) => [value, bounds(label)])
  const filter = Object.entries(facetTexts.values.size).map(([value, label]) => [value, bounds(label)])
  expect(weights.toSorted()).toEqual(filter.toSorted())
  expect(weights.every(([, label]) => label)).toBe(true)
})
