import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()

async function member(group: string) {
  const customer = await newCustomer(shop)
  await query(
    shop,
    'update shop.customers set customer_group_id = (select id from shop.customer_groups where code = $2) where email = $1',
    [customer.email, group],
  )
  return customer
}

const asked = async () => ({ variantIds: [await variantId(shop, SKU.bag12), await variantId(shop, SKU.can)] })

test.each(['velkoobchod', 'chovatel', 'trener'])('what %s is told costs the same in the cart', async (group) => {
  const customer = await member(group)
  const { value } = await customer.call('ownPrices', await asked())
  const own = value.prices[0]
  expect(own?.reasons[0]).toMatchObject({ code: 'price.base' })
  const { value: cart } = await customer.call('addLine', { variantId: own?.variantId ?? 0, pieces: 1 })
  expect(cart.lines[0]).toMatchObject({ unitPrice: own?.unitPrice, pricePerUnit: own?.pricePerUnit })
  expect(cart.basis).toBe(own?.basis)
})

test('who pays what everybody does is told nothing, and a stranger is not answered', async () => {
  const retail = await newCustomer(shop)
  expect((await retail.call('ownPrices', await asked())).value).toEqual({ prices: [] })
  expect((await visit(shop).call('ownPrices', await asked())).status).toBe(401)
})

test('what was agreed with one company is told to nobody else', async () => {
  const [one, other] = [await member('velkoobchod'), await member('velkoobchod')]
  const bag = await variantId(shop, SKU.bag12)
  const before = (await other.call('ownPrices', { variantIds: [bag] })).value.prices[0]
  await query(
    shop,
    `with list as (
       insert into shop.price_lists (storefront_id, code, name, includes_vat) values (1, 'dohoda-zkouska', 'Dohoda', false) returning id
     ), own as (
       insert into internal.customer_price_lists (price_list_id, customer_id)
       select list.id, c.id from list, shop.customers c where c.email = $1
     )
     insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select id, $2, 12345, 'regular', '2026-01-01' from list`,
    [one.email, bag],
  )
  expect((await one.call('ownPrices', { variantIds: [bag] })).value.prices).toMatchObject([
    { unitPrice: 12_345, reasons: [{ source: 'agreed' }] },
  ])
  expect((await other.call('ownPrices', { variantIds: [bag] })).value.prices).toEqual([before])
})

test('goods that are not sold have no price, and more than a hundred are refused', async () => {
  const customer = await member('velkoobchod')
  expect((await customer.call('ownPrices', { variantIds: [999_999_999] })).value.prices).toEqual([])
  const many = Array.from({ length: 101 }, (_, index) => index + 1)
  expect((await customer.call('ownPrices', { variantIds: many })).status).toBe(400)
})

test('a set costs a breeder and a trainer what everybody pays', async () => {
  const [set] = await query<{ id: number }>(
    shop,
    `select v.id::int as id from shop.variants v join shop.products p on p.id = v.product_id
      where p.status = 'active' and v.status = 'active' and exists (select from shop.bundle_components b where b.bundle_variant_id = v.id)
        and not exists (select from shop.bundle_components b join shop.stock s on s.variant_id = b.component_variant_id
                         where b.bundle_variant_id = v.id and s.on_hand - s.reserved < b.quantity * 3) order by v.id limit 1`,
  )
  const variantId = set?.id ?? 0
  const paidBy = async (group: string | null) => {
    const who = group ? await member(group) : await newCustomer(shop)
    return (await who.call('addLine', { variantId, pieces: 1 })).value.lines[0]?.unitPrice
  }
  const everybody = await paidBy(null)
  expect(everybody).toBeGreaterThan(0)
  expect([await paidBy('chovatel'), await paidBy('trener')]).toEqual([everybody, everybody])
})
