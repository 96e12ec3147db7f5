import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()

async function wholesaler() {
  const customer = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
    [customer.email],
  )
  return customer
}

async function stock(sku: string, onHand: number): Promise<void> {
  await query(shop, 'update shop.stock set on_hand = reserved + $2 where variant_id = $1', [
    await variantId(shop, sku),
    onHand,
  ])
}

test('every row of a pasted list is answered at the prices of whoever pastes it', async () => {
  await stock(SKU.bag12, 100)
  await stock(SKU.can, 5)
  const [{ ean } = { ean: '' }] = await query<{ ean: string }>(shop, 'select ean from shop.variants where sku = $1', [
    SKU.bag2,
  ])
  const text = `Kód\tNázev\tKs\n${SKU.bag12}\tpytel\t20\n${ean};;3\n${SKU.can}\tkonzerva\t50\nCN-XX-NIC-1\t\t4\n${SKU.bag12.toLowerCase()}\t4\n\nS pozdravem Malá`
  const rich = await wholesaler()
  const { value } = await rich.call('readList', { text })
  expect(value.rows).toMatchObject([
    { kind: 'header', lines: [1] },
    { kind: 'ready', lines: [2, 6], pieces: 24, parts: [20, 4], by: 'sku', goods: { sku: SKU.bag12 } },
    { kind: 'ready', lines: [3], pieces: 3, by: 'ean', goods: { sku: SKU.bag2 } },
    { kind: 'ask', reason: 'short', lines: [4], pieces: 50, choices: [{ sku: SKU.can, inStock: 5 }] },
    { kind: 'unknown', lines: [5], pieces: 4 },
    { kind: 'words', lines: [8] },
  ])
  expect(value.basis).toBe('net')
  const retail = await (await newCustomer(shop)).call('readList', { text })
  const unit = (view: typeof value) => view.rows.flatMap((row) => (row.kind === 'ready' ? row.goods.unitPrice : []))
  expect(retail.value.basis).toBe('gross')
  expect(unit(retail.value)[0]).toBeGreaterThan(unit(value)[0] ?? 0)
  expect((await visit(shop).call('readList', { text })).status).toBe(401)
})

test('what is added costs in the cart what the list said, and what does not fit is named', async () => {
  await stock(SKU.bag12, 100)
  await stock(SKU.can, 5)
  const rich = await wholesaler()
  const { value: list } = await rich.call('readList', { text: `${SKU.bag12} 24 ks` })
  const [bag, can] = [await variantId(shop, SKU.bag12), await variantId(shop, SKU.can)]
  const added = await rich.call('addList', {
    lines: [
      { variantId: bag, pieces: 20 },
      { variantId: can, pieces: 50 },
      { variantId: bag, pieces: 4 },
      { variantId: 999_999_999, pieces: 1 },
    ],
  })
  expect(added.value).toMatchObject({
    added: 1,
    refused: [
      { variantId: can, pieces: 50, code: 'out_of_stock', most: 5 },
      { code: 'variant_gone', name: '' },
    ],
  })
  const { value: cart } = await rich.call('cart', {})
  expect(cart.lines).toMatchObject([
    { sku: SKU.bag12, pieces: 24, unitPrice: list.rows[0]?.kind === 'ready' ? list.rows[0].goods.unitPrice : 0 },
  ])
})

test('five hundred rows are answered within a second', async () => {
  const skus = await query<{ sku: string }>(shop, 'select sku from shop.variants order by id limit 400')
  const named = Array.from({ length: 100 }, (_, index) => `kure s ryzi ${index % 12} kg\t${index + 1} ks`)
  const text = [...skus.map(({ sku }, index) => `${sku}\t${index + 1}`), ...named].join('\n')
  const rich = await wholesaler()
  await rich.call('readList', { text })
  const began = performance.now()
  const { value } = await rich.call('readList', { text })
  expect(performance.now() - began).toBeLessThan(1000)
  expect(value.rows.flatMap(({ lines }) => lines)).toHaveLength(text.split('\n').length)
})

test('a thousand rows with names and a blank last one are read, a row more is refused', async () => {
  const rows = Array.from(
    { length: 1000 },
    (_, index) => `CN-XX-NENI-${index}\tŽádné takové zboží, jen dlouhý název řádku č. ${index}\t\t\t3 ks`,
  )
  const rich = await wholesaler()
  const { value } = await rich.call('readList', { text: `${rows.join('\r\n')}\r\n` })
  expect(value.rows).toHaveLength(1000)
  const refused = await rich.call('readList', { text: [...rows, 'CN-XX-NENI-1000 1'].join('\n') })
  expect(refused.error).toMatchObject({ code: 'invalid_input', details: { fields: { text: 'too_long' } } })
})

test('whole cartons, layers and pallets come to what so many cost', async () => {
  await stock(SKU.bag12, 5000)
  const { value } = await (await wholesaler()).call('readList', { text: `${SKU.bag12} 8 ks` })
  const [row] = value.rows
  if (row?.kind !== 'ready') throw new Error('The bag is ready.')
  const { packing, packs = [] } = row.goods
  expect(packs.map(({ pieces }) => pieces)).toEqual(
    Object.values(packing).filter((pieces) => pieces !== null && pieces > 1),
  )
  expect(packs[0]?.amount).toBeLessThanOrEqual((packs[0]?.pieces ?? 0) * row.goods.unitPrice)
})
