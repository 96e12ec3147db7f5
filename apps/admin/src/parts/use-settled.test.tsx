// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const seen: string[] = []

function Asking({ value }: { value: string }) {
  if (useSettled(value, 250)) seen.push(value)
  return null
}

test('only the last of several quick values is asked about', async () => {
  vi.useFakeTimers()
  const root = createRoot(document.createElement('div'))
  const type = async (value: string, ms: number) => {
    await act(async () => root.render(<Asking value={value} />))
    await act(async () => vi.advanceTimersByTime(ms))
  }
  await type('', 300)
  await type('1', 100)
  await type('12', 100)
  await type('123', 300)
  expect([...new Set(seen)]).toEqual(['', '123'])
  await act(async () => root.unmount())
  vi.useRealTimers()
})
