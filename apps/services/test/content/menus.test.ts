import type { MenuItem, StaffMenu } from '@shop/contract/content/menu'
import { MENU_CODES, type MenuCode, wrongInMenu } from '@shop/domain/content/menu'
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

const read = async (code: MenuCode): Promise<StaffMenu> => {
  const { value } = await editor.call('staffMenus', {})
  const menu = value.menus.find((one) => one.code === code)
  if (!menu) throw new Error('The shop has all its menus.')
  return menu
}
const save = ({ code, version, items }: StaffMenu, added: MenuItem[], reason = '') =>
  editor.call('saveMenu', { code, version, items: [...items, ...added], reason })
const link = (to: string): MenuItem => ({ label: 'Novinka', to, heading: '', links: [] })

test('the shop begins with all its menus, each in order and each link alive', async () => {
  const { value } = await editor.call('staffMenus', {})
  expect(value.menus.map(({ code }: StaffMenu) => code)).toEqual(MENU_CODES)
  for (const { code, items, dead } of value.menus as StaffMenu[]) {
    expect([code, wrongInMenu(code, items), dead, items.length > 0]).toEqual([code, null, [], true])
  }
})

test('a link is on every page at once, with the version it saw and its history', async () => {
  const menu = await read('help')
  const saved = (await save(menu, [link('/produkty?maso=kure')], 'Na přání poradny.')).value
  expect(saved.items.at(-1)).toMatchObject({ label: 'Novinka', to: '/produkty?maso=kure' })
  expect(saved.version).toBe(menu.version + 1)
  const late = await save(menu, [link('/blog')])
  expect(late.error).toMatchObject({ code: 'version_conflict', details: { current: { version: saved.version } } })
  const [history] = await query<{ reason: string }>(
    shop,
    `select reason from internal.row_history where table_name = 'menus' and row_key = '${menu.menuId}' order by id desc limit 1`,
  )
  expect(history?.reason).toBe('Na přání poradny.')
})

test.each<[string, MenuCode, MenuItem[], string, object]>([
  ['a page nobody has', 'help', [link('/takova-stranka-neni')], 'choice_unknown', { field: '/takova-stranka-neni' }],
  ['the same address twice', 'about', [link('/blog')], 'content_incomplete', { missing: ['repeated'], path: '/blog' }],
  [
    'a panel in the footer',
    'about',
    [{ ...link('/produkty/granule'), heading: 'Podle psa', links: [{ label: 'Blog', to: '/blog' }] }],
    'content_incomplete',
    { missing: ['panel_elsewhere'] },
  ],
])('%s is refused', async (_name, code, added, refusal, details) => {
  expect((await save(await read(code), added)).error).toMatchObject({ code: refusal, details })
})

test('what the law asks for cannot be taken out of the footer', async () => {
  const menu = await read('legal')
  const items = menu.items.filter(({ to }) => to !== '/odstoupeni-od-smlouvy')
  expect((await editor.call('saveMenu', { code: 'legal', version: menu.version, items })).error).toMatchObject({
    code: 'content_incomplete',
    details: { missing: ['compulsory'], path: '/odstoupeni-od-smlouvy' },
  })
})

test('a link that has died is named and does not stop whoever mends another', async () => {
  const menu = await read('services')
  await query(
    shop,
    `update shop.menus set items = items || '[{"label":"Byla","to":"/lp/byla","heading":"","links":[]}]' where code = 'services'`,
  )
  const broken = await read('services')
  expect(broken.dead).toEqual(['/lp/byla'])
  expect((await save(broken, [link('/kontakt')])).status).toBe(200)
  expect(menu.dead).toEqual([])
})

test('the warehouse has nothing to do with menus', async () => {
  const packer = await newStaff(shop, 'staff_warehouse')
  expect((await packer.call('staffMenus', {})).status).toBe(403)
})
