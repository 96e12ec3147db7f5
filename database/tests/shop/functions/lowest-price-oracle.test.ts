import { provePrice } from '@shop/domain/price/prove-price'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner, value } from '../../as-role.ts'
import { insertSmallShop } from '../../small-shop.ts'
import { type LedgerEntry, lowestBeforeDiscount } from './lowest-price-oracle.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const NOW = new Date('2026-11-15T12:00:00Z')
const HOUR_MS = 3_600_000
// Around the change of the clocks on 25 October, at hours that fall on both sides of midnight in Prague.
const entry = fc.record({
  hoursAgo: fc.oneof(fc.integer({ min: -48, max: 24 * 90 }), fc.constantFrom(13, 14, 24 * 30 + 13, 24 * 30 + 14)),
  amount: fc.integer({ min: 1, max: 12 }).map((tens) => tens * 10_00),
  isSale: fc.boolean(),
})
const ledgers = fc
  .array(entry, { minLength: 1, maxLength: 9 })
  .map((entries): LedgerEntry[] =>
    entries
      .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
      .map(({ hoursAgo, ...rest }) => ({ ...rest, from: new Date(NOW.getTime() - hoursAgo * HOUR_MS) })),
  )

/** As the rule of the services reads it. */
const toRow = ({ amount, isSale, from }: LedgerEntry, index: number) => ({
  ...{ id: index + 1, amount, from, restores: false },
  kind: isSale ? ('sale' as const) : ('regular' as const),
})

async function ask(ledger: readonly LedgerEntry[]): Promise<number | null> {
  const found = await asOwner(database.pool, async (client) => {
    const { variantId, retailId } = await insertSmallShop(client)
    // History in the past is written once, in order; the ledger refuses it any other way.
    await client.query('alter table shop.prices disable trigger user')
    await client.query(
      `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select $1, $2, amount, kind, valid_from
         from unnest($3::bigint[], $4::text[], $5::timestamptz[]) with ordinality step (amount, kind, valid_from, place) order by place`,
      [
        retailId,
        variantId,
        ledger.map(({ amount }) => amount),
        ledger.map(({ isSale }) => (isSale ? 'sale' : 'regular')),
        ledger.map(({ from }) => from.toISOString()),
      ],
    )
    return value<string | null>(client, 'select shop.lowest_price_before_discount($1, $2, $3)', [
      variantId,
      retailId,
      NOW.toISOString(),
    ])
  })
  return found === null ? null : Number(found)
}

test('the ledger says what the law says, over random histories', async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, async (ledger) => {
      const low = await ask(ledger)
      expect(low).toBe(lowestBeforeDiscount(ledger, NOW))
      expect(provePrice(ledger.map(toRow), NOW).reference).toBe(low)
    }),
    { numRuns: 150 },
  )
})

test('the thirty days begin with a day of Prague, not with the hour of the discount', async () => {
  const at = (moment: string, crowns: number, isSale = false) => ({
    from: new Date(moment),
    amount: crowns * 100,
    isSale,
  })
  // Late in the evening, with the change of the clocks among the thirty days: 15 October still counts for 14 November.
  const evening = at('2026-10-15T22:00:00Z', 2000)
  const overTheChange = [at('2026-10-15T21:00:00Z', 1000), evening, at('2026-11-14T22:00:00Z', 1000, true)]
  expect(await ask(overTheChange)).toBe(1000_00)
  expect(lowestBeforeDiscount(overTheChange, NOW)).toBe(1000_00)
  const morning = at('2026-10-01T22:30:00Z', 1000)
  const ledger = [at('2026-01-01T00:00:00Z', 700), morning, at('2026-11-01T12:00:00Z', 800, true)]
  // 2 October 00:30 in Prague: 700 still held in the first half hour of the thirty days.
  expect(await ask(ledger)).toBe(700_00)
  expect(
    await ask([
      { ...morning, amount: 700_00, from: new Date('2026-01-01T00:00:00Z') },
      { ...morning, from: new Date('2026-10-01T22:00:00Z') },
      at('2026-11-01T12:00:00Z', 800, true),
    ]),
  ).toBe(1000_00)
})
