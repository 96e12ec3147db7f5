import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { areBlocksDrawn, type EditedBlock, LANDING } from '@shop/domain/content/blocks'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../../../src/migrate.ts'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

interface Page {
  slug: string
  blocks: EditedBlock[]
}

async function pages(): Promise<Page[]> {
  const { rows } = await database.pool.query<Page>(
    `select slug, blocks from shop.sections union all select s.slug, d.blocks from shop.section_drafts d join shop.sections s on s.id = d.section_id
      union all select '${LANDING}', blocks from shop.landing_pages union all select '${LANDING}', blocks_b from shop.landing_pages
      where blocks_b is not null`,
  )
  return rows
}

test('pages from before keep the blocks that are drawn, in their order, and lose the others', async () => {
  const hero = { type: 'hero', heading: 'Hlava', cta: [{ label: 'Koupit', href: '/produkty' }] }
  const of = (...types: string[]) => types.map((type) => ({ type }))
  const planted: Record<string, object[]> = {
    'o-nas': [hero, ...of('text', 'table', 'offer'), { type: 'live', id: 'cisla' }, { type: 'live', id: 'mapa' }],
    kontakt: [hero, ...of('contacts', 'form', 'company', 'faq')],
    'mapa-prodejcu': [hero, ...of('map', 'product-list', 'text')],
    velkoobchod: [hero, ...of('form', 'countdown', 'product-list'), hero],
  }
  await database.pool.query('alter table shop.sections disable trigger user')
  for (const [slug, blocks] of Object.entries(planted)) {
    await database.pool.query(
      `insert into shop.sections (storefront_id, slug, path, title, seo_title, seo_description, blocks)
       values (1, $1, '/' || $1, $1, '', '', $2) on conflict (storefront_id, slug) do update set blocks = excluded.blocks`,
      [slug, JSON.stringify(blocks)],
    )
  }
  await database.pool.query('alter table shop.sections enable trigger user')
  await database.pool.query(
    `insert into shop.landing_pages (storefront_id, slug, title, blocks, valid_from) values (1, 'dve-nabidky', 'Dvě', $1, now())`,
    [JSON.stringify([hero, ...of('offer', 'product-list', 'offer', 'countdown')])],
  )
  const files = await readdir(join(import.meta.dirname, '../../../migrations'))
  const version = files.find((name) => name.endsWith('-blocks-that-are-drawn.sql'))?.slice(0, 4)
  await database.pool.query('delete from migrations.applied where version = $1', [version])
  await migrate(database.url)

  const after = await pages()
  const typesOf = (slug: string) => after.find((page) => page.slug === slug)?.blocks.map(({ type }) => type)
  expect(typesOf('o-nas')).toEqual(['hero', 'text', 'live'])
  expect(typesOf('kontakt')).toEqual(['hero', 'contacts', 'faq'])
  expect(typesOf('mapa-prodejcu')).toEqual(['hero', 'text'])
  expect(typesOf('velkoobchod')).toEqual(['hero', 'form', 'product-list'])
  expect(typesOf(LANDING)).toEqual(['hero', 'offer', 'product-list', 'countdown'])
  const { rows } = await database.pool.query(`select from shop.landing_pages where blocks_b is not null`)
  expect(rows).toEqual([])
  expect(after.filter(({ slug, blocks }) => !areBlocksDrawn(slug, blocks))).toEqual([])
})
