import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { readyToOrder, SKU, setStock } from '../shopping.ts'
import { later, listen, newPartner } from './partners.ts'
import { startReceiver } from './receiver.ts'

const shop = openShop({}, 'tampered')

async function sellOut(sku: string): Promise<void> {
  await query(
    shop,
    'update shop.stock s set on_hand = s.reserved from shop.variants v where v.id = s.variant_id and v.sku = $1',
    [sku],
  )
}

async function status(sku: string, is: string): Promise<void> {
  await query(shop, 'update shop.variants set status = $2 where sku = $1', [sku, is])
}

test('goods that run out, come back or are sold no more are told in order, to those who listen and nobody else', async () => {
  const [first, second, deaf] = [await startReceiver(), await startReceiver(), await startReceiver()]
  const [partner, other, third] = [await newPartner(shop), await newPartner(shop), await newPartner(shop)]
  await listen(third, deaf.url)
  await setStock(shop, SKU.bag12, 50)
  // Nobody listens: nothing is remembered, so that nobody is told of the past.
  await runJob(shop, 'send-webhooks')
  expect(await query(shop, 'select from internal.webhook_stock')).toHaveLength(0)
  await sellOut(SKU.can)
  await listen(partner, first.url, ['stock.changed'])
  await listen(other, second.url, ['stock.changed', 'invoice.issued'])
  await later(shop, 60)
  expect(first.heard).toEqual([])

  await sellOut(SKU.bag12)
  await later(shop, 60)
  await later(shop, 60)
  await setStock(shop, SKU.bag12, 1000)
  await setStock(shop, SKU.can, 7)
  await later(shop, 60)
  await status(SKU.bag12, 'discontinued')
  await later(shop, 60)
  const about = (sku: string) =>
    first.heard
      .filter(({ event }) => event.entity === `sku:${sku}`)
      .map(({ event: { type, sequence, data } }) => [type, sequence, data.inStock, data.available])
  expect(about(SKU.bag12)).toEqual([
    ['stock.changed', 1, false, 0],
    ['stock.changed', 2, true, 100],
    ['stock.changed', 3, false, 0],
  ])
  expect(about(SKU.can)).toEqual([['stock.changed', 1, true, 7]])
  expect(Object.keys(first.heard[0]?.event.data ?? {}).toSorted()).toEqual(['available', 'ean', 'inStock', 'sku'])
  expect(second.heard.map(({ event }) => event.data)).toEqual(first.heard.map(({ event }) => event.data))
  expect(deaf.heard).toEqual([])
  await status(SKU.bag12, 'active')
  const household = await newCustomer(shop)
  const refused = await household.call('addWebhook', { url: first.url, topics: ['stock.changed'] })
  expect(refused.error.code).toBe('not_a_partner')
})

test('what comes and goes within a minute is no news, and two workers tell of it once', async () => {
  const receiver = await startReceiver()
  await listen(await newPartner(shop), receiver.url, ['stock.changed'])
  await setStock(shop, SKU.bag2, 50)
  await later(shop, 60)
  receiver.heard.length = 0
  await sellOut(SKU.bag2)
  await setStock(shop, SKU.bag2, 50)
  await later(shop, 60)
  expect(receiver.heard).toEqual([])
  await sellOut(SKU.bag2)
  await Promise.all([1, 2, 3].map(() => later(shop, 60)))
  await later(shop, 60)
  expect(receiver.heard.map(({ event }) => event.data.inStock)).toEqual([false])
})

test('whoever orders waits for nobody who is telling', async () => {
  await listen(await newPartner(shop), (await startReceiver()).url, ['stock.changed'])
  await setStock(shop, SKU.bag2, 50)
  await later(shop, 60)
  const { browser, order } = await readyToOrder(shop)
  const telling = await shop.database.pool.connect()
  try {
    await telling.query('begin; lock table internal.webhook_stock in access exclusive mode')
    expect((await browser.call('placeOrder', order)).status).toBe(201)
  } finally {
    await telling.query('rollback')
    telling.release()
  }
})
