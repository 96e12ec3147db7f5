import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let content: Browser
let other: Browser
beforeAll(async () => {
  content = await newStaff(shop, 'staff_content')
  other = await newStaff(shop, 'staff_admin')
})

const found = async (words: string) =>
  (await query<{ slug: string }>(shop, 'select (card).slug from shop.search(q => $1) limit 3', [words])).map(
    ({ slug }) => slug,
  )

test('a word taught is understood at once in any case, changed it means something else, and forgotten it means nothing', async () => {
  const words = { phrase: 'hafanina', means: 'lososový olej' }
  expect(await found('hafaniny')).toEqual([])
  await query(shop, 'delete from internal.page_changes')
  const added = await content.call('addSynonym', { ...words, reason: 'Lidé tak hledají' })
  expect(added.status).toBe(201)
  const { synonymId } = added.value
  expect((await found('s hafaninou'))[0]).toBe('lososovy-olej')
  const noted = await query<{ keys: string[] }>(shop, 'select keys from internal.page_changes')
  expect(noted.flatMap(({ keys }) => keys)).toContain('search')

  const both = await Promise.all([
    content.call('changeSynonym', { synonymId, seen: words, phrase: 'hafanina', means: 'konzerva', reason: 'Jinak' }),
    other.call('changeSynonym', { synonymId, seen: words, phrase: 'hafanina', means: 'konzerva', reason: 'Jinak' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const now = { phrase: 'hafanina', means: 'konzerva' }
  expect(both.find(({ status }) => status === 409)?.error.details).toMatchObject({ current: now })
  expect((await found('hafanina'))[0]).toMatch(/^konzerva-/)

  expect((await content.call('removeSynonym', { synonymId, seen: words, reason: 'Pozdě' })).status).toBe(409)
  expect((await content.call('removeSynonym', { synonymId, seen: now, reason: 'Nepoužívá se' })).status).toBe(200)
  expect(await found('hafaniny')).toEqual([])
  const { value } = await content.call('rowHistory', { table: 'search_synonyms', key: String(synonymId) })
  expect(value.changes.map(({ reason }) => reason)).toEqual(['Nepoužívá se', 'Jinak', 'Lidé tak hledají'])
})

test('the same words twice, a word that means itself and a role that may not are refused', async () => {
  const words = { phrase: 'štěkavka', means: 'piškoty', reason: 'Zkouška' }
  const { value } = await content.call('addSynonym', words)
  expect((await content.call('addSynonym', words)).error.code).toBe('name_taken')
  expect((await content.call('addSynonym', { ...words, means: 'Štěkavka' })).error.code).toBe('change_refused')
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('addSynonym', words)).status).toBe(403)
  const { value: list } = await content.call('synonyms', { find: 'štěkav' })
  expect(list).toEqual({ synonyms: [{ id: value.synonymId, phrase: 'štěkavka', means: 'piškoty' }], isCut: false })
})
