// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useWordsEditing, type WordsKind } from './use-words-editing.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Item {
  version: number
  changedBy: string | null
  body: string
}

const FIRST: Item = { version: 1, changedBy: null, body: 'Psi' }
const sent: { version: number; body: string }[] = []
const answers: ((value: { ok: true; value: Item }) => void)[] = []
const shown: { editing: ReturnType<typeof useWordsEditing<Item, 'body'>> | null } = { editing: null }

const KIND: WordsKind<Item, 'body'> = {
  names: {},
  toDraft: ({ body }) => ({ body }),
  read: async () => null,
  save: ({ version }, { body }) => {
    sent.push({ version, body })
    return new Promise((resolve) => answers.push(resolve))
  },
  onChanged: () => undefined,
}

function Editor() {
  shown.editing = useWordsEditing<Item, 'body'>(FIRST, KIND)
  return null
}

const press = () => act(async () => void shown.editing?.save())
const type = (body: string) => act(async () => shown.editing?.set({ body }))

test('letters typed while a save is under way stay, and a second press waits for the first', async () => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Editor />))
  await type('Psi jí')
  await press()
  await type('Psi jí maso')
  await press()
  expect(sent).toEqual([{ version: 1, body: 'Psi jí' }])
  await act(async () => answers[0]?.({ ok: true, value: { version: 2, changedBy: null, body: 'Psi jí' } }))
  expect(shown.editing).toMatchObject({ mine: { body: 'Psi jí maso' }, isChanged: true, item: { version: 2 } })
  await press()
  expect(sent[1]).toEqual({ version: 2, body: 'Psi jí maso' })
})
