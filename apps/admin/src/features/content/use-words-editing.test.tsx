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
const sent: { version: number; body: string; reason: string }[] = []
const answers: ((value: { ok: true; value: Item }) => void)[] = []
const shown: { editing: ReturnType<typeof useWordsEditing<Item, 'body'>> | null } = { editing: null }

const KIND: WordsKind<Item, 'body'> = {
  names: {},
  toDraft: ({ body }) => ({ body }),
  read: async () => null,
  save: ({ version }, { body }, reason) => {
    sent.push({ version, body, reason })
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
  expect(sent).toEqual([{ version: 1, body: 'Psi jí', reason: '' }])
  await act(async () => answers[0]?.({ ok: true, value: { version: 2, changedBy: null, body: 'Psi jí' } }))
  expect(shown.editing).toMatchObject({ mine: { body: 'Psi jí maso' }, isChanged: true, item: { version: 2 } })
  await press()
  expect(sent[1]).toEqual({ version: 2, body: 'Psi jí maso', reason: '' })
})

test('what was read meanwhile is taken over, but never over what is typed nor over something newer', async () => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Editor />))
  const read = (version: number, body: string) =>
    act(async () => shown.editing?.takeOver({ version, changedBy: null, body }))
  await read(3, 'Kočky')
  expect(shown.editing).toMatchObject({ item: { version: 3 }, mine: { body: 'Kočky' }, isChanged: false })
  await read(2, 'Psi')
  expect(shown.editing).toMatchObject({ item: { version: 3 }, mine: { body: 'Kočky' } })
  await type('Kočky a psi')
  await read(4, 'Ryby')
  expect(shown.editing).toMatchObject({ item: { version: 3 }, mine: { body: 'Kočky a psi' }, isChanged: true })
})

test('why goes to the history with the next command, and is said once', async () => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Editor />))
  await type('Psi žerou')
  await act(async () => shown.editing?.setReason('Lépe česky'))
  await press()
  expect(sent.at(-1)).toEqual({ version: 1, body: 'Psi žerou', reason: 'Lépe česky' })
  await act(async () => answers.at(-1)?.({ ok: true, value: { version: 2, changedBy: null, body: 'Psi žerou' } }))
  expect(shown.editing).toMatchObject({ reason: '', isChanged: false })
})
