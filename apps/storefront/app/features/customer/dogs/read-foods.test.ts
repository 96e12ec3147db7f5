import { describe, expect, test } from 'vitest'
import { readFoods } from './read-foods.server.ts'

function form(fields: Record<string, string>): FormData {
  const values = new FormData()
  for (const [name, value] of Object.entries(fields)) values.set(name, value)
  return values
}

describe('readFoods', () => {
  test.each<[string, Record<string, string>, unknown[]]>([
    ['nothing at all', { food1: '', share1: '' }, []],
    ['one food needs no share', { food1: '7', share1: '' }, [{ kind: 'share', productId: 7, percent: 100 }]],
    [
      'a mix with treats',
      { food1: '7', share1: '75', food3: '8', share3: '25 %', treat: '9', treatGrams: '20' },
      [
        { kind: 'share', productId: 7, percent: 75 },
        { kind: 'share', productId: 8, percent: 25 },
        { kind: 'treat', productId: 9, grams: 20 },
      ],
    ],
    [
      'a treat without grams is none',
      { food1: '7', share1: '100', treat: '9' },
      [{ kind: 'share', productId: 7, percent: 100 }],
    ],
    [
      'a food without a share gets the rest',
      { food1: '7', share1: '80', food2: '8' },
      [
        { kind: 'share', productId: 7, percent: 80 },
        { kind: 'share', productId: 8, percent: 20 },
      ],
    ],
    [
      'three foods without shares are thirds of a hundred',
      { food1: '7', food2: '8', food3: '9' },
      [
        { kind: 'share', productId: 7, percent: 33 },
        { kind: 'share', productId: 8, percent: 33 },
        { kind: 'share', productId: 9, percent: 34 },
      ],
    ],
    [
      'too much is left for the rule to refuse',
      { food1: '7', share1: '100', food2: '8' },
      [
        { kind: 'share', productId: 7, percent: 100 },
        { kind: 'share', productId: 8, percent: 1 },
      ],
    ],
  ])('%s', (_name, fields, foods) => {
    expect(readFoods(form(fields))).toEqual(foods)
  })
})
