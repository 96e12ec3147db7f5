import type { StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const HOUR_MS = 3_600_000

const shop = openShop()
let admin: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
})

const look = async (bulkId: number): Promise<StaffBulk> => (await admin.call('staffBulk', { bulkId })).value

async function dryRun(rows: readonly string[][], pricesFrom: string | null = null): Promise<StaffBulk> {
  const content = Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n')).toString('base64')
  const { bulkId } = (await admin.call('readImport', { name: 'cenik.csv', content })).value
  const { version, columns } = await look(bulkId)
  await admin.call('mapColumns', { bulkId, version, columns, priceList: 'maloobchod', pricesFrom })
  await shop.runJobs()
  return look(bulkId)
}

async function send(command: 'applyBulk' | 'undoBulk', bulkId: number) {
  const { version } = await look(bulkId)
  return admin.call(command, { bulkId, version, reason: 'zkouška' })
}

async function done(command: 'applyBulk' | 'undoBulk', bulkId: number) {
  await send(command, bulkId)
  await shop.runJobs()
  return (await look(bulkId)).done
}

const rowsOf = async (bulkId: number, only: 'changed' | 'new' | 'same' | 'error' | 'refused' | 'kept') =>
  (await admin.call('bulkRows', { bulkId, only, after: 0 })).value.rows

const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR_MS).toISOString()

async function passHours(hours: number): Promise<void> {
  shop.clock.offsetMs += hours * HOUR_MS
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

/** A colleague's price, by the form. */
async function plan(sku: string, amount: number, from: string): Promise<void> {
  const [pack] = await query<{ id: number; head: number }>(
    shop,
    `select v.id::int as id, (select max(p.id)::int from shop.prices p join shop.price_lists l on l.id = p.price_list_id and l.is_public
       where p.variant_id = v.id) as head from shop.variants v where v.sku = $1`,
    [sku],
  )
  const line = { variantId: pack?.id ?? 0, amount, kind: 'regular' as const, head: pack?.head ?? 0 }
  const { status } = await admin.call('schedulePrices', {
    priceList: 'maloobchod',
    lines: [line],
    from,
    reason: 'plán',
  })
  expect(status).toBeLessThan(300)
}

const priceAt = async (sku: string, at: string) =>
  (
    await query<{ amount: number }>(
      shop,
      `select c.amount::int as amount from shop.variants v, shop.price_lists l, shop.current_price(v.id, l.id, $2) c where v.sku = $1 and l.is_public`,
      [sku, at],
    )
  )[0]?.amount ?? 0

const crowns = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')

test('a pack on its way out is no goods of a file, and its code stays taken', async () => {
  await query(
    shop,
    `insert into shop.variants (storefront_id, product_id, position, sku, name, gross_weight_g, vat_class, short_of, best_before)
     select v.storefront_id, v.product_id, 99, 'EDGE-SHORT', v.name, v.gross_weight_g, v.vat_class, v.id, current_date + 20
       from shop.variants v where v.sku = 'CN-GR-KUR-A-12K'`,
  )
  const bulk = await dryRun([
    ['SKU', 'produkt', 'druh', 'hrubá hmotnost', 'cena'],
    ['EDGE-SHORT', '', '', '999', '1'],
  ])
  expect(bulk.counts).toEqual({ changed: 0, new: 0, same: 0, error: 1 })
  expect(await rowsOf(bulk.bulkId, 'error')).toMatchObject([
    { sku: 'EDGE-SHORT', changes: [], problems: [{ code: 'short_dated' }] },
  ])
})

test('a pack that begins to go out after the difference is left alone', async () => {
  const bulk = await dryRun([
    ['SKU', 'hrubá hmotnost'],
    ['CN-GR-LOS-A-02K', '2 345'],
  ])
  await query(
    shop,
    `update shop.variants v set short_of = w.id, best_before = current_date + 20 from shop.variants w
      where v.sku = 'CN-GR-LOS-A-02K' and w.sku = 'CN-GR-LOS-A-12K'`,
  )
  expect(await done('applyBulk', bulk.bulkId)).toMatchObject({ applied: 0, refused: 1 })
  expect(await rowsOf(bulk.bulkId, 'refused')).toMatchObject([{ problems: [{ code: 'short_dated' }] }])
  await query(shop, `update shop.variants set short_of = null, best_before = null where sku = 'CN-GR-LOS-A-02K'`)
})

describe('new goods', () => {
  const file = (name: string, ...skus: string[]) => [
    ['SKU', 'produkt', 'druh', 'balení', 'hrubá hmotnost', 'podtitul'],
    ...skus.map((sku) => [sku, name, 'granule', '2 kg', '2060', 'z pole']),
  ]
  const made = async (name: string) =>
    (await query<{ n: number }>(shop, 'select count(*)::int as n from shop.products where name = $1', [name]))[0]?.n

  test('that are refused leave neither a pack nor a draft', async () => {
    const bulk = await dryRun(file('Hrana prvni', 'EDGE-1'))
    await query(
      shop,
      `insert into shop.variants (storefront_id, product_id, position, sku, name, gross_weight_g, vat_class)
       select 1, product_id, 98, 'EDGE-1', 'cizí', 100, 'feed' from shop.variants where sku = 'CN-GR-KUR-A-12K'`,
    )
    expect(await done('applyBulk', bulk.bulkId)).toMatchObject({ applied: 0, refused: 1 })
    expect(await made('Hrana prvni')).toBe(0)
  })

  test('never join a product that somebody else made meanwhile', async () => {
    const bulk = await dryRun(file('Hrana druha', 'EDGE-2'))
    await query(
      shop,
      `insert into shop.products (storefront_id, slug, name, kind) values (1, 'cizi-hrana', 'Hrana druha', 'kibble')`,
    )
    expect(await done('applyBulk', bulk.bulkId)).toMatchObject({ applied: 0, refused: 1 })
    expect(await rowsOf(bulk.bulkId, 'refused')).toMatchObject([{ problems: [{ code: 'edited_since' }] }])
    expect(await query(shop, `select 1 from shop.variants where sku = 'EDGE-2'`)).toEqual([])
  })

  test('of a product that is there say what is new of it once, and all of them are written', async () => {
    await query(
      shop,
      `insert into shop.products (storefront_id, slug, name, kind) values (1, 'hrana-treti', 'Hrana treti', 'kibble')`,
    )
    const bulk = await dryRun(file('Hrana treti', 'EDGE-3', 'EDGE-4'))
    const said = (await rowsOf(bulk.bulkId, 'new')).map(({ changes }) =>
      changes.some(({ field }) => field === 'subtitle'),
    )
    expect(said).toEqual([true, false])
    expect(await done('applyBulk', bulk.bulkId)).toMatchObject({ applied: 2, refused: 0 })
    expect(await done('undoBulk', bulk.bulkId)).toMatchObject({ undone: 2, kept: 0 })
  })
})

test('what a row that is left out says about its product is said by the next one, and written once', async () => {
  const price = await priceAt('CN-GR-KRA-M-12K', inHours(0))
  const [, other = ''] = (
    await query<{ sku: string }>(
      shop,
      `select w.sku from shop.variants v join shop.variants w on w.product_id = v.product_id and w.short_of is null
        where v.sku = 'CN-GR-KRA-M-12K' order by w.sku = v.sku desc, w.sku`,
    )
  ).map(({ sku }) => sku)
  const bulk = await dryRun([
    ['SKU', 'cena', 'podtitul'],
    ['CN-GR-KRA-M-12K', crowns(price * 2), 'z hrany'],
    [other, '', 'z hrany'],
  ])
  const [jumping, plain] = await rowsOf(bulk.bulkId, 'changed')
  expect([jumping?.isChosen, plain?.isChosen]).toEqual([false, true])
  const { bulkId, version } = bulk
  const choice = { bulkId, version, lines: [2], outcome: 'changed' as const, isChosen: true }
  expect((await admin.call('chooseRows', choice)).status).toBe(200)
  // Whoever has not seen the choice neither chooses nor writes.
  expect((await admin.call('chooseRows', choice)).error.code).toBe('version_conflict')
  expect((await admin.call('applyBulk', { bulkId, version, reason: 'x' })).error.code).toBe('version_conflict')
  expect(await done('applyBulk', bulkId)).toMatchObject({ applied: 2, refused: 0 })
  expect(await done('undoBulk', bulkId)).toMatchObject({ undone: 2, kept: 0 })
  expect(await query(shop, `select 1 from shop.products where subtitle = 'z hrany'`)).toEqual([])
})

describe('a price', () => {
  const SKU = 'CN-GR-KRA-M-12K'

  test('that another planned one has followed is not taken back over it', async () => {
    const was = await priceAt(SKU, inHours(0))
    await plan(SKU, was + 5000, inHours(24))
    const bulk = await dryRun([
      ['SKU', 'cena'],
      [SKU, crowns(was + 1000)],
    ])
    await done('applyBulk', bulk.bulkId)
    await passHours(48)
    expect(await done('undoBulk', bulk.bulkId)).toMatchObject({ undone: 1, kept: 0 })
    expect(await priceAt(SKU, inHours(1))).toBe(was + 5000)
  })

  test('planned over another of the same moment gives it back', async () => {
    const was = await priceAt(SKU, inHours(0))
    const from = inHours(24)
    await plan(SKU, was + 5000, from)
    const bulk = await dryRun(
      [
        ['SKU', 'cena'],
        [SKU, crowns(was + 1000)],
      ],
      from,
    )
    await done('applyBulk', bulk.bulkId)
    expect(await priceAt(SKU, inHours(25))).toBe(was + 1000)
    expect(await done('undoBulk', bulk.bulkId)).toMatchObject({ undone: 1 })
    expect(await priceAt(SKU, inHours(25))).toBe(was + 5000)
  })

  test('whose moment passes while it waits for the worker begins when it is written', async () => {
    const sku = 'CN-GR-JEH-A-12K'
    const was = await priceAt(sku, inHours(0))
    const bulk = await dryRun(
      [
        ['SKU', 'cena'],
        [sku, crowns(was + 1000)],
      ],
      inHours(1),
    )
    await send('applyBulk', bulk.bulkId)
    await passHours(2)
    await shop.runJobs()
    expect((await look(bulk.bulkId)).done).toMatchObject({ applied: 1, refused: 0 })
    expect(await priceAt(sku, inHours(1))).toBe(was + 1000)
  })
})

test('a price above what the form takes is a fault of its cell, and a dear first one is asked about', async () => {
  const bulk = await dryRun([
    ['SKU', 'produkt', 'druh', 'balení', 'hrubá hmotnost', 'cena'],
    ['CN-GR-JEH-A-12K', '', '', '', '', '1000001'],
    ['EDGE-DEAR', 'Hrana draha', 'granule', '2 kg', '2060', '39900'],
  ])
  expect(await rowsOf(bulk.bulkId, 'error')).toMatchObject([
    { line: 2, problems: [{ code: 'invalid', column: 'price' }] },
  ])
  expect(await rowsOf(bulk.bulkId, 'new')).toMatchObject([{ line: 3, isChosen: false }])
})

test('headers of another unit or without tax are left to a person', async () => {
  const headers = ['SKU', 'čistá hmotnost (kg)', 'hrubá hmotnost [g]', 'cena (bez DPH)', 'akční cena (Kč s DPH)']
  const content = Buffer.from(`${headers.join(';')}\nA;1;1;1;1`).toString('base64')
  const { bulkId } = (await admin.call('readImport', { name: 'x.csv', content })).value
  expect((await look(bulkId)).columns).toEqual(['sku', null, 'grossWeightG', null, 'salePrice'])
})

test('a text that a spreadsheet would run is read back as it is', async () => {
  await query(
    shop,
    `update shop.products set short_description = '- bez obilí' where id = (select product_id from shop.variants where sku = 'CN-GR-JEH-A-12K')`,
  )
  const bulk = await dryRun([
    ['SKU', 'krátký popis'],
    ['CN-GR-JEH-A-12K', "'- bez obilí"],
  ])
  expect(bulk.counts).toMatchObject({ same: 1, changed: 0 })
})

test('a row that the database does not take is named, the others are written; a writing that stopped is taken back', async () => {
  const skus = ['CN-GR-KUR-A-12K', 'CN-GR-LOS-A-12K', 'CN-GR-JEH-A-12K']
  const rows = [['SKU', 'hrubá hmotnost'], ...skus.map((sku) => [sku, '13 131'])]
  const breaks = (code: string) =>
    query(
      shop,
      `create or replace function shop.break_row() returns trigger language plpgsql as $$ begin
         if new.sku = 'CN-GR-LOS-A-12K' then raise exception 'no' using errcode = '${code}'; end if; return new; end $$;
       create or replace trigger variants_break before update on shop.variants for each row execute function shop.break_row()`,
    )
  await breaks('23514')
  const bulk = await dryRun(rows)
  expect(await done('applyBulk', bulk.bulkId)).toMatchObject({ applied: 2, refused: 1 })
  expect((await look(bulk.bulkId)).state).toBe('applied')
  expect(await rowsOf(bulk.bulkId, 'refused')).toMatchObject([{ sku: skus[1], problems: [{ code: 'not_written' }] }])
  await done('undoBulk', bulk.bulkId)

  await breaks('57P01')
  const stopped = await dryRun(rows)
  await send('applyBulk', stopped.bulkId)
  await shop.runJobs().catch(() => {})
  expect((await look(stopped.bulkId)).state).toBe('applying')
  await query(shop, 'drop trigger variants_break on shop.variants')
  expect(await done('undoBulk', stopped.bulkId)).toMatchObject({ applied: 0, undone: 0 })
  expect((await look(stopped.bulkId)).state).toBe('undone')
})
