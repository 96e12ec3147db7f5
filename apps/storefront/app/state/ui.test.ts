import { expect, test } from 'vitest'
import { showToast, takeToasts } from './ui.ts'

test('keeps what is said before anybody can show it, and gives it to whoever comes', () => {
  const shown: unknown[] = []
  showToast({ title: 'one' })
  const leave = takeToasts(({ title }) => shown.push(title))
  showToast({ title: 'two' })
  expect(shown).toEqual(['one', 'two'])
  leave()
  showToast({ title: 'three' })
  expect(shown).toEqual(['one', 'two'])
  takeToasts(({ title }) => shown.push(title))
  expect(shown).toEqual(['one', 'two', 'three'])
})
