import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRows, type RowGoods } from './match-rows.ts'
import { readRows } from './read-rows.ts'

const goods = (
  variantId: string,
  sku: string,
  ean: string | null,
  name: string,
  rest: Partial<RowGoods> = {},
): RowGoods => ({
  ...{ variantId, sku, ean, name, inStock: 500, isSold: true },
  ...rest,
})

const SHOP = [
  goods('1', 'CN-GR-KUR-A-12K', '8599871001015', 'Granule Kuře s hnědou rýží 12 kg'),
  goods('2', 'CN-GR-LOS-A-12K', '8599871001268', 'Granule Losos s bramborem 12 kg'),
  goods('3', 'CN-GR-LOS-A-02K', '8599871001244', 'Granule Losos s bramborem 2 kg'),
  goods('4', 'CN-PA-TR-KUR-150', null, 'Tréninkové kousky Kuře 150 g'),
  goods('5', 'CN-GR-KAC-A-12K', null, 'Granule Kachna s batátem 12 kg', { inStock: 2 }),
  goods('6', 'CN-PA-SM-KUR-200', null, 'Sušená kuřecí prsa 200 g', { isSold: false }),
]

const PASTED = `Kód\tNázev\tKs
CN-GR-KUR-A-12K\tKuře rýže 12kg\t20
8599871001268\tlosos 12 kg\t10

CN-GR-KAC-A-12K\tkachna 12\t6
CN-PA-SM-KUR-200\tsušená prsa 200g\t12
treninkove kure 150g  30 ks
granule losos; 4
8599871009999\t\t5
CN-GR-XXX-A-12K;kachna;3
CN-GR-LOS-A-02K
cn-gr-kur-a-12k\tještě navíc\t4
Děkuji, s pozdravem Ivana Malá`

describe('a list from Excel and a mail', () => {
  const answers = matchRows(readRows(PASTED), SHOP)
  const of = (line: number) => answers.find(({ lines }) => lines.includes(line))

  test.each([
    [1, { kind: 'header' }],
    [2, { kind: 'ready', by: 'sku', pieces: 24, parts: [20, 4], lines: [2, 12] }],
    [3, { kind: 'ready', by: 'ean', pieces: 10, goods: { variantId: '2' } }],
    [5, { kind: 'ask', reason: 'short', pieces: 6, choices: [{ variantId: '5' }] }],
    [6, { kind: 'ask', reason: 'not_sold', pieces: 12 }],
    [7, { kind: 'ready', by: 'name', pieces: 30, goods: { variantId: '4' } }],
    [8, { kind: 'ask', reason: 'several', choices: [{ variantId: '2' }, { variantId: '3' }] }],
    [9, { kind: 'unknown', pieces: 5 }],
    [10, { kind: 'ask', reason: 'maybe', choices: [{ variantId: '5' }] }],
    [11, { kind: 'ask', reason: 'no_pieces' }],
    [13, { kind: 'words' }],
  ])('row %i', (line, expected) => {
    expect(of(line)).toMatchObject(expected)
  })
})

test.each([
  ['12 x CN-GR-KUR-A-12K', 12],
  ['CN-GR-KUR-A-12K x3', 3],
  ['3× CN-GR-KUR-A-12K', 3],
  ['CN-GR-KUR-A-12K, 7 ks', 7],
  ['7;CN-GR-KUR-A-12K;kuře 12 kg', 7],
  ['CN-GR-KUR-A-12K\t5,00', 5],
  ['CN-GR-KUR-A-12K\tTyčinky M, 28 ks\t3', 3],
  ['CN-GR-KUR-A-12K\tTyčinky M, 28 ks\t1 ks', 1],
  ['CN-GR-KUR-A-12K\t0', null],
  ['CN-GR-KUR-A-12K kuře 12 kg', null],
])('%s is %s pieces', (text, pieces) => {
  expect(readRows(text)).toMatchObject([{ kind: 'goods', sku: 'CN-GR-KUR-A-12K', pieces }])
})

test('whatever is pasted, every row that is not blank is answered once, and no piece is made up or lost', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'CN-GR-KUR-A-12K',
      '8599871001268',
      'losos',
      '12 kg',
      'Kód',
      '10',
      '3 ks',
      'x2',
      '8599871009999',
      '×',
    ),
    fc.string({ maxLength: 12 }),
  )
  const row = fc.tuple(fc.array(cell, { maxLength: 5 }), fc.constantFrom('\t', ';', '  ', ' ', ','))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const text = rows.map(([cells, by]) => cells.join(by)).join('\n')
      const read = readRows(text)
      const answers = matchRows(read, SHOP)
      expect(answers.flatMap(({ lines }) => lines).sort((a, b) => a - b)).toEqual(read.map(({ line }) => line))
      const asked = read.reduce((sum, one) => sum + (one.kind === 'goods' ? (one.pieces ?? 0) : 0), 0)
      const told = answers.reduce((sum, one) => sum + ('pieces' in one ? (one.pieces ?? 0) : 0), 0)
      expect(told).toBe(asked)
    }),
  )
})
