import { type Facet, type GridFilters, LIST_FACETS, NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import { expect, test } from 'vitest'
import { columnOf, toGridQuestion } from './to-grid-question.server.ts'

test('nothing chosen asks for everything', () => {
  expect(toGridQuestion(NO_FILTERS, undefined)).toEqual({})
})

test.each<[Partial<GridFilters>, object]>([
  [{ category: ['granule', 'konzervy'] }, { category: ['granule', 'konzervy'] }],
  [{ lifeStage: ['stene'] }, { life_stage: ['stene'] }],
  [{ price: { from: 100_00, to: null } }, { price: { from: 100_00, to: null } }],
  [{ price: { from: null, to: 1 } }, { price: { from: null, to: 1 } }],
  [{ unitPrice: { from: 0, to: 0 } }, { unit_price: { from: 0, to: 0 } }],
  [{ energyPrice: { from: null, to: 6300 } }, { energy_price: { from: null, to: 6300 } }],
  [{ inStock: true }, { in_stock: true }],
  [{ sale: true }, { on_sale: true }],
])('%j asks for %j', (filters, question) => {
  expect(toGridQuestion({ ...NO_FILTERS, ...filters }, undefined)).toEqual(question)
})

test('every facet with a list is asked for under the name of the database', () => {
  const chosen = Object.fromEntries(LIST_FACETS.map((facet) => [facet, ['a']]))
  const question = toGridQuestion({ ...NO_FILTERS, ...chosen }, undefined)
  expect(question).toEqual(Object.fromEntries(LIST_FACETS.map((facet) => [columnOf(facet), ['a']])))
})

test('the page of a category keeps to it, whatever else is chosen', () => {
  expect(toGridQuestion({ ...NO_FILTERS, category: ['mala-plemena'] }, 'granule')).toEqual({
    within: ['granule'],
    category: ['mala-plemena'],
  })
})

test.each<[Facet, string]>([
  ['lifeStage', 'life_stage'],
  ['unitPrice', 'unit_price'],
  ['energyPrice', 'energy_price'],
  ['inStock', 'in_stock'],
  ['sale', 'on_sale'],
  ['protein', 'protein'],
])('%s is the column %s', (facet, column) => {
  expect(columnOf(facet)).toBe(column)
})
