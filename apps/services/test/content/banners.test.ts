import type { StaffBanner, StaffBanners } from '@shop/contract/staff/staff-banner'
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

const HOUR_MS = 3_600_000
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString()
const create = async (heading: string): Promise<StaffBanner> => (await editor.call('createBanner', { heading })).value
const save = ({ bannerId, version, fields }: StaffBanner, change: object) =>
  editor.call('saveBanner', { bannerId, version, fields: { ...fields, ...change } })
const publish = ({ bannerId, version }: StaffBanner, at: string | null = null) =>
  editor.call('publishBanner', { bannerId, version, at })

/** What visitors read when the clock of the shop is so many hours ahead. */
async function seen(ahead = 0): Promise<string[]> {
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('update internal.clock set offset_ms = $1', [ahead * HOUR_MS])
    await client.query('set local role anon')
    return (await client.query('select heading from shop.home_banners order by position')).rows.map(
      (row) => row.heading,
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a banner comes at its moment, ends by itself, and both drop the first page', async () => {
  const draft = await create('Zimní výprodej')
  expect((await publish((await save(draft, { label: 'Koupit' })).value)).error).toMatchObject({
    code: 'content_incomplete',
    details: { missing: ['href'] },
  })
  const { value } = await editor.call('staffBanner', { bannerId: draft.bannerId })
  const saved = (await save(value, { label: 'Koupit', href: '/produkty?maso=kure', validTo: hours(5) })).value
  const planned = (await publish(saved, hours(2))).value
  expect(planned.state).toBe('scheduled')
  expect(await seen()).toEqual([])
  expect(await seen(3)).toEqual(['Zimní výprodej'])
  expect(await seen(6)).toEqual([])
  const moments = await query<{ keys: string[] }>(
    shop,
    `select keys from internal.word_moments(now()) where 'section:home' = any (keys)`,
  )
  expect(moments).toHaveLength(2)
  const withdrawn = await editor.call('withdrawBanner', { bannerId: planned.bannerId, version: planned.version })
  expect(withdrawn.value.state).toBe('draft')
  expect(await seen(3)).toEqual([])
})

test('what leads nowhere, ends before it begins or was changed by somebody else is refused', async () => {
  const draft = await create('Odkaz')
  expect((await save(draft, { label: 'Jít', href: '/neni-takova' })).error).toMatchObject({
    code: 'choice_unknown',
    details: { field: 'href' },
  })
  const saved = (await save(draft, { validTo: hours(1) })).value
  expect((await publish(saved, hours(2))).error.details).toEqual({ missing: ['validTo'] })
  expect((await publish(saved, shop.clock.now().toISOString())).error.code).toBe('invalid_input')
  const both = await Promise.all([save(saved, { body: 'Jeden.' }), save(saved, { body: 'Druhý.' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('order is for the list that was seen, a preview shows a draft, support has no business here', async () => {
  await create('Poslední')
  const { banners }: StaffBanners = (await editor.call('staffBanners', {})).value
  const ids = banners.map(({ bannerId }) => bannerId)
  const ordered = await editor.call('orderBanners', { seen: ids, ids: ids.toReversed() })
  expect(ordered.value.banners.map(({ bannerId }: StaffBanner) => bannerId)).toEqual(ids.toReversed())
  expect((await editor.call('orderBanners', { seen: ids, ids })).error.code).toBe('version_conflict')
  const link = await editor.call('makePreviewLink', { kind: 'banner', slug: String(ids[0]) })
  const token = new URL(link.value.url).pathname.split('/').at(-1) ?? ''
  expect((await editor.call('readPreview', { token })).value).toMatchObject({ kind: 'banner', row: { id: ids[0] } })
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('staffBanners', {})).status).toBe(403)
})

test('a banner may lead to a page that begins with it, not to one that is over by then', async () => {
  const { landingId, version, fields } = (await editor.call('createLanding', { title: 'Vánoce s miskou' })).value
  const hero = { type: 'hero', heading: 'Vánoce', body: '', cta: [{ label: 'Koupit', href: '/produkty' }] }
  const full = { ...fields, seoDescription: 'Vánoce pro psy.', blocks: [hero] }
  const page = (await editor.call('saveLanding', { landingId, version, fields: full })).value
  expect((await editor.call('publishLanding', { landingId, version: page.version, at: hours(4) })).status).toBe(200)
  const href = `/lp/${page.fields.slug}`
  const draft = await create('Vánoce')
  const saved = (await save(draft, { label: 'Podívat se', href })).value
  expect(saved.fields.href).toBe(href)
  expect((await publish(saved)).error).toMatchObject({ code: 'choice_unknown', details: { field: 'href' } })
  const planned = (await publish(saved, hours(5))).value
  expect(planned.state).toBe('scheduled')
  // The page goes; a comma of the banner can be mended all the same.
  await query(shop, `update shop.landing_pages set status = 'draft' where id = ${landingId}`)
  expect((await save(planned, { body: 'Pod stromeček.' })).status).toBe(200)
})
