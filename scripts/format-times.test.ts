import { expect, test } from 'vitest'
import { formatTimes } from './format-times.ts'

test('shows every step with its seconds, the slowest files first, and the whole', () => {
  const steps = [
    { name: 'lint', ms: 4200 },
    { name: 'test', ms: 200_000 },
  ]
  const files = Array.from({ length: 20 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1000 }))
  const lines = formatTimes({ steps, files, totalMs: 904_400 }).split('\n')
  expect(lines.slice(0, 5)).toEqual([
    'Where the time went:',
    '    4.2 s  lint',
    '  200.0 s  test',
    'Slowest test files, of 20:',
    '   19.0 s  19.test.ts',
  ])
  expect(lines).toHaveLength(17)
  expect(lines.at(-1)).toBe('Everything took 15:04.')
})
