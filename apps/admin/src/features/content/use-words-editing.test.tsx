// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useWordsEditing } from './use-words-editing.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Item {
  version: number
  changedBy: string | null
  body: string
}

test('letters typed while a save is under way stay, and a second press waits for the first', async () => {
  const sent: { version: number; body: string }[] = []
  const answers: ((value: { ok: true; value: Item }) => void)[] = []
  let editing: ReturnType<typeof useWordsEditing<Item, 'body'>>
  function Editor() {
    editing = useWordsEditing<Item, 'body'>(
      { version: 1, changedBy: null, body: 'Psi' },
      {
        names: {},
        toDraft: ({ body }) => ({ body }),
        read: async () => null,
        save: ({ version }, { body }) => {
          sent.push({ version, body })
          return new Promise((resolve) => answers.push(resolve))
        },
        onChanged: () => undefined,
      },
    )
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Editor />))
  const press = () => act(async () => void editing.save())
  const type = (body: string) => act(async () => editing.set({ body }))
  await type('Psi jí')
  await press()
  await type('Psi jí maso')
  await press()
  expect(sent).toEqual([{ version: 1, body: 'Psi jí' }])
  await act(async () => answers[0]?.({ ok: true, value: { version: 2, changedBy: null, body: 'Psi jí' } }))
  const shown = () => [editing.mine.body, editing.isChanged, editing.item.version]
  expect(shown()).toEqual(['Psi jí maso', true, 2])
  await press()
  expect(sent[1]).toEqual({ version: 2, body: 'Psi jí maso' })
})
