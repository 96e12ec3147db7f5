import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let jana: Browser
let petr: Browser
beforeAll(async () => {
  jana = await newStaff(shop, 'staff_support')
  petr = await newStaff(shop, 'staff_warehouse')
})

const namesOf = async (member: Browser) =>
  (await member.call('ownViews', { list: 'orders' })).value.views.map(({ name, query }) => `${name}: ${query}`)

test('a view is kept under its name, replaced by the same one, and is nobody else’s', async () => {
  await jana.call('saveView', { list: 'orders', name: 'Dobírky DPD', query: 'pohled=vse&platba=cod' })
  await jana.call('saveView', { list: 'orders', name: 'Stojí dlouho', query: 'pohled=stoji' })
  const { value } = await jana.call('saveView', { list: 'orders', name: 'Dobírky DPD', query: 'pohled=na-ceste' })
  expect(value.views.map(({ name }) => name)).toEqual(['Dobírky DPD', 'Stojí dlouho'])
  expect(await namesOf(jana)).toEqual(['Dobírky DPD: pohled=na-ceste', 'Stojí dlouho: pohled=stoji'])
  expect(await namesOf(petr)).toEqual([])

  const [first] = value.views
  expect((await petr.call('dropView', { viewId: first?.viewId ?? 0 })).status).toBe(200)
  expect(await namesOf(jana)).toHaveLength(2)
  await jana.call('dropView', { viewId: first?.viewId ?? 0 })
  expect(await namesOf(jana)).toEqual(['Stojí dlouho: pohled=stoji'])
})

test('a name is asked for', async () => {
  expect((await jana.call('saveView', { list: 'orders', name: ' ', query: '' })).error).toMatchObject({
    code: 'invalid_input',
    details: { fields: { name: 'required' } },
  })
})
