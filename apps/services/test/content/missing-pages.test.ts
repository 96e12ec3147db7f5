import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let editor: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
})

const told = (path: string, count = 1, referrerHost: string | null = null) => ({ path, count, referrerHost })
const report = (...missing: ReturnType<typeof told>[]) => visit(shop).call('reportMissingPages', { missing })
const read = async () => (await editor.call('staffMissingPages', {})).value

describe('addresses that do not exist', () => {
  test('are counted, with the site that led there and the page most like them', async () => {
    await report(told('/granule/granule-kure-s-hnedou-ryzi.html', 3, 'stary-blog.example'))
    await report(told('/granule/granule-kure-s-hnedou-ryzi.html', 2))
    const [page] = (await read()).pages
    expect(page).toMatchObject({
      path: '/granule/granule-kure-s-hnedou-ryzi.html',
      hits: 5,
      referrerHost: 'stary-blog.example',
      suggestion: { path: '/produkt/granule-kure-s-hnedou-ryzi' },
    })
  })

  test('of machines and of private links are not kept', async () => {
    const before = (await read()).pages.length
    expect((await report(told('/wp-login.php'), told('/l/objednavka/1'), told('/ucet/x'))).status).toBe(202)
    expect((await read()).pages).toHaveLength(before)
  })

  test('are bounded: beyond some thousands only known ones are counted on', async () => {
    await query(
      shop,
      `insert into internal.missing_pages (path, hits, first_at, last_at)
       select '/vymyslena-' || n, 1, now(), now() from generate_series(1, 5000) n`,
    )
    await report(told('/dalsi-vymyslena'), told('/vymyslena-1', 9))
    const [known] = await query(shop, `select hits::int from internal.missing_pages where path = '/vymyslena-1'`)
    expect(known).toEqual({ hits: 10 })
    expect(await query(shop, `select from internal.missing_pages where path = '/dalsi-vymyslena'`)).toEqual([])
    expect((await read()).isFull).toBe(true)
    await query(shop, `delete from internal.missing_pages where path like '/vymyslena-%'`)
  })

  test('are put aside', async () => {
    await report(told('/nikdy-nebyla', 50))
    expect((await editor.call('ignoreMissingPage', { path: '/nikdy-nebyla' })).status).toBe(200)
    expect((await read()).pages.map(({ path }) => path)).not.toContain('/nikdy-nebyla')
  })
})

describe('a redirect', () => {
  const accept = (fromPath: string, toPath: string) => editor.call('acceptRedirect', { fromPath, toPath })

  test('leads a dead address to a living page, and takes it out of the inbox', async () => {
    await report(told('/stary-kontakt'))
    expect((await accept('/stary-kontakt', '/kontakt')).status).toBe(201)
    const { pages, redirects } = await read()
    expect(pages.map(({ path }) => path)).not.toContain('/stary-kontakt')
    expect(redirects[0]).toMatchObject({ fromPath: '/stary-kontakt', toPath: '/kontakt' })
  })

  test.each([
    ['from a living page', '/kontakt', '/o-nas', 'lives'],
    ['to nowhere', '/stara', '/nova-neexistuje', 'nowhere'],
    ['from what is no address', '/l/objednavka/1', '/kontakt', 'no_address'],
  ])('%s is refused', async (_what, from, to, reason) => {
    expect((await accept(from, to)).error).toMatchObject({ code: 'redirect_refused', details: { reason } })
  })

  test('never makes a chain or a circle', async () => {
    const [category] = await query<{ slug: string }>(shop, 'select slug from shop.categories order by id limit 1')
    const living = `/produkty/${category?.slug}`
    await accept('/a-stara', living)
    // The target dies and is led on: whoever led to it goes straight to the new one.
    await query(shop, `update shop.categories set slug = 'prejmenovana' where slug = $1`, [category?.slug])
    expect((await accept(living, '/kontakt')).status).toBe(201)
    const led = async () =>
      query(shop, `select from_path, to_path from shop.redirects where from_path in ('/a-stara', $1) order by 1`, [
        living,
      ])
    expect(await led()).toEqual([
      { from_path: '/a-stara', to_path: '/kontakt' },
      { from_path: living, to_path: '/kontakt' },
    ])
    // It lives again: nothing leads away from it, and what leads to it may.
    await query(shop, `update shop.categories set slug = $1 where slug = 'prejmenovana'`, [category?.slug])
    await accept('/a-stara', living)
    expect(await led()).toEqual([{ from_path: '/a-stara', to_path: living }])
  })

  test('is taken back', async () => {
    const { value } = await accept('/omyl', '/kontakt')
    expect((await editor.call('removeRedirect', { redirectId: value.redirectId })).status).toBe(200)
    expect((await read()).redirects.map(({ fromPath }) => fromPath)).not.toContain('/omyl')
  })

  test('is the work of whoever writes pages', async () => {
    const support = await newStaff(shop, 'staff_support')
    expect((await support.call('acceptRedirect', { fromPath: '/x', toPath: '/kontakt' })).status).toBe(403)
  })
})
