import type { StaffLanding } from '@shop/contract/staff/staff-landing'
import type { StaffSection } from '@shop/contract/staff/staff-section'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let editor: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
})

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const HERO = { type: 'hero', heading: 'Vyzkoušejte', body: '', cta: [{ label: 'Koupit', href: '/produkty' }] }
const create = async (title: string): Promise<StaffLanding> => (await editor.call('createLanding', { title })).value
const save = ({ landingId, version, fields }: StaffLanding, change: object) =>
  editor.call('saveLanding', { landingId, version, fields: { ...fields, ...change } })
const publish = ({ landingId, version }: StaffLanding, at: string | null = null) =>
  editor.call('publishLanding', { landingId, version, at })
const seenBy = async (slug: string, visitor: string) =>
  (
    await query<{ variant: string | null; blocks: { heading: string }[] }>(
      shop,
      `select variant, blocks from shop.landing_page($1, $2) where exists (select from shop.landing_pages l where l.slug = $1 and l.status = 'published')`,
      [slug, visitor],
    )
  )[0]

test('a landing page needs a head and a goal, and what it leads to must live', async () => {
  const draft = await create('Zkusební stránka testu')
  expect((await publish(draft)).error.details).toEqual({ missing: ['seoDescription', 'blocks'] })
  const dead = { ...HERO, cta: [{ label: 'Koupit', href: '/neni-takova' }] }
  expect((await save(draft, { blocks: [dead] })).error).toMatchObject({ code: 'choice_unknown' })
  const goods = { type: 'product-list', productSlugs: ['neni-takove'] }
  expect((await save(draft, { blocks: [HERO, goods] })).error.details).toEqual({ field: 'products' })
  const saved = (await save(draft, { blocks: [HERO], seoDescription: 'Popis.' })).value
  const both = await Promise.all([save(saved, { title: 'Jedna' }), save(saved, { title: 'Druhá' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { value } = await editor.call('staffLanding', { landingId: draft.landingId })
  expect((await publish(value)).value.state).toBe('published')
})

test('two variants: the same visitor sees the same half, halves are about equal, and each is counted', async () => {
  const draft = await create('Dvě varianty')
  const tried = { blocks: [HERO], blocksB: [{ ...HERO, heading: 'Ochutnejte' }], seoDescription: 'Popis.' }
  const shown: StaffLanding = (await publish((await save(draft, tried)).value)).value
  const { slug } = shown.fields
  const first = await seenBy(slug, 'nekdo')
  expect(await seenBy(slug, 'nekdo')).toEqual(first)
  expect(first?.blocks[0]?.heading).toBe(first?.variant === 'b' ? 'Ochutnejte' : 'Vyzkoušejte')
  const [halves] = await query<{ b: number }>(
    shop,
    `select count(*) filter (where internal.landing_variant($1, i::text) = 'b')::int as b from generate_series(1, 2000) i`,
    [slug],
  )
  expect(halves?.b).toBeGreaterThan(850)
  expect(halves?.b).toBeLessThan(1150)
  await query(
    shop,
    `insert into shop.page_views (storefront_id, day, path, source, views)
     select 1, current_date, '/lp/' || $1 || p, 'direct', n from (values ('', 30), ('/a', 20), ('/a/cil', 2), ('/b', 10), ('/b/cil', 5)) v (p, n)`,
    [slug],
  )
  const { value } = await editor.call('staffLanding', { landingId: shown.landingId })
  expect(value.results).toEqual([
    { variant: null, views: 30, goals: 0, goalPercent: 0 },
    { variant: 'a', views: 20, goals: 2, goalPercent: 10 },
    { variant: 'b', views: 10, goals: 5, goalPercent: 50 },
  ])
  const ended = (await save(value, { blocks: value.fields.blocksB, blocksB: null })).value
  expect((await seenBy(slug, 'nekdo'))?.variant).toBeNull()
  const gone = await editor.call('withdrawLanding', { landingId: ended.landingId, version: ended.version })
  expect(gone.value.state).toBe('draft')
})

const readSection = async (slug: string): Promise<StaffSection> => (await editor.call('staffSection', { slug })).value
const saveSection = ({ slug, seen, fields }: StaffSection, change: object) =>
  editor.call('saveSection', { slug, seen, fields: { ...fields, ...change } })
const publicTitle = async () =>
  (await query<{ title: string }>(shop, `select title from shop.sections where slug = 'o-nas'`))[0]?.title

test('a page is written anew as a draft, seen by its preview, and takes its place at once or at a moment', async () => {
  const page = await readSection('o-nas')
  const before = page.fields.title
  const draft: StaffSection = (await saveSection(page, { title: 'Kdo jsme' })).value
  expect(draft).toMatchObject({ state: 'draft', seen: { live: page.seen.live, draft: 1 } })
  expect((await saveSection(page, { title: 'Kolega' })).error.code).toBe('version_conflict')
  expect(await publicTitle()).toBe(before)
  const link = await editor.call('makePreviewLink', { kind: 'section', slug: 'o-nas' })
  const token = new URL(link.value.url).pathname.split('/').at(-1) ?? ''
  expect((await editor.call('readPreview', { token })).value).toMatchObject({ row: { title: 'Kdo jsme' } })
  const planned = await editor.call('publishSection', { slug: 'o-nas', seen: draft.seen, at: hours(2) })
  expect(planned.value.state).toBe('scheduled')
  await query(shop, 'select internal.publish_due_sections()')
  expect(await publicTitle()).toBe(before)
  try {
    await query(shop, 'update internal.clock set offset_ms = 3 * 3600000')
    const [due] = await query<{ count: number }>(shop, 'select internal.publish_due_sections() as count')
    expect(due?.count).toBe(1)
  } finally {
    await query(shop, 'update internal.clock set offset_ms = 0')
  }
  expect(await publicTitle()).toBe('Kdo jsme')
  const published = await readSection('o-nas')
  expect(published).toMatchObject({ state: 'published', seen: { draft: 0 } })
  expect(published.changedBy).not.toBeNull()
  const back: StaffSection = (await saveSection(published, { title: before })).value
  expect((await editor.call('publishSection', { slug: 'o-nas', seen: back.seen, at: null })).value.state).toBe(
    'published',
  )
  expect(await publicTitle()).toBe(before)
})

test('a draft is discarded and nothing to publish is refused', async () => {
  const page = await readSection('kontakt')
  const nothing = await editor.call('publishSection', { slug: 'kontakt', seen: page.seen, at: null })
  expect(nothing.error).toMatchObject({ code: 'content_incomplete', details: { missing: ['draft'] } })
  const draft: StaffSection = (await saveSection(page, { seoTitle: 'Jinak' })).value
  const gone = await editor.call('discardSection', { slug: 'kontakt', seen: draft.seen })
  expect(gone.value).toMatchObject({ state: 'published', fields: { seoTitle: page.fields.seoTitle } })
})

test('the first page keeps its head and nothing that nobody would see', async () => {
  const page = await readSection('home')
  expect(page.fields.blocks.map(({ type }) => type)).toEqual(['hero'])
  const more = await saveSection(page, { blocks: [...page.fields.blocks, { type: 'text', body: 'Nikdo to nečte.' }] })
  expect([more.status, more.error.code]).toEqual([400, 'invalid_input'])
  const head = { ...page.fields.blocks[0], heading: 'Čenich ví nejlíp.' }
  const draft: StaffSection = (await saveSection(page, { blocks: [head] })).value
  expect(draft).toMatchObject({ state: 'draft', fields: { blocks: [{ heading: 'Čenich ví nejlíp.' }] } })
})

test('a page and a landing page keep what they draw: words in a block that nobody would see are refused', async () => {
  const text = { type: 'text', heading: 'Proč', body: 'Protože.' }
  const about = await readSection('o-nas')
  for (const block of [{ type: 'table', heading: 'Čísla' }, { type: 'countdown' }, HERO]) {
    const refused = await saveSection(about, { blocks: [...about.fields.blocks, block] })
    expect(refused.error).toMatchObject({ code: 'invalid_input', details: { fields: { blocks: 'invalid' } } })
  }
  expect((await saveSection(about, { blocks: [...about.fields.blocks, text] })).status).toBe(200)
  const landing = await create('Dvě hlavy')
  expect((await save(landing, { blocks: [HERO, HERO] })).status).toBe(400)
  const other = await save(landing, { blocks: [HERO], blocksB: [HERO, { type: 'map' }] })
  expect(other.error.details).toEqual({ fields: { blocksB: 'invalid' } })
  expect((await save(landing, { blocks: [HERO, text] })).status).toBe(200)
})
