import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { SKU, visit } from '../shopping.ts'

const shop = openShop()

const UNKNOWN = '8590000000009'

const noted = () => query<{ ean: string; times: number }>(shop, 'select ean, times from shop.unknown_eans order by ean')

test('the barcode of a pack leads to it and is not noted', async () => {
  const [{ ean, slug }] = (await query<{ ean: string; slug: string }>(
    shop,
    'select v.ean, p.slug from shop.variants v join shop.products p on p.id = v.product_id where v.sku = $1',
    [SKU.bag2],
  )) as [{ ean: string; slug: string }]
  expect(await visit(shop).call('lookUpEan', { ean })).toMatchObject({
    status: 200,
    value: { pack: { slug, sku: SKU.bag2 } },
  })
  expect(await noted()).toEqual([])
})

test('one that we do not sell is noted once, with how often it was asked for', async () => {
  const guest = visit(shop)
  for (let time = 0; time < 3; time += 1)
    expect(await guest.call('lookUpEan', { ean: UNKNOWN })).toMatchObject({ status: 200, value: { pack: null } })
  expect(await noted()).toEqual([{ ean: UNKNOWN, times: 3 }])
})

test('goods that are not public yet are unknown', async () => {
  const [{ ean }] = (await query<{ ean: string }>(shop, 'select ean from shop.variants where sku = $1', [
    SKU.bag2,
  ])) as [{ ean: string }]
  await query(
    shop,
    `update shop.products set published_at = now() + interval '1 day'
      where id = (select product_id from shop.variants where sku = $1)`,
    [SKU.bag2],
  )
  expect(await visit(shop).call('lookUpEan', { ean })).toMatchObject({ value: { pack: null } })
})

test('a scanner is stopped after sixty codes in ten minutes', async () => {
  const scanner = visit(shop)
  const statuses: number[] = []
  for (let code = 0; code < 61; code += 1)
    statuses.push((await scanner.call('lookUpEan', { ean: `859${String(code).padStart(10, '0')}` })).status)
  expect(statuses.at(-1)).toBe(429)
})
