import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { openRecommending, type Recommending } from '../order/recommending.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
let recommending: Recommending
beforeAll(async () => {
  recommending = await openRecommending(shop)
})
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

async function newTrainer(): Promise<Person & { code: string }> {
  const trainer = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'trener') where email = $1`,
    [trainer.email],
  )
  const made = await trainer.call('makePartnerCode', {})
  await trainer.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 2 })
  return { ...trainer, code: made.value.code }
}

const visitsOf = (code: string) =>
  query(
    shop,
    `select v.shows_name as "showsName" from internal.referral_visits v join shop.referral_codes k on k.id = v.code_id
       join shop.coupons c on c.id = k.coupon_id where c.code = $1`,
    [code],
  )

test('a class takes what its trainer prepared with the code, and reads first who gets what for it', async () => {
  const trainer = await newTrainer()
  const made = await trainer.call('makeClassOffer', { title: 'Štěňátka, středa' })
  expect(made).toMatchObject({ status: 201, value: { place: 1 } })
  const { hash } = made.value
  const reader = visit(shop)
  const { value } = await reader.call('preparedBasket', { hash })
  expect(value).toMatchObject({ kind: 'group', title: 'Štěňátka, středa', lines: [{ pieces: 2 }] })
  expect(value.partner).toEqual({ name: '', code: trainer.code, percent: 10, credits: 100 })
  expect(await visitsOf(trainer.code)).toEqual([])
  const taken = await reader.call('takeBasket', { hash })
  expect(taken.value).toMatchObject({ pieces: 2, coupon: { state: 'applied', code: trainer.code } })
  expect(await visitsOf(trainer.code)).toEqual([{ showsName: false }])
})

test('the trainer is not recommended to themselves, a code in the cart stays, and who ordered before gets no code', async () => {
  const trainer = await newTrainer()
  const { hash } = (await trainer.call('makeClassOffer', { title: 'Kurz' })).value
  expect((await trainer.call('preparedBasket', { hash })).value.partner).toBeNull()
  expect((await trainer.call('takeBasket', { hash })).value.coupon.state).toBe('none')

  const other = await newTrainer()
  const holder = visit(shop)
  await holder.call('acceptReferral', { code: other.code, showsName: false })
  expect((await holder.call('takeBasket', { hash })).value.coupon).toMatchObject({ code: other.code })

  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 6 })
  await recommending.finish(customer)
  expect((await customer.call('takeBasket', { hash })).value.coupon.state).toBe('none')
})

test('five offers at most; made again one keeps its address, ended it leads nowhere and copies stay', async () => {
  const trainer = await newTrainer()
  for (let nth = 1; nth <= 5; nth += 1) {
    expect((await trainer.call('makeClassOffer', { title: `Kurz ${nth}` })).value.place).toBe(nth)
  }
  expect((await trainer.call('makeClassOffer', { title: 'Šestý' })).error.code).toBe('too_many_items')
  const { offers } = (await trainer.call('classOffers', {})).value
  expect(offers.map(({ title }) => title)).toEqual(['Kurz 1', 'Kurz 2', 'Kurz 3', 'Kurz 4', 'Kurz 5'])
  const again = await trainer.call('makeClassOffer', { title: 'Nový', place: 2 })
  expect(again.value.hash).toBe(offers[1]?.hash)
  const reader = visit(shop)
  const hash = again.value.hash
  await reader.call('takeBasket', { hash })
  expect((await trainer.call('endClassOffer', { place: 2 })).status).toBe(200)
  expect((await trainer.call('endClassOffer', { place: 2 })).status).toBe(200)
  expect((await reader.call('preparedBasket', { hash })).status).toBe(404)
  expect((await reader.call('cart', {})).value.pieces).toBe(2)
})

test('nobody ends or reads offers of somebody else, and only a trainer with a code makes them', async () => {
  const trainer = await newTrainer()
  const { hash } = (await trainer.call('makeClassOffer', { title: 'Kurz' })).value
  const stranger = await newTrainer()
  expect((await stranger.call('classOffers', {})).value.offers).toEqual([])
  await stranger.call('endClassOffer', { place: 1 })
  expect((await visit(shop).call('preparedBasket', { hash })).status).toBe(200)
  const customer = await newCustomer(shop)
  expect((await customer.call('makeClassOffer', { title: 'Kurz' })).error.code).toBe('not_a_trainer')
  expect((await visit(shop).call('makeClassOffer', { title: 'Kurz' })).status).toBe(401)

  // Who leaves the programme recommends no longer; the basket stays, without the code.
  await query(shop, 'update shop.customers set customer_group_id = null where email = $1', [trainer.email])
  expect((await visit(shop).call('preparedBasket', { hash })).value.partner).toBeNull()
  expect((await visit(shop).call('takeBasket', { hash })).value.coupon.state).toBe('none')
})

test('an order of the class is a recommendation that counts for the trainer', async () => {
  const trainer = await newTrainer()
  const { hash } = (await trainer.call('makeClassOffer', { title: 'Kurz' })).value
  const reader = visit(shop)
  await reader.call('takeBasket', { hash })
  const { orderId } = await recommending.finish(reader)
  await recommending.deliver(orderId)
  expect(await recommending.stateOf(orderId)).toMatchObject({ state: 'rewarded' })
  expect(await recommending.rewardsOf(trainer)).toEqual([{ kind: 'referral', amount: 100 }])
})
