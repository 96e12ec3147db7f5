import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test('ties every sentence of an area, however deep, and leaves functions and numbers alone', () => {
  const count = (pieces: number) => `${pieces} ks`
  const texts = typeset({ one: 'pes v lese', many: ['k vodě', { deep: '5 kg' }], count, limit: 3, none: null })
  expect(texts).toEqual({
    one: 'pes v\u00a0lese',
    many: ['k\u00a0vodě', { deep: '5\u00a0kg' }],
    count,
    limit: 3,
    none: null,
  })
})
