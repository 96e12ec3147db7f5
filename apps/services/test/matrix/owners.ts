import { issueInvoice } from '#app/document/issue-invoice'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { inTransaction } from '#app/store/database'
import { newCompany, orderForCompany } from '../company/buying-company.ts'
import { type Group, joinAndConfirm, type Member, openGroup } from '../group-order/group.ts'
import type { Harness } from '../harness.ts'
import { cardOf, newBreeder, newLitter } from '../litter/breeding.ts'
import { query, runJob } from '../paying.ts'
import type { Person } from '../people.ts'
import { SKU, setStock, variantId } from '../shopping.ts'
import { happen, listen } from '../webhook/partners.ts'
import { startReceiver } from '../webhook/receiver.ts'

/** What a wholesaler has: an order with its invoice, a template, a key, webhooks, a dog. */
export interface Wholesaler {
  person: Person
  orderId: number
  documentId: number
  templateId: number
  key: string
  webhookId: number
  deliveryId: number
  dogId: number
  /** Words and numbers that nobody else may read. */
  marks: string[]
}

export async function newWholesaler(shop: Harness): Promise<Wholesaler> {
  await setStock(shop, SKU.bag12, 1000)
  const person = await newCompany(shop)
  const order = await orderForCompany(shop, person)
  const documentId = await invoice(shop, order.orderId)
  const lines = [{ variantId: await variantId(shop, SKU.bag12), pieces: 4 }]
  const saved = await person.call('saveTemplate', { name: `Pondělí ${order.number}`, lines })
  const { value: made } = await person.call('makeAvailabilityKey', {})
  const { url } = await startReceiver()
  const { id: webhookId } = await listen(person, url)
  await happen(shop, person, `order:${order.number}`)
  await runJob(shop, 'send-webhooks')
  const deliveryId = (await person.call('webhooks', {})).value.deliveries[0]?.id ?? 0
  const dog = await person.call('addDog', { name: `Alík ${order.number}` })
  return {
    ...{ person, orderId: order.orderId, documentId, key: made.key, webhookId, deliveryId },
    templateId: saved.value.templates[0]?.id ?? 0,
    dogId: dog.value.id,
    marks: [person.email, order.number, `Pondělí ${order.number}`, url],
  }
}

async function invoice(shop: Harness, orderId: number): Promise<number> {
  return inTransaction(shop.deps.pool, async (db) => {
    await lockPayableOrder(db, orderId)
    const actor = { kind: 'system' as const }
    return issueInvoice({ db, deps: shop.deps, now: shop.clock.now(), requestId: 'test', actor }, orderId)
  })
}

export interface Breeder {
  person: Person
  litterId: number
  puppyId: number
  uid: string
  basket: string
  marks: string[]
}

export async function newKennel(shop: Harness): Promise<Breeder> {
  const person = await newBreeder(shop)
  const { id, puppies } = await newLitter(shop, person)
  await query(
    shop,
    'update shop.litters set product_id = (select product_id from shop.variants where sku = $2) where id = $1',
    [id, SKU.bag2],
  )
  const uid = await cardOf(shop, person, id)
  const bag = await variantId(shop, SKU.bag2)
  const { value } = await person.call('prepareLitterBasket', { id, variantId: bag })
  return { person, litterId: id, puppyId: puppies[1]?.id ?? 0, uid, basket: value.hash, marks: [person.email, uid] }
}

export interface Trainer {
  person: Person
  group: Group
  member: Member
  marks: string[]
}

export async function newTrainer(shop: Harness): Promise<Trainer> {
  const group = await openGroup(shop)
  const member = await joinAndConfirm(shop, group, 2)
  return { person: group.trainer, group, member, marks: [group.trainer.email, group.hash, member.email, member.member] }
}
