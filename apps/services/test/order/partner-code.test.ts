import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'
import { openRecommending, type Recommending } from './recommending.ts'

const shop = openShop()
let recommending: Recommending
beforeAll(async () => {
  recommending = await openRecommending(shop)
})

async function newTrainer(): Promise<Person> {
  const trainer = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'trener') where email = $1`,
    [trainer.email],
  )
  return trainer
}

/** As the data service asks for whoever is signed in. */
async function statementOf({ email }: Person) {
  const [row] = await query<{ id: string }>(shop, 'select id from shop.customers where email = $1', [email])
  const claims = JSON.stringify({ role: 'customer', customer_id: Number(row?.id) })
  const [answer] = await query<{ own: unknown }>(
    shop,
    `with told as materialized (select set_config('request.jwt.claims', $1, true)) select shop.own_partner_statement() as own from told`,
    [claims],
  )
  return answer?.own as { isTrainer: boolean; uid: string | null; months: object[] }
}

test('a trainer has one printed address, whatever is pressed at once, and it says what is in it for whom', async () => {
  const trainer = await newTrainer()
  const made = await Promise.all(Array.from({ length: 5 }, () => trainer.call('makePartnerCode', {})))
  const codes = new Set(made.map(({ value }) => `${value.code} ${value.uid}`))
  expect(codes.size).toBe(1)
  const { code, uid } = made[0]?.value ?? { code: '', uid: '' }
  expect(code).toMatch(/^KYN-/)
  const { value: tag } = await visit(shop).call('tag', { uid })
  expect(tag).toEqual({ kind: 'partner', name: '', code, percent: 10, credits: 100 })

  const client = visit(shop)
  await client.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
  const payable = async () => (await client.call('cart', {})).value.payable
  const full = await payable()
  await client.call('enterCoupon', { code })
  expect(await payable()).toBeLessThan(full)

  // Who leaves the programme recommends no longer: not by the printed address, not by the code, not in a cart that has it already.
  await query(shop, 'update shop.customers set customer_group_id = null where email = $1', [trainer.email])
  expect((await visit(shop).call('tag', { uid })).status).toBe(404)
  expect((await trainer.call('makePartnerCode', {})).error.code).toBe('not_a_trainer')
  expect(await payable()).toBe(full)
  expect((await client.call('enterCoupon', { code })).error.code).toBe('coupon_unknown')
  expect((await visit(shop).call('acceptReferral', { code, showsName: true })).status).toBe(409)
})

test('the statement says month by month what the code has earned, and nobody else reads it', async () => {
  const trainer = await newTrainer()
  const other = await newTrainer()
  const { value } = await trainer.call('makePartnerCode', {})
  await recommending.buy(value.code, { sku: SKU.can })
  const kept = await recommending.buy(value.code, { sku: SKU.can })
  await recommending.deliver(kept.orderId)
  const month = shop.clock.now().toISOString().slice(0, 7)
  expect(await statementOf(trainer)).toEqual({
    isTrainer: true,
    uid: value.uid,
    months: [{ month, orders: 2, waiting: 1, rewarded: 1, credits: 100 }],
  })
  expect(await statementOf(other)).toEqual({ isTrainer: true, uid: null, months: [] })
  expect((await statementOf(await newCustomer(shop))).isTrainer).toBe(false)
})
