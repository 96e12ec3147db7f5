import { expect, test } from 'vitest'
import { beginOf, DAY_MS, dayOf } from './calendar.ts'

test('every day of ten years begins where the one before it ends', () => {
  const days = Array.from({ length: 3653 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1) + at * DAY_MS).toISOString().slice(0, 10),
  )
  const wrong = days.filter((day, at) => {
    const began = beginOf(day)
    return dayOf(began) !== day || (at > 0 && dayOf(began - 1) !== days[at - 1])
  })
  expect(wrong).toEqual([])
})
