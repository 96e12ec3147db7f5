import { expect, test } from 'vitest'
import { chosenLines } from './chosen-lines.ts'

const TEXT = 'Kód Ks\nA 20\nB 3\nC 5\nA 4\nnesmysl 7'

function form(pairs: [string, string][]): FormData {
  const values = new FormData()
  for (const [name, value] of pairs) values.append(name, value)
  return values
}

const FILLED = form([
  ['rows', '2,5'],
  ['goods.2,5', '11'],
  ['pieces.2,5', '24'],
  ['rows', '3'],
  ['goods.3', '12'],
  ['pieces.3', ''],
  ['rows', '4'],
  ['goods.4', 'skip'],
  ['pieces.4', '5'],
  ['rows', '6'],
])

test('only rows with goods and a number of pieces go to the cart', () => {
  expect(chosenLines(FILLED, TEXT).lines).toEqual([{ variantId: 11, pieces: 24 }])
})

test.each([
  ['what is not chosen stays in the list, what was left out does not', [], 'B 3\nnesmysl 7'],
  ['what was refused stays too, with all its rows', [11], 'A 20\nA 4\nB 3\nnesmysl 7'],
])('%s', (_name, refused, left) => {
  expect(chosenLines(FILLED, TEXT).leftText(refused)).toBe(left)
})

test.each(['-1', '1.5', 'NaN', '', '9007199254740993'])('%s pieces are none', (pieces) => {
  const values = form([
    ['rows', '2'],
    ['goods.2', '11'],
    ['pieces.2', pieces],
  ])
  expect(chosenLines(values, TEXT).lines).toEqual([])
})
