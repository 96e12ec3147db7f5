import { describe, expect, test } from 'vitest'
import { chooseFilterToDrop, listDropOptions } from './filter-to-drop.ts'
import { formatGridQuery } from './format-grid-filters.ts'
import type { Facet } from './grid-filters.ts'
import { parseGridFilters } from './parse-grid-filters.ts'

const parse = (query: string) => parseGridFilters(new URLSearchParams(query))

test('asks once for a facet, once for every exclusion', () => {
  const options = listDropOptions(parse('maso=kure,losos&bez=obiloviny,ryze&cena-do=500&strana=2'))
  expect(options.map((option) => [option.facet, option.dropped.length, formatGridQuery(option.rest)])).toEqual([
    ['protein', 2, '?bez=obiloviny,ryze&cena-do=500'],
    ['without', 1, '?maso=kure,losos&bez=ryze&cena-do=500'],
    ['without', 1, '?maso=kure,losos&bez=obiloviny&cena-do=500'],
    ['price', 1, '?maso=kure,losos&bez=obiloviny,ryze'],
  ])
})

test('asks once for each attribute, whatever values of it are chosen', () => {
  const options = listDropOptions(parse('vlastnost=material.nylon,material.guma,do-mycky.ano'))
  expect(options.map(({ facet, rest }) => [facet, formatGridQuery(rest)])).toEqual([
    ['property', '?vlastnost=material.guma,material.nylon'],
    ['property', '?vlastnost=do-mycky.ano'],
  ])
})

test('without filters there is nothing to ask', () => {
  expect(listDropOptions(parse('q=granule&strana=2'))).toEqual([])
})

describe('the filter to drop', () => {
  const found = (...counts: [Facet, number][]) => chooseFilterToDrop(counts.map(([facet, count]) => ({ facet, count })))

  test.each<[string, [Facet, number][], Facet | undefined]>([
    [
      'the one that gives most',
      [
        ['protein', 4],
        ['price', 9],
      ],
      'price',
    ],
    [
      'of equals the one easier to give up',
      [
        ['lifeStage', 5],
        ['sale', 5],
        ['pack', 5],
      ],
      'sale',
    ],
    [
      'never an exclusion while something else helps',
      [
        ['without', 80],
        ['pack', 1],
      ],
      'pack',
    ],
    [
      'an exclusion when nothing else does',
      [
        ['without', 80],
        ['pack', 0],
      ],
      'without',
    ],
    [
      'none when no single one helps',
      [
        ['without', 0],
        ['pack', 0],
      ],
      undefined,
    ],
    ['none of none', [], undefined],
  ])('%s', (_name, counts, facet) => {
    expect(found(...counts)?.facet).toBe(facet)
  })
})
