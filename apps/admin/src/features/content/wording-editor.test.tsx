// @vitest-environment happy-dom
import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { WORDING } from '#app/texts/content/wording.ts'
import { WordingEditor } from './wording-editor.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { sent, pressed, newer } = vi.hoisted(() => ({
  sent: [] as unknown[],
  pressed: { save: async (): Promise<unknown> => undefined },
  newer: { page: null as unknown },
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
vi.mock('#app/session/use-session.ts', () => ({ useMayDo: () => false }))
vi.mock('#app/parts/row-history.tsx', () => ({ RowHistory: () => null }))
vi.mock('./read-page.ts', () => ({ readPage: async () => newer.page }))

const words = { effectiveFrom: '2026-12-24', title: 'Podmínky', perex: '', seoTitle: '', seoDescription: '' }
const drafted = (body: string, revision: number): StaffPage => ({
  ...{ pageId: 1, slug: 'podminky', wordings: [], newest: null, reach: 0, today: '2026-11-17', address: '/s/podminky' },
  draft: { ...words, body, versionId: 9, revision, version: '2026-12', changedBy: 'Jana' },
})

test('while two texts are disputed a second Ctrl+S saves neither; once one is taken it does', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <WordingEditor first={drafted('Společná.', 1)} />
      </QueryClientProvider>,
    ),
  )
  newer.page = drafted('Její.', 2)
  const body = [...place.querySelectorAll('textarea')].find(({ value }) => value === 'Společná.')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(body, 'Moje.')
    body?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => pressed.save())
  expect(sent).toHaveLength(1)
  expect(place.textContent).toContain(WORDING.disputed('Jana'))
  await act(async () => pressed.save())
  expect(sent).toHaveLength(1)
  expect(place.textContent).toContain(WORDING.settleFirst)
  const take = place.querySelector<HTMLButtonElement>(`[aria-label="${WORDING.take}: ${WORDING.mine}"]`)
  await act(async () => take?.click())
  await act(async () => pressed.save())
  expect(sent[1]).toMatchObject({ body: 'Moje.', seen: { versionId: 9, revision: 2 } })
})
