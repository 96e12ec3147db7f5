import { dogOf } from '@shop/domain/dog/dog'
import { expect, test } from 'vitest'
import { forbiddenParts } from './forbidden-parts.ts'

const food = (contains: string[]) => ({
  role: 'complete' as const,
  kcal: 360,
  stage: 'dospely',
  size: 'vsechna',
  contains,
  mayContain: [],
  isDeclared: true,
})
const dog = (name: string, allergies: string[]) => ({ id: name, name, dog: dogOf({ weightKg: 14, allergies }) })
const parts = [
  { id: 1, food: food(['kure', 'ryze']) },
  { id: 2, food: food(['losos']) },
  { id: 3, food: null },
  { id: 4, food: { ...food([]), mayContain: ['drubez'] } },
]

test.each([
  ['no dog', [], []],
  ['a dog that eats everything', [dog('Rek', [])], []],
  ['an allergic one', [dog('Bady', ['kure'])], [[1, ['Bady nesmí kuře']]]],
  [
    'two of them',
    [dog('Bady', ['kure']), dog('', ['kure', 'losos'])],
    [
      [1, ['Bady nesmí kuře', 'Váš pes nesmí kuře']],
      [2, ['Váš pes nesmí lososa']],
    ],
  ],
  ['one that nobody is sure about', [dog('Rek', ['drubez'])], [[4, ['Rek nesmí drůbež – tady si jistí nejsme']]]],
])('%s', (_what, dogs, expected) => {
  expect([...forbiddenParts(parts, dogs as never)]).toEqual(expected)
})
