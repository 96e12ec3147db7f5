import { expect, test } from 'vitest'
import { fillForCompany, newCompany, orderForCompany } from '../company/buying-company.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'

// Wholesalers are promised 120 days; the shop's clock says 16. 11. 2026.
const SHORT = '2027-01-31'
const LONG = '2027-11-30'
const shop = openShop()

/** So many pieces in all: those that keep lie in one batch, the others in another. */
async function shelve(sku: string, { long, short }: { long: number; short: number }): Promise<void> {
  const id = await variantId(shop, sku)
  await query(shop, 'update shop.batches set on_hand = 0, best_before = $2 where variant_id = $1', [id, SHORT])
  await query(
    shop,
    `insert into shop.batches (variant_id, code, best_before, received_on, on_hand)
     select $1, b.code, b.best_before::date, '2026-11-01', b.pieces::integer
       from (values ('DLOUHA', $2, $3), ('KRATKA', $4, $5)) b (code, best_before, pieces)
     on conflict (variant_id, code) do update set on_hand = excluded.on_hand, best_before = excluded.best_before`,
    [id, LONG, long, SHORT, short],
  )
  await query(shop, 'update shop.stock set on_hand = $2 where variant_id = $1', [id, long + short])
}

const held = async (sku: string) =>
  (
    await query<{ reserved: number }>(
      shop,
      'select s.reserved from shop.stock s join shop.variants v on v.id = s.variant_id where v.sku = $1',
      [sku],
    )
  )[0]?.reserved

test('a wholesaler is refused at once what would keep too short; whoever is promised less buys it', async () => {
  await shelve(SKU.bag12, { long: 0, short: 20 })
  const company = await newCompany(shop)
  const ready = await fillForCompany(shop, company)
  expect(await company.call('placeOrder', ready)).toMatchObject({
    status: 409,
    error: { code: 'out_of_stock', details: { reason: 'life', variants: [{ inStock: 0 }] } },
  })
  expect(await held(SKU.bag12)).toBe(0)

  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 3 })
  expect((await guest.call('placeOrder', await fillCheckout(guest))).status).toBe(201)
  expect(await held(SKU.bag12)).toBe(3)
})

test('what keeps is sold to wholesalers once, also at one moment, and is not taken by those who get what ends first', async () => {
  await shelve(SKU.bag12, { long: 14, short: 20 })
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 4 })
  expect((await guest.call('placeOrder', await fillCheckout(guest))).status).toBe(201)

  const first = await newCompany(shop)
  expect((await orderForCompany(shop, first)).state).toBe('accepted')
  const rivals = [await newCompany(shop), await newCompany(shop)]
  const ready = []
  for (const rival of rivals) ready.push({ rival, order: await fillForCompany(shop, rival) })
  const answers = await Promise.all(ready.map(({ rival, order }) => rival.call('placeOrder', order)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.error.details).toMatchObject({ variants: [{ inStock: 2 }] })
  expect(await held(SKU.bag12)).toBe(19)
})
