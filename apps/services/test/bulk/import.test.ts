import type { StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { eanCheckDigit } from '@shop/domain/catalog/ean'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let admin: Browser
let content: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
})

async function look(bulkId: number): Promise<StaffBulk> {
  return (await admin.call('staffBulk', { bulkId })).value
}

/** As the screen does: send, map as proposed, look. */
async function dryRun(
  bytes: Buffer | string,
  who: Browser = admin,
  pricesFrom: string | null = null,
): Promise<StaffBulk> {
  const content = Buffer.from(bytes).toString('base64')
  const { value, status } = await who.call('readImport', { name: 'cenik.csv', content })
  expect(status).toBe(201)
  const { bulkId } = value
  const { version, columns } = await look(bulkId)
  await who.call('mapColumns', { bulkId, version, columns, priceList: 'maloobchod', pricesFrom })
  await shop.runJobs()
  return look(bulkId)
}

const rowsOf = async (bulkId: number, only: 'changed' | 'new' | 'same' | 'error' | 'refused' | 'kept' = 'changed') =>
  (await admin.call('bulkRows', { bulkId, only, after: 0 })).value.rows

async function apply({ bulkId, version }: StaffBulk, who: Browser = admin) {
  const answer = await who.call('applyBulk', { bulkId, version, reason: 'nový ceník' })
  await shop.runJobs()
  return answer
}

async function undo(bulkId: number) {
  const { version } = await look(bulkId)
  const answer = await admin.call('undoBulk', { bulkId, version, reason: 'špatný sloupec' })
  await shop.runJobs()
  return answer
}

function download(url: string) {
  const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return shop.app.inject({
    method: 'GET',
    url,
    headers: { cookie, 'x-forwarded-for': '192.0.2.1', 'user-agent': 'test' },
  })
}

const csv = (...rows: string[][]) => rows.map((cells) => cells.join(';')).join('\r\n')

/** Every row of goods as the database has it, whatever the code thinks of it; versions and moments of writing grow. */
const wholeShop = async () =>
  (
    await query<{ goods: unknown }>(
      shop,
      `select jsonb_build_object(
         'products', (select jsonb_object_agg(p.id, to_jsonb(p) - '{version,updated_at}'::text[]) from shop.products p),
         'variants', (select jsonb_object_agg(v.id, to_jsonb(v) - '{version,updated_at}'::text[]) from shop.variants v),
         'categories', (select jsonb_agg(to_jsonb(c) order by c.product_id, c.category_id) from shop.product_categories c),
         'tags', (select jsonb_agg(to_jsonb(t) order by t.product_id, t.tag) from shop.product_tags t),
         'prices', (select jsonb_object_agg(o.variant_id || ':' || o.price_list, jsonb_build_array(o.price, o.regular_price)) from shop.variant_offers o)
       ) as goods`,
    )
  )[0]?.goods

const counts = async () =>
  (
    await query<{ history: number; prices: number }>(
      shop,
      'select (select count(*)::int from internal.row_history) as history, (select count(*)::int from shop.prices) as prices',
    )
  )[0] as { history: number; prices: number }

const weightOf = async (sku: string) =>
  (await query<{ g: number }>(shop, 'select gross_weight_g as g from shop.variants where sku = $1', [sku]))[0]?.g

const SKU = 'CN-GR-KUR-A-12K'

describe('a file', () => {
  test.each([
    ['UTF-8', ';', Buffer.from('SKU;Balení;hrubá hmotnost\nCN-GR-KUR-A-12K;;12 345\n')],
    ['UTF-8', ',', Buffer.from('\uFEFFSKU,"hrubá hmotnost (g)",pozn.\nCN-GR-KUR-A-12K,"12345","a, b"\n')],
    ['windows-1250', '\t', Buffer.from('SKU\thrub\xe1 hmotnost\tzna\xe8ka\r\nCN-GR-KUR-A-12K\t12345\t\r\n', 'latin1')],
  ])('in %s with „%s“ is read', async (encoding, delimiter, bytes) => {
    const bulk = await dryRun(bytes)
    expect(bulk.file).toMatchObject({ encoding, delimiter })
    expect(bulk.counts).toEqual({ changed: 1, new: 0, same: 0, error: 0 })
    const [row] = await rowsOf(bulk.bulkId)
    expect(row?.changes).toEqual([{ field: 'grossWeightG', before: expect.any(Number), after: 12_345 }])
    expect(await weightOf(SKU)).not.toBe(12_345)
  })

  test.each([
    ['nothing', ''],
    ['only a header', 'SKU;cena\n'],
    ['bytes', '\0\0\0'],
    ['open quotes', 'SKU;cena\n"CN-1;2\n'],
  ])('of %s is refused', async (_, text) => {
    const { error } = await admin.call('readImport', {
      name: 'x.csv',
      content: Buffer.from(text || ' ').toString('base64'),
    })
    expect(error?.code).toBe('file_unreadable')
  })

  test('names what is wrong by row and cell, and writes the others', async () => {
    const bulk = await dryRun(
      csv(
        ['SKU', 'prodejní cena', 'hrubá hmotnost', 'EAN', 'značka'],
        [SKU, '', '12 400', '', ''],
        ['CN-GR-XXX-12K', '100', '', '', ''],
        ['CN-GR-KUR-A-02K', '189,- Kč', '', '', ''],
        ['CN-GR-LOS-A-12K', '', '', '8599871012531', ''],
        ['CN-GR-LOS-A-02K', '', '1', '', ''],
        [SKU, '', '5', '', ''],
        ['CN-GR-JEH-A-12K', '', '', '', 'Nikdo'],
      ),
    )
    const problems = (await rowsOf(bulk.bulkId, 'error')).map(({ line, problems }) => [
      line,
      problems[0]?.code,
      problems[0]?.column,
      problems[0]?.hint,
    ])
    expect(problems).toContainEqual([3, 'unknown', 'sku', ''])
    expect(problems).toContainEqual([4, 'not_number', 'price', '189'])
    expect(problems).toContainEqual([5, 'not_ean', 'ean', '0'])
    expect(problems).toContainEqual([7, 'sku_twice', 'sku', '2'])
    await apply(bulk)
    expect(await weightOf(SKU)).toBe(12_400)
    await undo(bulk.bulkId)
    const errors = await download(`/staff/bulk/${bulk.bulkId}/files/errors`)
    expect(errors.body).toContain('"189,- Kč"'.replaceAll('"', ''))
  })
})

test('a template sent back changes nothing', async () => {
  const file = await download('/staff/import-template')
  const bulk = await dryRun(file.rawPayload)
  expect(bulk.counts).toMatchObject({ changed: 0, new: 0, error: 0 })
  expect(bulk.counts.same).toBeGreaterThan(50)
})

test('a price goes through the ledger, is told by its import, and is taken back by another row', async () => {
  const before = await wholeShop()
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-KRA-M-12K', '2 190']))
  expect((await apply(bulk, content)).status).toBe(403)
  await apply(bulk)
  const written = await query<{ amount: number; reason: string }>(
    shop,
    `select p.amount::int as amount, o.reason from shop.prices p join internal.price_origins o on o.price_id = p.id
       join shop.variants v on v.id = p.variant_id where v.sku = 'CN-GR-KRA-M-12K' order by p.id desc limit 1`,
  )
  expect(written).toEqual([{ amount: 219_000, reason: `import ${bulk.bulkId}: nový ceník` }])
  const grown = await counts()
  await undo(bulk.bulkId)
  expect((await counts()).prices).toBe(grown.prices + 1)
  expect(await wholeShop()).toEqual(before)
})

test('a price that jumps is left out until a person says so', async () => {
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-KRA-M-12K', '9 999']))
  expect(await rowsOf(bulk.bulkId)).toMatchObject([{ isChosen: false }])
  await apply(bulk)
  expect((await look(bulk.bulkId)).done.applied).toBe(0)
})

test('a planned price is called off when it is taken back', async () => {
  const from = new Date(shop.clock.now().getTime() + 5 * 86_400_000).toISOString()
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-KRA-M-12K', '2 190']), admin, from)
  await apply(bulk)
  const at = async () =>
    (
      await query<{ amount: number }>(
        shop,
        `select c.amount::int as amount from shop.variants v, shop.price_lists l, shop.current_price(v.id, l.id, $1::timestamptz + interval '1 hour') c
          where v.sku = 'CN-GR-KRA-M-12K' and l.is_public`,
        [from],
      )
    )[0]?.amount
  expect(await at()).toBe(219_000)
  await undo(bulk.bulkId)
  expect(await at()).not.toBe(219_000)
})

test('a row that somebody edited meanwhile is reported and not written over', async () => {
  const bulk = await dryRun(
    csv(['SKU', 'hrubá hmotnost'], ['CN-GR-KUR-A-12K', '12 500'], ['CN-GR-LOS-A-12K', '12 500']),
  )
  await query(shop, `update shop.variants set gross_weight_g = 12777 where sku = 'CN-GR-LOS-A-12K'`)
  await apply(bulk)
  expect((await look(bulk.bulkId)).done).toMatchObject({ applied: 1, refused: 1 })
  expect(await rowsOf(bulk.bulkId, 'refused')).toMatchObject([
    { sku: 'CN-GR-LOS-A-12K', problems: [{ code: 'edited_since' }] },
  ])
  expect(await weightOf('CN-GR-LOS-A-12K')).toBe(12_777)
  // And what somebody edits after it stays when it is taken back.
  await query(shop, `update shop.variants set gross_weight_g = 12888 where sku = 'CN-GR-KUR-A-12K'`)
  await undo(bulk.bulkId)
  expect((await look(bulk.bulkId)).done).toMatchObject({ undone: 0, kept: 1 })
  expect(await weightOf('CN-GR-KUR-A-12K')).toBe(12_888)
})

test('a label on sale stays whole', async () => {
  const bulk = await dryRun(csv(['SKU', 'skladování'], ['CN-GR-KUR-A-12K', '(smazat)']))
  expect(await rowsOf(bulk.bulkId, 'error')).toMatchObject([
    { problems: [{ code: 'label_incomplete', hint: 'storage' }] },
  ])
})

test('new goods are drafts with their packs, and end when they are taken back', async () => {
  const before = await wholeShop()
  const file = csv(
    ['SKU', 'produkt', 'druh', 'balení', 'hrubá hmotnost', 'čistá hmotnost', 'cena', 'značka'],
    ['IMP-NEW-1', 'Granule z importu', 'granule', '2 kg', '2060', '2000', '399', ''],
    ['IMP-NEW-2', 'Granule z importu', 'granule', '8 kg', '8100', '8000', '1 399', ''],
    ['IMP-NEW-3', 'Bez druhu', '', '2 kg', '2060', '', '', ''],
  )
  const bulk = await dryRun(file)
  expect(bulk.counts).toEqual({ changed: 0, new: 2, same: 0, error: 1 })
  await apply(bulk)
  const packs = () =>
    query(
      shop,
      `select v.sku, v.status, p.status as of, p.name from shop.variants v join shop.products p on p.id = v.product_id
      where v.sku like 'IMP-NEW-%' order by 1`,
    )
  const draft = { of: 'draft', name: 'Granule z importu' }
  expect(await packs()).toEqual([
    { sku: 'IMP-NEW-1', status: 'active', ...draft },
    { sku: 'IMP-NEW-2', status: 'active', ...draft },
  ])
  await undo(bulk.bulkId)
  expect(await packs()).toMatchObject([{ status: 'discontinued' }, { status: 'discontinued' }])
  expect(await wholeShop()).toMatchObject(before as object)
  // The same file again brings them back.
  expect((await dryRun(file)).counts).toMatchObject({ changed: 2, new: 0 })
})

test('two runs at once, and one that breaks off between two slices, write every row once', async () => {
  await query(
    shop,
    `insert into shop.products (storefront_id, slug, name, kind) select 1, 'sl-' || n, 'Slice ' || n, 'kibble' from generate_series(1, 250) n`,
  )
  await query(
    shop,
    `insert into shop.variants (storefront_id, product_id, position, sku, name, gross_weight_g, vat_class)
     select 1, p.id, 1, 'SL-' || split_part(p.slug, '-', 2), '1 kg', 1000, 'feed' from shop.products p where p.slug like 'sl-%'`,
  )
  const rows = Array.from({ length: 250 }, (_, n) => [`SL-${n + 1}`, '2000'])
  const bulk = await dryRun(csv(['SKU', 'hrubá hmotnost'], ...rows))
  // The third slice breaks: its first row cannot be written.
  await query(
    shop,
    `create function shop.break_slice() returns trigger language plpgsql as $$ begin
       if new.sku = 'SL-205' then raise exception 'the power went out' using errcode = '57P01'; end if; return new; end $$;
     create trigger variants_break before update on shop.variants for each row execute function shop.break_slice()`,
  )
  await admin.call('applyBulk', { bulkId: bulk.bulkId, version: bulk.version, reason: 'test' })
  await shop.runJobs().catch(() => {})
  expect((await look(bulk.bulkId)).state).toBe('applying')
  expect((await look(bulk.bulkId)).done.applied).toBe(200)
  await query(shop, 'drop trigger variants_break on shop.variants')
  await query(
    shop,
    `update graphile_worker._private_jobs set run_at = now(), locked_at = null where task_id = (select id from graphile_worker._private_tasks where identifier = 'work-bulk')`,
  )
  await Promise.all([shop.runJobs(), shop.runJobs()])
  expect(await look(bulk.bulkId)).toMatchObject({ state: 'applied', done: { applied: 250, refused: 0 } })
  const written = await query<{ n: number }>(
    shop,
    `select count(*)::int as n from internal.row_history where table_name = 'variants' and reason like 'import ' || $1 || ':%'`,
    [bulk.bulkId],
  )
  expect(written[0]?.n).toBe(250)
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
  podtitul: fc.constantFrom('', 'jiný podtitul', '(smazat)', 'ještě jiný'),
  'země původu': fc.constantFrom('', 'Slovensko', '(smazat)'),
  'SEO titulek': fc.constantFrom('', 'Titulek', '(smazat)'),
  'krátký popis': fc.constantFrom('', 'Popis; se středníkem', '(smazat)'),
  'prodejní cena': fc.oneof(fc.integer({ min: 50, max: 4000 }).map(String), fc.constantFrom('', '0', 'levně')),
  'akční cena': fc.oneof(fc.constant(''), fc.integer({ min: 20, max: 900 }).map(String)),
  skladování: fc.constantFrom('', 'V suchu.', '(smazat)'),
}

test('a usual price does not end a sale: the row is named and left', async () => {
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-HOV-E-12K', '2 100']))
  expect(await rowsOf(bulk.bulkId, 'error')).toMatchObject([
    { outcome: 'error', problems: [{ code: 'on_sale', column: 'price' }] },
  ])
})

test('whatever a table says, written and taken back leaves every field as it was', async () => {
  const skus = (
    await query<{ sku: string }>(
      shop,
      `select sku from shop.variants where sku not like 'SL-%' and sku not like 'IMP-%' order by id limit 60`,
    )
  ).map(({ sku }) => sku)
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
      const bulk = await dryRun(csv(['SKU', ...headers], ...quoted), admin, from)
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
