import { describe, expect, test } from 'vitest'
import { parseComparedItems } from './parse-compared.ts'

const ITEM = {
  slug: 'losos',
  name: 'Losos',
  tint: 'coral',
  image: { name: 'a', hash: 'b', alt: '', width: 1, height: 2 },
}

describe('foods kept for comparing', () => {
  test('are read back', () => {
    expect(parseComparedItems(JSON.stringify([ITEM]))).toEqual([ITEM])
  })

  test.each([
    ['nothing kept', null],
    ['not JSON', '{'],
    ['not a list', '{"slug":"losos"}'],
    ['no slug', '[{"name":"Losos"}]'],
    ['a slug that is an address', '[{"slug":"//zlo.cz","name":"x"}]'],
  ])('%s is nothing', (_title, text) => {
    expect(parseComparedItems(text)).toEqual([])
  })

  test('a broken picture is no picture', () => {
    expect(parseComparedItems(JSON.stringify([{ ...ITEM, image: { name: 'a' } }]))[0]?.image).toBeNull()
  })

  test('are three at most', () => {
    expect(parseComparedItems(JSON.stringify([1, 2, 3, 4].map((n) => ({ ...ITEM, slug: `losos-${n}` }))))).toHaveLength(
      3,
    )
  })
})
