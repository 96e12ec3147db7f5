import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { variantId, visit } from '../shopping.ts'

const shop = openShop()
const SIX_CANS = 'CN-KO-KUR-400X6'

/** Six pieces in the cart and „five and one“, which counts single cans only. */
async function enterFivePlusOne(): Promise<string> {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SIX_CANS), pieces: 6 })
  const { value } = await guest.call('enterCoupon', { code: 'KONZERVY5PLUS1' })
  return value.coupon.state
}

test('a multipack is left out by a coupon whatever it is called', async () => {
  expect(await enterFivePlusOne()).toBe('refused')
  await query(shop, 'update shop.variants set name = $2 where sku = $1', [SIX_CANS, 'Karton šesti konzerv'])
  expect(await enterFivePlusOne()).toBe('refused')
})

test('a name that looks like a multipack makes none', async () => {
  await query(shop, 'update shop.variants set name = $2, is_multipack = false where sku = $1', [SIX_CANS, '6 × 400 g'])
  expect(await enterFivePlusOne()).toBe('applied')
})
