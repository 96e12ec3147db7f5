import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, move, openPayment, type Placed, pressButton, query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'
import { cardOf, newBreeder, newLitter } from './breeding.ts'

const shop = openShop()
const DAY = 24 * 60
let room: PackingRoom
let houses = 0
beforeAll(async () => {
  room = await openPackingRoom(shop)
  await setStock(shop, SKU.bag2, 200)
})
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

async function buy(person: Person, details: object = {}): Promise<Placed> {
  houses += 1
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), pieces: 1 })
  const own = { email: person.email, phone: `+420778${String(100_000 + houses)}`, street: `Štěněcí ${houses}` }
  const ready = await fillCheckout(person, { details: { ...own, ...details }, payment: 'karta' })
  const placed = await pressButton(person, ready, person.email)
  shop.partners.gopay.act(await openPayment(shop, placed), 'pay')
  await hear(shop)
  return placed
}

async function deliver({ orderId }: Placed): Promise<void> {
  for (const { parcelId } of await room.shipped(orderId)) await room.warehouse.call('deliverParcel', { parcelId })
  await shop.runJobs()
}

const creditsOf = ({ email }: Person) =>
  query<{ amount: number }>(
    shop,
    `select e.amount from shop.credit_entries e join shop.customers c on c.id = e.customer_id
      where c.email = $1 and e.reference_type = 'puppy' order by e.id`,
    [email],
  )

const rewardOf = async (uid: string) =>
  (await query(shop, 'select reward, reward_reason as reason from shop.puppies where uid = $1', [uid]))[0]

async function handedOver() {
  const breeder = await newBreeder(shop)
  const { id } = await newLitter(shop, breeder, { puppies: 1 })
  const uid = await cardOf(shop, breeder, id)
  const owner = await newCustomer(shop)
  await owner.call('takePuppy', { uid })
  return { breeder, owner, uid }
}

describe('the reward of the breeder', () => {
  test('comes once, when the first order of the new owner can no longer come back', async () => {
    const { breeder, owner, uid } = await handedOver()
    await deliver(await buy(owner))
    await runJob(shop, 'reward-breeders')
    expect([await creditsOf(breeder), await rewardOf(uid)]).toEqual([[], { reward: null, reason: null }])
    move(shop, 16 * DAY)
    for (const _ of [1, 2, 3]) await runJob(shop, 'reward-breeders')
    expect([await creditsOf(breeder), await rewardOf(uid)]).toEqual([
      [{ amount: 150 }],
      { reward: 'given', reason: null },
    ])
  })

  test('never for the own household', async () => {
    const { breeder, owner, uid } = await handedOver()
    await deliver(await buy(breeder, { street: 'Společná 7' }))
    await deliver(await buy(owner, { street: 'společná 7' }))
    move(shop, 16 * DAY)
    await runJob(shop, 'reward-breeders')
    expect(await rewardOf(uid)).toEqual({ reward: 'refused', reason: 'same_household' })
    expect(await creditsOf(breeder)).toEqual([])
  })

  test('never for a puppy that the breeder keeps', async () => {
    const breeder = await newBreeder(shop)
    const { id } = await newLitter(shop, breeder, { puppies: 1 })
    const uid = await cardOf(shop, breeder, id)
    await breeder.call('takePuppy', { uid })
    await deliver(await buy(breeder))
    await runJob(shop, 'reward-breeders')
    expect(await rewardOf(uid)).toEqual({ reward: 'refused', reason: 'same_person' })
  })
})

describe('starter packs asked for', () => {
  const packsOf = (litterId: number) =>
    query(
      shop,
      `select packs_order_id::int as "orderId", packs_sent_at is not null as "isSent",
              (select count(*)::int from shop.staff_tasks t where t.subject = 'litter:' || l.id and t.closed_at is null) as tasks
         from shop.litters l where id = $1`,
      [litterId],
    )

  test('go with the next order: the packer reads how many, and the closed box ends the task', async () => {
    const breeder = await newBreeder(shop)
    const { id } = await newLitter(shop, breeder, { puppies: 12 })
    await breeder.call('askForPacks', { id })
    const order = await buy(breeder)
    expect(await packsOf(id)).toEqual([{ orderId: null, isSent: false, tasks: 1 }])
    await room.warehouse.call('startPacking', { orderId: order.orderId })
    expect(await packsOf(id)).toEqual([{ orderId: order.orderId, isSent: false, tasks: 1 }])
    await room.packed(order.orderId)
    expect(await packsOf(id)).toEqual([{ orderId: order.orderId, isSent: true, tasks: 0 }])
    const next = await buy(breeder)
    await room.packed(next.orderId)
    expect(await packsOf(id)).toEqual([{ orderId: order.orderId, isSent: true, tasks: 0 }])
  })

  test('asked for while a box is open they wait for the next order', async () => {
    const breeder = await newBreeder(shop)
    const { id } = await newLitter(shop, breeder, { puppies: 1 })
    const order = await buy(breeder)
    await room.warehouse.call('startPacking', { orderId: order.orderId })
    await breeder.call('askForPacks', { id })
    await room.packed(order.orderId)
    expect(await packsOf(id)).toEqual([{ orderId: null, isSent: false, tasks: 1 }])
  })
})
