import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentSource } from './content-source.ts'
import { startDemoSpace } from './demo-space.fixture.server.ts'

let space: Awaited<ReturnType<typeof startDemoSpace>>
let content: ContentSource
beforeAll(async () => {
  space = await startDemoSpace()
  content = space.at(new Date('2026-11-15T12:00:00Z'))
})
afterAll(() => space.stop())

test('the blog is listed from the newest, page by page', async () => {
  const { posts, total } = await content.listPosts({ page: 2, size: 9 })
  expect(total).toBe(24)
  expect(posts).toHaveLength(9)
  const dates = posts.map(({ published_at }) => Date.parse(published_at))
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
})

test('a topic holds its own posts only', async () => {
  const { posts, total } = await content.listPosts({ page: 1, size: 3, category: 'stenata' })
  expect(total).toBeGreaterThan(0)
  expect(new Set(posts.map(({ category }) => category.slug))).toEqual(new Set(['stenata']))
})

test('a post comes with its author, topic and products', async () => {
  expect(await content.findPost('jak-poznat-ze-psovi-krmivo-sedi')).toMatchObject({
    author: { slug: 'redakce-cenichu' },
    category: { slug: 'vyziva', name: 'Výživa' },
    product_slugs: ['granule-kure-s-hnedou-ryzi', 'granule-kachna-s-batatem', 'granule-jehneci-s-ryzi'],
    checked_on: null,
  })
  expect(await content.findPost('nikdo-nenapsal')).toBeNull()
})

test('posts are found by their words', async () => {
  const found = await content.searchPosts('vylučovací dieta')
  expect(found.map(({ slug }) => slug)).toContain('vylucovaci-dieta-krok-za-krokem')
})

test('a post whose time has not come is not there', async () => {
  const before = space.at(new Date('2026-11-01T00:00:00Z'))
  expect(await before.findPost('jak-poznat-ze-psovi-krmivo-sedi')).toBeNull()
  expect((await before.listPosts({ page: 1, size: 1 })).total).toBe(23)
})

test('questions are found by type and by name', async () => {
  const ofType = await content.listQuestions({ type: 'doprava' })
  expect(new Set(ofType.map(({ type }) => type.slug))).toEqual(new Set(['doprava']))
  const [named] = await content.listQuestions({ slugs: ['jak-objednat-bez-registrace'] })
  expect(named).toMatchObject({ type: { slug: 'objednavka' }, question: 'Můžu objednat bez registrace?' })
})

test('sections, landing pages and wordings come as the tables give them', async () => {
  expect((await content.findSection('kontakt'))?.blocks.map(({ type }) => type)).toContain('contacts')
  expect(await content.findLanding('zkusebni-box', '')).toMatchObject({ title: 'Osm vzorků, jeden upřímný posudek' })
  expect(await content.findLanding('veletrh', '')).toBeNull()
  expect(await content.listStaticVersions('obchodni-podminky')).toMatchObject([{ version: '2026-11' }])
  expect(await content.findStaticText('obchodni-podminky', '2026-11')).toMatchObject({ title: 'Obchodní podmínky' })
  expect((await content.readTextValues())['company.dataBox']).toBe('vzor019')
})

test('the sitemap knows every page', async () => {
  const paths = (await content.listEntries()).map(({ path }) => path)
  expect(paths).toContain('/casto-kladene-dotazy/objednavka/jak-objednat-bez-registrace')
  expect(paths).toContain('/s/obchodni-podminky')
  expect(paths.filter((path) => path.startsWith('/blog/') && !path.includes('kategorie'))).toHaveLength(24)
})

test('a service that is down is a fault of the page, with its reason', async () => {
  space.setDown(true)
  await expect(content.findSection('kontakt')).rejects.toThrow(/did not give section: unavailable/)
  space.setDown(false)
})
