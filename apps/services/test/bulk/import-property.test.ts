import { eanCheckDigit } from '@shop/domain/catalog/ean'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'
import { csv, openImportDesk, watchGoods } from './import-desk.ts'

const shop = openShop()
const { look, dryRun, apply, undo } = openImportDesk(shop)
const { wholeShop, counts } = watchGoods(shop)
let admin: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
})

const ean = (n: number) => {
  const twelve = `85${String(n).padStart(10, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}

/** Cells of a column, good and bad ones. */
const CELLS: Record<string, fc.Arbitrary<string>> = {
  'hrubá hmotnost': fc.oneof(fc.integer({ min: 20_000, max: 90_000 }).map(String), fc.constantFrom('', 'těžké', '1,5')),
  šířka: fc.oneof(fc.integer({ min: 1, max: 4000 }).map(String), fc.constantFrom('', '(smazat)', '99999')),
  EAN: fc.oneof(fc.integer({ min: 1, max: 999_999 }).map(ean), fc.constantFrom('', '(smazat)', '123')),
  balení: fc.constantFrom('', 'pytel', 'velký pytel'),
  DPH: fc.constantFrom('', 'krmivo', 'zboží', 'nic'),
  multipack: fc.constantFrom('', 'ano', 'ne', '(smazat)', 'snad'),
  podtitul: fc.constantFrom('', 'jiný podtitul', '(smazat)', 'ještě jiný'),
  'země původu': fc.constantFrom('', 'Slovensko', '(smazat)'),
  'SEO titulek': fc.constantFrom('', 'Titulek', '(smazat)'),
  'krátký popis': fc.constantFrom('', 'Popis; se středníkem', '(smazat)'),
  'prodejní cena': fc.oneof(fc.integer({ min: 50, max: 4000 }).map(String), fc.constantFrom('', '0', 'levně')),
  'akční cena': fc.oneof(fc.constant(''), fc.integer({ min: 20, max: 900 }).map(String)),
  skladování: fc.constantFrom('', 'V suchu.', '(smazat)'),
}

test('whatever a table says, written and taken back leaves every field as it was', async () => {
  const skus = (await query<{ sku: string }>(shop, `select sku from shop.variants order by id limit 60`)).map(
    ({ sku }) => sku,
  )
  const tables = fc
    .subarray(Object.keys(CELLS), { minLength: 1 })
    .chain((headers) =>
      fc.tuple(
        fc.constant(headers),
        fc.array(
          fc.tuple(
            fc.constantFrom(...skus, 'NIC-1', ''),
            ...headers.map((header) => CELLS[header] as fc.Arbitrary<string>),
          ),
          { minLength: 1, maxLength: 25 },
        ),
      ),
    )
  await fc.assert(
    fc.asyncProperty(tables, fc.boolean(), async ([headers, rows], isLater) => {
      const before = await wholeShop()
      const quoted = rows.map((cells) => cells.map((cell) => (cell.includes(';') ? `"${cell}"` : cell)))
      const from = isLater ? new Date(shop.clock.now().getTime() + 86_400_000).toISOString() : null
      const bulk = await dryRun(csv(['SKU', ...headers], ...quoted), from)
      const { bulkId, version } = bulk
      await admin.call('chooseRows', { bulkId, version, lines: [], outcome: 'changed', isChosen: true })
      const start = await counts()
      await apply(await look(bulkId))
      const applied = await look(bulk.bulkId)
      const middle = await counts()
      await undo(bulk.bulkId)
      const end = await look(bulk.bulkId)
      expect(end.done).toMatchObject({ applied: applied.done.applied, undone: applied.done.applied, kept: 0 })
      expect(await wholeShop()).toEqual(before)
      const last = await counts()
      expect(last.history - middle.history).toBe(middle.history - start.history)
      expect(last.prices >= middle.prices).toBe(true)
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 120_000)
