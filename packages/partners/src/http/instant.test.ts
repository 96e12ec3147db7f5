import { expect, test } from 'vitest'
import { Instant } from './instant.ts'

test.each([
  ['2026-07-25T12:00:00', '2026-07-25T10:00:00.000Z'],
  ['2026-12-25T12:00:30', '2026-12-25T11:00:30.000Z'],
  ['2026-12-25 12:00', '2026-12-25T11:00:00.000Z'],
  ['2026-12-25T12:00:00.1234567', '2026-12-25T11:00:00.000Z'],
  ['2026-12-25T12:00:00+02:00', '2026-12-25T10:00:00.000Z'],
  ['2026-12-25T12:00:00Z', '2026-12-25T12:00:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(Instant.parse(text).toISOString()).toBe(instant)
})

test.each(['', 'yesterday', '2026-13-45T12:00:00', '2026-12-25T25:61:00'])('"%s" is no moment', (text) => {
  expect(Instant.safeParse(text).success).toBe(false)
})
