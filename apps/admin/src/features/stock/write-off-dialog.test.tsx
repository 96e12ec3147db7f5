// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { WriteOffDialog } from './write-off-dialog.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { answers, keys } = vi.hoisted(() => ({ answers: [] as (() => unknown)[], keys: [] as string[] }))
vi.mock('#app/session/services.ts', () => ({
  runCommand: async (_name: string, _input: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    return answers.shift()?.()
  },
}))
vi.mock('./read-stock.ts', () => ({ readStock: async () => ({ batches: [] }) }))

test('a lost answer is asked for under the same key, what is sent after a refusal is another write-off', async () => {
  const onClose = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const goods = { variantId: 7, name: 'Granule' }
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <WriteOffDialog goods={goods} onClose={onClose} />
      </QueryClientProvider>,
    ),
  )
  const send = async (answer: () => unknown) => {
    answers.push(answer)
    const form = document.querySelector('form')
    await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  }
  const lost = () => {
    throw new Error('The line is down.')
  }
  await send(lost)
  expect(document.body.textContent).toContain('Zkuste to znovu')
  await send(() => ({ ok: false, code: 'pieces_promised', details: {} }))
  expect(onClose).not.toHaveBeenCalled()
  await send(() => ({ ok: true, value: {} }))
  expect(onClose).toHaveBeenCalledOnce()
  const [first, second, third] = keys
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  await act(async () => root.unmount())
})
