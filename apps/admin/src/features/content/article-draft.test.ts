import type { StaffArticle } from '@shop/contract/staff/staff-article'
import { expect, test } from 'vitest'
import { beginArticle, claimsIn, fromDraft, isArticleChanged, takeNewerArticle, toDraft } from './article-draft.ts'

const article: StaffArticle = {
  ...{ articleId: 1, version: 3, state: 'draft', publishedAt: null, updatedAt: '2026-11-17T10:00:00Z' },
  ...{ changedBy: null, address: 'https://cenich.example/blog/psi', choices: { categories: [], authors: [] } },
  fields: {
    ...{ title: 'Psi', slug: 'psi', perex: '', body: 'Text.', categoryId: 2, authorId: 5, tags: ['výživa', 'štěně'] },
    ...{ sources: [], seoDescription: '', isPinned: true, checkedOn: null, products: ['granule-a'] },
    cover: { hash: '0123456789abcdef', alt: 'Pes.' },
  },
  cover: { hash: '0123456789abcdef', key: 'pes', width: 900, height: 600, alt: 'Pes.' },
}

test('what the form holds is the article again', () => {
  expect(fromDraft(toDraft(article))).toEqual(article.fields)
  expect(isArticleChanged(beginArticle(article))).toBe(false)
})

test('empty lines and goods named twice are left out', () => {
  const draft = { ...toDraft(article), tags: ' jedna \n\n', products: 'granule-a\ngranule-a' }
  expect(fromDraft(draft)).toMatchObject({ tags: ['jedna'], products: ['granule-a'] })
})

test('what a colleague saved meanwhile is put together, and the same field asks', () => {
  const begun = beginArticle(article)
  const mine = { ...begun, mine: { ...begun.mine, body: 'Moje.', perex: 'Úvod.' } }
  const theirs = { ...article, version: 4, fields: { ...article.fields, body: 'Jejich.', title: 'Kočky' } }
  const newer = takeNewerArticle(mine, theirs)
  expect(newer.disputed).toEqual(['body'])
  expect(newer.editing.mine).toMatchObject({ title: 'Kočky', perex: 'Úvod.', body: 'Moje.' })
})

test('claims are counted in every text', () => {
  expect(claimsIn({ ...toDraft(article), perex: 'Léčí alergie.', seoDescription: 'Zázračné krmivo.' })).toBe(2)
})
