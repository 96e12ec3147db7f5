// @vitest-environment happy-dom
import type { StaffArticle } from '@shop/contract/staff/staff-article'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ARTICLE } from '#app/texts/content/article.ts'
import { ArticleEditor } from './article-editor.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { sent, pressed, newer } = vi.hoisted(() => ({
  sent: [] as unknown[],
  pressed: { save: async (): Promise<unknown> => undefined },
  newer: { article: null as unknown },
}))
vi.mock('#app/session/services.ts', () => ({
  runCommand: async (_name: string, input: unknown) => {
    sent.push(input)
    return { ok: false, code: 'version_conflict', details: {} }
  },
}))
vi.mock('#app/keys/use-keys.ts', () => ({
  useKeys: ([key]: [{ run(): Promise<unknown> }]) => {
    pressed.save = key.run
  },
}))
vi.mock('#app/parts/row-history.tsx', () => ({ RowHistory: () => null }))
vi.mock('./read-article.ts', () => ({ readArticle: async () => newer.article }))

const written = (body: string, version: number): StaffArticle => ({
  ...{ articleId: 1, version, state: 'draft', publishedAt: null, updatedAt: '2026-11-17T10:00:00Z' },
  ...{ changedBy: 'Jana', address: '/blog/psi', choices: { categories: [], authors: [] }, cover: null },
  fields: {
    ...{ title: 'Psi', slug: 'psi', perex: '', body, categoryId: 2, authorId: 5, tags: [], sources: [] },
    ...{ seoDescription: '', isPinned: false, checkedOn: null, products: [] },
  },
})

test("a second Ctrl+S does not write over a colleague's text that is disputed", async () => {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <ArticleEditor first={written('Společná.', 1)} />
      </QueryClientProvider>,
    ),
  )
  newer.article = written('Její.', 2)
  const body = [...place.querySelectorAll('textarea')].find(({ value }) => value === 'Společná.')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(body, 'Moje.')
    body?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => pressed.save())
  await act(async () => pressed.save())
  expect(sent).toHaveLength(1)
  expect(place.textContent).toContain(ARTICLE.settleFirst)
})
