import { expect, test } from 'vitest'
import { toPricePoints } from './to-price-points.server.ts'

type LedgerRow = Parameters<typeof toPricePoints>[0][number]

const row = (id: number, day: string, amount: number, kind = 'regular', verdicts: string[] = []): LedgerRow => ({
  ...{ id, variant_id: 7, amount, kind, valid_from: `${day}T12:00:00+00:00` },
  price_proofs: verdicts.map((verdict, index) => ({ id: index, verdict })),
})
const shown = (rows: LedgerRow[]) => toPricePoints(rows).map(({ from, price, isFair }) => [from, price, isFair])

test.each([
  ['nothing', [], []],
  [
    'in order, whatever order they come in',
    [row(2, '2026-02-01', 80), row(1, '2026-01-01', 100)],
    [
      ['2026-01-01', 100, false],
      ['2026-02-01', 80, false],
    ],
  ],
  [
    'called off: what never held is not shown',
    [row(1, '2026-01-01', 100), row(2, '2026-02-01', 80), row(3, '2026-02-01', 100)],
    [['2026-01-01', 100, false]],
  ],
  [
    'the newest proof holds',
    [row(1, '2026-01-01', 100), row(2, '2026-02-01', 80, 'sale', ['fair', 'raised_before'])],
    [
      ['2026-01-01', 100, false],
      ['2026-02-01', 80, false],
    ],
  ],
  [
    'fair',
    [row(1, '2026-01-01', 100), row(2, '2026-02-01', 80, 'sale', ['raised_before', 'fair'])],
    [
      ['2026-01-01', 100, false],
      ['2026-02-01', 80, true],
    ],
  ],
])('%s', (_name, rows, points) => {
  expect(shown(rows)).toEqual(points)
})
