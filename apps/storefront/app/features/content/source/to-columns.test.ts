import type { Entry } from '@shop/partners/contentful/contentful'
import { expect, test } from 'vitest'
import { toColumns } from './to-columns.server.ts'

const entry = (fields: Record<string, unknown>): Entry => ({
  ...{ id: 'e1', contentType: 'post', updatedAt: '2026-11-15T10:00:00Z', fields },
})

test.each([
  ['a name of several words', { seoDescription: 'a' }, { seo_description: 'a' }],
  ['a name of one', { slug: 'a' }, { slug: 'a' }],
  ['a list stays a list', { productSlugs: ['a', 'b'] }, { product_slugs: ['a', 'b'] }],
  ['nothing, nought and no stay what they are', { a: null, b: 0, c: false, d: '' }, { a: null, b: 0, c: false, d: '' }],
  ['an object that is no entry stays', { place: { lat: 49.2, lon: 16.6 } }, { place: { lat: 49.2, lon: 16.6 } }],
  ['an own date wins over that of the space', { updatedAt: '2020-01-01' }, { updated_at: '2020-01-01' }],
])('%s', (_title, fields, columns) => {
  expect(toColumns(entry(fields))).toMatchObject(columns)
})

test('what an editor left out is filled as the tables fill it', () => {
  expect(toColumns(entry({}))).toEqual({
    ...{ updated_at: '2026-11-15T10:00:00Z', description: '', perex: '', seo_title: '', seo_description: '' },
    ...{ cover_key: null, avatar_key: null, checked_on: null, valid_to: null },
    ...{ tags: [], sources: [], related: [], product_slugs: [] },
  })
})

test('a linked entry becomes a row inside, and one linked from it too', () => {
  const author = entry({ slug: 'jana', avatarKey: 'j', firm: entry({ name: 'Čenich' }) })
  expect(toColumns(entry({ author }))).toMatchObject({
    author: { slug: 'jana', avatar_key: 'j', firm: { name: 'Čenich' } },
  })
})
