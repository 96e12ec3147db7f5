import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'
import { csv, openImportDesk, watchGoods } from './import-desk.ts'

const shop = openShop()
const { look, dryRun, rowsOf, apply, undo, download } = openImportDesk(shop)
const { wholeShop, weightOf } = watchGoods(shop)
let admin: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
})

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

test('a table says which packs are several pieces sold as one', async () => {
  const marked = () =>
    query(
      shop,
      `select sku, is_multipack as "isMultipack" from shop.variants where sku in ('CN-KO-KUR-400X6', 'CN-GR-KUR-A-02K', 'IMP-SIX') order by 1`,
    )
  const before = await marked()
  const bulk = await dryRun(
    csv(
      ['SKU', 'multipack', 'produkt', 'druh', 'balení', 'hrubá hmotnost'],
      ['CN-KO-KUR-400X6', 'ne', '', '', '', ''],
      ['CN-GR-KUR-A-02K', 'ne', '', '', '', ''],
      ['IMP-SIX', 'ano', 'Konzervy po šesti', 'konzerva', '6 kusů', '2500'],
      ['CN-GR-LOS-A-12K', '(smazat)', '', '', '', ''],
    ),
  )
  expect(bulk.counts).toEqual({ changed: 1, new: 1, same: 1, error: 1 })
  await apply(bulk)
  expect(await marked()).toEqual([
    { sku: 'CN-GR-KUR-A-02K', isMultipack: false },
    { sku: 'CN-KO-KUR-400X6', isMultipack: false },
    { sku: 'IMP-SIX', isMultipack: true },
  ])
  await undo(bulk.bulkId)
  expect(await marked()).toEqual([...before, { sku: 'IMP-SIX', isMultipack: true }])
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
