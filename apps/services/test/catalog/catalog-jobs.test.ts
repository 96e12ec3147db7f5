import type { JobName } from '@shop/contract/jobs'
import { expect, test } from 'vitest'
import { enqueue } from '#app/store/jobs'
import { openShop } from '../open-shop.ts'

const shop = openShop()

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

async function run(job: JobName): Promise<void> {
  await enqueue(shop.deps.pool, job, { requestId: 'test' } as never)
  await shop.runJobs()
}

test('a planned price shows on the card when it comes due', async () => {
  const [card] = await query<{ product_id: string; variant_id: string; price: string }>(
    'select product_id, variant_id, price from shop.product_cards order by product_id limit 1',
  )
  const priceOfCard = async () =>
    (
      await query<{ price: string }>('select price from shop.product_cards where product_id = $1', [card?.product_id])
    )[0]?.price
  await query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select id, $1, $2, 'regular', internal.shop_now() + interval '1 hour' from shop.price_lists where is_public`,
    [card?.variant_id, Number(card?.price) + 1000],
  )
  expect(await priceOfCard()).toBe(card?.price)
  // Nobody writes anything at the moment when a planned price begins.
  await query('update internal.clock set offset_ms = offset_ms + 3_601_000')
  expect(await priceOfCard()).toBe(card?.price)
  await run('refresh-cards')
  expect(Number(await priceOfCard())).toBe(Number(card?.price) + 1000)
})

test('the words of the whole catalogue are counted', async () => {
  await query('delete from internal.search_frequencies')
  await run('count-words')
  const [all] = await query<{ documents: number }>(
    `select documents from internal.search_frequencies where lexeme = '' and storefront_id = 1`,
  )
  expect(all?.documents).toBeGreaterThan(50)
})

test('what is bought together is counted anew, so a pair that nobody buys any more is gone', async () => {
  await query(
    `insert into internal.bought_together (product_id, related_product_id, rank)
     select min(product_id), max(product_id), 1 from shop.product_cards`,
  )
  await run('count-pairs')
  expect(await query('select from internal.bought_together')).toEqual([])
})

test('goods that cannot be published do not keep words from their moment', async () => {
  await query(
    `create function internal.refuse_goods() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
  )
  await query(
    `create trigger zz_refused before update on shop.products for each statement execute function internal.refuse_goods()`,
  )
  try {
    await query(`update internal.page_version set words_until = internal.shop_now() - interval '1 day'`)
    await run('refresh-cards').catch(() => undefined)
    const [turned] = await query<{ isTurned: boolean }>(
      `select words_until > internal.shop_now() - interval '1 hour' as "isTurned" from internal.page_version`,
    )
    expect(turned?.isTurned).toBe(true)
  } finally {
    await query('drop trigger zz_refused on shop.products')
    await query(`delete from graphile_worker._private_jobs where last_error is not null`)
  }
})
