import { MOST_FAVOURITES } from '@shop/contract/favourites'
import { FAVOURITES_COOKIE } from '@shop/domain/customer/favourites-cookie'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer, PASSWORD } from '../people.ts'

const shop = openShop()
let products: number[] = []
beforeAll(async () => {
  const rows = await query<{ id: number }>(shop, 'select id::int as id from shop.products order by id')
  products = rows.map(({ id }) => id)
})

test('a heart is added once, however often it is pressed, and taken out', async () => {
  const person = await newCustomer(shop)
  const [one = 0, two = 0] = products
  await Promise.all(Array.from({ length: 8 }, () => person.call('saveFavourites', { add: [one] })))
  shop.clock.offsetMs += 1000
  expect((await person.call('saveFavourites', { add: [two] })).value.productIds).toEqual([two, one])
  expect((await person.call('saveFavourites', { remove: [two] })).value.productIds).toEqual([one])
})

test('the list of a guest comes along, without what the shop does not have', async () => {
  const person = await newCustomer(shop)
  const [one = 0, two = 0] = products
  await person.call('saveFavourites', { add: [one] })
  const { value } = await person.call('saveFavourites', { add: [one, two, 999_999_999] })
  expect(value.productIds.toSorted((a, b) => a - b)).toEqual([one, two])
})

test('a full list takes no more, and says so', async () => {
  const person = await newCustomer(shop)
  await person.call('saveFavourites', { add: products.slice(0, MOST_FAVOURITES) })
  const more = products[MOST_FAVOURITES] ?? 0
  expect((await person.call('saveFavourites', { add: [more] })).error.code).toBe('too_many_items')
  const { value } = await person.call('saveFavourites', { add: [more], remove: products.slice(0, 1) })
  expect(value.productIds).toContain(more)
})

test('signing in brings the hearts of the browser along and gives it those of the account', async () => {
  const person = await newCustomer(shop)
  const [one = 0, two = 0] = products
  await person.call('saveFavourites', { add: [one] })
  const other = openBrowser(shop, { ip: '192.0.2.240' })
  other.cookies.set(FAVOURITES_COOKIE, String(two))
  expect((await other.call('signIn', { email: person.email, password: PASSWORD })).status).toBe(200)
  expect(other.cookies.get(FAVOURITES_COOKIE)?.split('.').map(Number).toSorted()).toEqual([one, two].toSorted())
  const rows = await query(
    shop,
    'select from shop.favourites f join shop.customers c on c.id = f.customer_id where c.email = $1',
    [person.email],
  )
  expect(rows).toHaveLength(2)
})

test('nobody signed in has none here', async () => {
  const person = await newCustomer(shop)
  await person.call('signOut', {})
  expect((await person.call('saveFavourites', { add: [1] })).error.code).toBe('not_signed_in')
})
