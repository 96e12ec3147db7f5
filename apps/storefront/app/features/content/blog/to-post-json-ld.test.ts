import { BlogPostRow } from '@shop/contract/content'
import { expect, test } from 'vitest'
import { toPostJsonLd } from './to-post-json-ld.server.ts'

const ROW: BlogPostRow = BlogPostRow.parse({
  ...{ slug: 'voda', title: 'Voda k jídlu', perex: 'Kolik a kdy.', reading_minutes: 3, cover_key: null },
  ...{ published_at: '2026-03-01T08:00:00Z', checked_on: null, category: { slug: 'vyziva', name: 'Výživa' } },
  ...{ author: { slug: 'jana', name: 'Jana', bio: '', avatar_key: null }, product_slugs: [], body: '' },
  ...{ tags: ['pití', 'léto'], sources: [], seo_description: '', updated_at: '2026-04-01T08:00:00Z' },
})

function graphOf(change: Partial<BlogPostRow> = {}) {
  return JSON.parse(toPostJsonLd({ ...ROW, ...change }))['@graph']
}

test.each([
  ['changed after it came out', '2026-04-01T08:00:00Z', '2026-04-01T08:00:00Z'],
  ['written before it came out', '2026-02-01T08:00:00Z', '2026-03-01T08:00:00Z'],
])('an article %s was never changed before it was published', (_title, updatedAt, dateModified) => {
  expect(graphOf({ updated_at: updatedAt })[0]).toMatchObject({ datePublished: '2026-03-01T08:00:00Z', dateModified })
})

test.each([
  ['the description for machines comes first', { seo_description: 'Pro stroje' }, { description: 'Pro stroje' }],
  ['the opening stands in for it', { seo_description: '' }, { description: 'Kolik a kdy.' }],
  ['a topic has its picture', {}, { image: 'https://cenich.test/sdileni/vyziva.png' }],
  [
    'a picture of its own comes first',
    { cover: { key: 'pes', hash: '0123456789abcdef', alt: 'Pes.', width: 900, height: 600 } },
    { image: expect.stringMatching(/\/0123456789abcdef\/640\/pes\.jpeg$/) },
  ],
  [
    'a topic that is new has that of the shop',
    { category: { slug: 'nove-tema', name: 'Nové' } },
    { image: 'https://cenich.test/sdileni/cenich.png' },
  ],
  ['tags are keywords', {}, { keywords: 'pití, léto' }],
  ['no tags', { tags: [] }, { keywords: '' }],
  ['sources are cited', { sources: ['FEDIAF 2025'] }, { citation: ['FEDIAF 2025'] }],
])('%s', (_title, change, node) => {
  expect(graphOf(change)[0]).toMatchObject(node)
})

test('an article without sources cites nothing', () => {
  expect(graphOf()[0]).not.toHaveProperty('citation')
})

test('stands under its topic', () => {
  const [, trail] = graphOf()
  expect(trail.itemListElement.map(({ item }: { item?: string }) => item)).toEqual([
    'https://cenich.test/',
    'https://cenich.test/blog',
    'https://cenich.test/blog/kategorie/vyziva',
    undefined,
  ])
})

test('a title cannot end the script it stands in', () => {
  expect(toPostJsonLd({ ...ROW, title: '</script>' })).not.toContain('<')
})
