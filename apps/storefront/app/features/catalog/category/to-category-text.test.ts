import { describe, expect, test } from 'vitest'
import type { CategoryPage } from './load-category.server.ts'
import { toCategoryText } from './to-category-text.server.ts'

function textOf(change: { lead?: string; body?: string; page?: number }) {
  const { lead = 'Základ misky.', body = '', page = 1 } = change
  return toCategoryText({ heading: 'Granule', lead, body, grid: { filters: { page } } } as unknown as CategoryPage)
}

describe('toCategoryText', () => {
  test('a shelf without a text has its lead, under its own name', () => {
    expect(textOf({})).toEqual({ heading: 'Granule', lead: 'Základ misky.', blocks: [] })
  })

  test('a text that begins with a heading is named by it', () => {
    const text = textOf({ body: '## Proč tolik masa\n\nProtože pes.' })
    expect(text?.heading).toBe('Proč tolik masa')
    expect(text?.blocks.map(({ type }) => type)).toEqual(['paragraph'])
  })

  test('a text without one stands under the name of the shelf', () => {
    expect(textOf({ body: 'Protože pes.' })).toMatchObject({ heading: 'Granule', blocks: [{ type: 'paragraph' }] })
  })

  test('further pages and shelves without words have none', () => {
    expect(textOf({ page: 2 })).toBeNull()
    expect(textOf({ lead: '', body: '' })).toBeNull()
  })
})
