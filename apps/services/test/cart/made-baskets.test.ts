import { beforeEach, expect, test } from 'vitest'
import { cardOf, newBreeder, newLitter } from '../litter/breeding.ts'
import { openShop } from '../open-shop.ts'
import { move, query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

async function foodOf(litterId: number, sku: string): Promise<void> {
  await query(
    shop,
    `update shop.litters set product_id = (select product_id from shop.variants where sku = $2) where id = $1`,
    [litterId, sku],
  )
}

test('what the calculator worked out is a basket that says so, with nothing of the dog but its title', async () => {
  const bag = await variantId(shop, SKU.bag2)
  const made = await visit(shop).call('prepareProposal', { variantId: bag, pieces: 3, title: 'Krmivo pro Bena' })
  expect(made).toMatchObject({ status: 201, value: { hash: expect.stringMatching(/^[\w-]{22}$/) } })
  const reader = visit(shop)
  const { value } = await reader.call('preparedBasket', { hash: made.value.hash })
  expect(value).toMatchObject({ kind: 'calculator', title: 'Krmivo pro Bena', preparedBy: '', note: '', changes: [] })
  expect(value.lines).toMatchObject([{ pieces: 3 }])
  const taken = await reader.call('takeBasket', { hash: made.value.hash })
  expect(taken.value.pieces).toBe(3)
})

test('a calculator basket of a customer is found among the data of the account, one of goods not sold is none', async () => {
  const owner = await newCustomer(shop)
  const bag = await variantId(shop, SKU.bag2)
  await owner.call('prepareProposal', { variantId: bag, title: 'Pro mě' })
  const rows = await query(
    shop,
    `select b.kind, b.title from shop.prepared_baskets b join shop.customers c on c.id = b.customer_id where c.email = $1`,
    [owner.email],
  )
  expect(rows).toEqual([{ kind: 'calculator', title: 'Pro mě' }])
  expect((await owner.call('prepareProposal', { variantId: 999_999_999 })).error?.code).toBe('variant_gone')
})

test('a breeder prepares what the litter eats; its card leads there, and made again it keeps its address', async () => {
  const breeder = await newBreeder(shop)
  const { id } = await newLitter(shop, breeder, { puppies: 1 })
  await foodOf(id, SKU.bag2)
  const bag = await variantId(shop, SKU.bag2)
  expect((await breeder.call('litterBasket', { id })).value).toEqual({ basket: null })
  const made = await breeder.call('prepareLitterBasket', { id, variantId: bag, pieces: 1 })
  expect(made.status).toBe(200)
  expect((await breeder.call('prepareLitterBasket', { id, variantId: bag, pieces: 2 })).value.hash).toBe(
    made.value.hash,
  )
  expect((await breeder.call('litterBasket', { id })).value.basket?.hash).toBe(made.value.hash)

  const uid = await cardOf(shop, breeder, id)
  const owner = visit(shop)
  const card = await owner.call('tag', { uid })
  expect(card.value).toMatchObject({ kind: 'puppy', basket: made.value.hash })
  const { value } = await owner.call('preparedBasket', { hash: made.value.hash })
  expect(value).toMatchObject({ kind: 'breeder', title: 'Vrh B', lines: [{ pieces: 2 }] })
  expect(JSON.stringify(value)).not.toContain(breeder.email)

  move(shop, 121 * 24 * 60)
  expect((await breeder.call('litterBasket', { id })).value).toEqual({ basket: null })
  move(shop, -121 * 24 * 60)
})

test('a breeder basket holds the food of the litter and belongs to its breeder', async () => {
  const breeder = await newBreeder(shop)
  const { id } = await newLitter(shop, breeder, { puppies: 1 })
  const bag = await variantId(shop, SKU.bag2)
  expect((await breeder.call('prepareLitterBasket', { id, variantId: bag })).error?.code).toBe('variant_gone')
  await foodOf(id, SKU.bag2)
  const can = await variantId(shop, SKU.can)
  expect((await breeder.call('prepareLitterBasket', { id, variantId: can })).error?.code).toBe('variant_gone')
  const other = await newBreeder(shop)
  expect((await other.call('prepareLitterBasket', { id, variantId: bag })).status).toBe(404)
  expect((await other.call('litterBasket', { id })).status).toBe(404)
  const retail = await newCustomer(shop)
  expect((await retail.call('litterBasket', { id })).error?.code).toBe('not_a_breeder')
})
