import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner, value } from '../../as-role.ts'
import { insertSmallShop } from '../../small-shop.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

type Step = [day: string, kronas: number, kind?: 'sale' | 'ended']

// Asked on 15 November 2026; amounts in whole crowns for reading.
const HISTORIES: { title: string; steps: Step[]; lowest: number | null }[] = [
  { title: 'no discount, no reference', steps: [['2026-01-01', 1000]], lowest: null },
  {
    title: 'one price before the discount',
    steps: [
      ['2026-01-01', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'a cheaper price within the thirty days counts',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-10', 900],
      ['2026-10-20', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 900,
  },
  {
    title: 'a cheaper price that ended earlier does not',
    steps: [
      ['2026-01-01', 700],
      ['2026-09-01', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'a cheaper price that still held on the first of the thirty days counts',
    steps: [
      ['2026-01-01', 700],
      ['2026-10-03', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 700,
  },
  {
    title: 'a price raised just before the discount gives no bigger discount',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-31', 1500],
      ['2026-11-01', 999, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'an earlier sale within the thirty days is the reference',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-05', 600, 'sale'],
      ['2026-10-12', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 600,
  },
  {
    title: 'a discount that deepens keeps the price before its first step',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-20', 900, 'sale'],
      ['2026-10-28', 800, 'sale'],
      ['2026-11-05', 700, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'a discount that deepens keeps it also after thirty days',
    steps: [
      ['2026-01-01', 1000],
      ['2026-09-01', 900, 'sale'],
      ['2026-11-05', 700, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'a sale price that rises is a new discount, measured from the deeper one',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-20', 700, 'sale'],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 700,
  },
  {
    title: 'goods on sale for less than thirty days look back as far as they can',
    steps: [
      ['2026-10-25', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'goods that began with a discount have nothing to compare with',
    steps: [['2026-11-01', 800, 'sale']],
    lowest: null,
  },
  {
    title: 'a planned discount changes nothing yet',
    steps: [
      ['2026-01-01', 1000],
      ['2026-11-27', 800, 'sale'],
    ],
    lowest: null,
  },
  {
    title: 'a discount that ended leaves no reference',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-01', 800, 'sale'],
      ['2026-11-01', 1000],
    ],
    lowest: null,
  },
  {
    title: 'a price corrected at the same moment never held',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-20', 100],
      ['2026-10-20', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'the same sale price written twice is one discount',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-01', 800, 'sale'],
      ['2026-11-10', 800, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'while there was no price nothing was charged',
    steps: [
      ['2026-01-01', 900],
      ['2026-09-01', 500, 'ended'],
      ['2026-10-20', 1000],
      ['2026-11-01', 800, 'sale'],
    ],
    lowest: 1000,
  },
  {
    title: 'a price that has ended is no discount',
    steps: [
      ['2026-01-01', 1000],
      ['2026-10-20', 800, 'sale'],
      ['2026-11-01', 800, 'ended'],
    ],
    lowest: null,
  },
]

test.each(HISTORIES)('$title', async ({ steps, lowest }) => {
  const found = await asOwner(database.pool, async (client) => {
    const { variantId, retailId } = await insertSmallShop(client)
    // History in the past is written once, in order; the ledger refuses it any other way.
    await client.query('alter table shop.prices disable trigger prices_history_grows')
    await client.query('alter table shop.prices disable trigger prices_ended')
    for (const [day, kronas, kind = 'regular'] of steps) {
      await client.query(
        'insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from) values ($1, $2, $3, $4, $5)',
        [retailId, variantId, kronas * 100, kind, `${day}T00:00:00Z`],
      )
    }
    return value<string | null>(client, "select shop.lowest_price_before_discount($1, $2, '2026-11-15T12:00:00Z')", [
      variantId,
      retailId,
    ])
  })
  expect(found === null ? null : Number(found) / 100).toBe(lowest)
})
