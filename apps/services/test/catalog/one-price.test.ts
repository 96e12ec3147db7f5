import { gunzipSync } from 'node:zlib'
import { CardRow } from '@shop/contract/catalog'
import { VariantRow } from '@shop/contract/product-page'
import { isEligibleForRegularDelivery, offerRegularDelivery } from '@shop/domain/cart/regular-delivery'
import { unitPrice } from '@shop/domain/catalog/unit-price'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadShopRules } from '#app/rules/shop-rules'
import { openShop } from '../open-shop.ts'
import { fillCheckout, SHOP_DAY, variantId, visit } from '../shopping.ts'

/** Was cheaper for a week before its sale: 1 949 Kč usually, 1 899 Kč at the lowest, 1 789 Kč now. */
const CHEAPER_BEFORE = 'CN-GR-HOV-A-12K'

const shop = openShop()
beforeAll(async () => {
  await shop.database.pool.query('update shop.stock set on_hand = 1000')
})

const PageRow = z.object({
  categories: z.array(z.object({ slug: z.string() })),
  bundle_components: z.array(z.unknown()),
  variants: z.array(VariantRow),
})

/** What pages ask the rule with: cards of the grid and packs of the product page, as the data service gives them. */
async function offersOfPages() {
  const { pool } = shop.database
  const [cards, pages, rules] = await Promise.all([
    pool.query('select internal.grid_cards(array(select product_id from shop.product_cards)) as cards'),
    pool.query('select categories, bundle_components, variants from shop.product_pages'),
    loadShopRules({ deps: shop.deps, db: pool, now: SHOP_DAY, requestId: 'test', actor: { kind: 'system' } }),
  ])
  const ofCards = z.array(CardRow).parse(cards.rows[0].cards)
  const ofPages = z.array(PageRow).parse(pages.rows)
  const ask = (variant: number, row: VariantRow | CardRow, goods: { categories: string[]; components: unknown[] }) => {
    const { price, lowest_price_30_days: low } = row
    const compareAtPrice = low !== null && low > price ? low : null
    const repeat = offerRegularDelivery({ ...goods, price, compareAtPrice }, rules.pricing)
    return { variant, row, repeat, isEligible: isEligibleForRegularDelivery(goods, rules.pricing) }
  }
  return {
    cards: ofCards.map((row) => ask(row.variant_id, row, row)),
    packs: ofPages.flatMap((page) => {
      const goods = { categories: page.categories.map(({ slug }) => slug), components: page.bundle_components }
      return page.variants.filter(({ status }) => status !== 'discontinued').map((row) => ask(row.id, row, goods))
    }),
  }
}

test('what a card and a page offer for a regular delivery is what the cart charges, for all goods', async () => {
  const { cards, packs } = await offersOfPages()
  expect(packs.filter(({ repeat }) => repeat !== null).length).toBeGreaterThan(100)
  expect(packs.filter(({ isEligible }) => !isEligible).length).toBeGreaterThan(10)
  const byVariant = new Map(packs.map((pack) => [pack.variant, pack]))
  for (const card of cards) {
    expect({ sku: card.variant, repeat: card.repeat }).toEqual({
      sku: card.variant,
      repeat: byVariant.get(card.variant)?.repeat,
    })
  }
  for (const { variant, row, repeat, isEligible } of packs) {
    const once = await visit(shop).call('addLine', { variantId: variant })
    expect(once.value.lines[0]).toMatchObject({
      unitPrice: row.price,
      pricePerUnit: row.unit_price,
      canBeRegular: isEligible,
      regularPrice: repeat,
    })
    const regular = await visit(shop).call('addLine', { variantId: variant, regularWeeks: 4 })
    if (isEligible) expect(regular.value.lines[0]).toMatchObject({ unitPrice: repeat ?? row.price })
    else expect(regular.error.code).toBe('regular_delivery_refused')
  }
})

test('a pack that was cheaper before its sale is ordered for the price its page offers', async () => {
  const { packs } = await offersOfPages()
  const id = await variantId(shop, CHEAPER_BEFORE)
  expect(packs.find(({ variant }) => variant === id)?.repeat).toBe(1709_00)
  const guest = visit(shop)
  await guest.call('addLine', { variantId: id, regularWeeks: 4 })
  const placed = await guest.call('placeOrder', await fillCheckout(guest))
  const { rows } = await shop.database.pool.query(
    "select gross::int as price from shop.order_lines where order_id = $1 and kind = 'goods'",
    [placed.value.orderId],
  )
  expect(rows).toEqual([{ price: 1709_00 }])
})

test('feeds carry the price of one purchase, and a former price only beside a discount the law knows', async () => {
  const { pool } = shop.database
  // Called a sale, yet no cheaper than within the thirty days before.
  await pool.query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select l.id, v.id, step.amount, step.kind, internal.shop_now() - (3 - step.place) * interval '1 second'
       from shop.price_lists l, shop.variants v,
            (values (1, 70000, 'regular'), (2, 90000, 'regular'), (3, 80000, 'sale')) step (place, amount, kind)
      where l.is_public and v.sku = 'CN-GR-LOS-A-06K' order by step.place`,
  )
  await pool.query(`select graphile_worker.add_job('write-feeds', '{}')`)
  await shop.runJobs()
  const feed = async (name: string) => {
    const answer = await shop.app.inject({ method: 'GET', url: `/feeds/${name}` })
    return gunzipSync(answer.rawPayload).toString('utf8')
  }
  const google = await feed('google')
  const item = (sku: string) => google.split('<item>').find((one) => one.includes(`<g:id>${sku}</g:id>`)) ?? ''
  expect(item(CHEAPER_BEFORE)).toContain('<g:price>1949.00 CZK</g:price>')
  expect(item(CHEAPER_BEFORE)).toContain('<g:sale_price>1789.00 CZK</g:sale_price>')
  expect(item('CN-GR-LOS-A-06K')).toContain('<g:price>800.00 CZK</g:price>')
  expect(item('CN-GR-LOS-A-06K')).not.toContain('sale_price')
  for (const name of ['google', 'heureka', 'zbozi']) expect(await feed(name)).not.toMatch(/>1709(\.00| CZK|<)/)
})

test('the price of a unit is the same whoever counts it: database or cart', async () => {
  const { pool } = shop.database
  const id = await variantId(shop, 'CN-GR-KUR-A-02K')
  const amounts = fc.integer({ min: 1, max: 10_000_000 })
  // Halves are where two ways of rounding part.
  const quantities = fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(16, 20_000, 80, 625, 1))
  await fc.assert(
    fc.asyncProperty(amounts, quantities, async (amount, parts) => {
      const { rows } = await pool.query(
        `with sized as (update shop.variants set unit_quantity = $2::numeric / 10000 where id = $1)
         insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
         select l.id, $1, $3, 'regular', internal.shop_now() from shop.price_lists l where l.is_public returning variant_id`,
        [id, parts, amount],
      )
      expect(rows).toHaveLength(1)
      const found = await pool.query(
        'select unit_price::float8 as halere from shop.variant_offers where variant_id = $1 and is_public',
        [id],
      )
      expect(found.rows[0].halere).toBe(unitPrice(amount, parts / 10_000))
    }),
    { numRuns: 60 },
  )
})
